# Mantener separadas a las personas: /bloquear y su página, y lo que se lee donde se encontrarían dos.

blocks-button = Personas bloqueadas…
blocks-title = Personas bloqueadas
blocks-about = Tú y las personas de esta lista nunca coincidís en una sala: ni tú ni ellas podéis uniros ni recibir una invitación mientras esté la otra persona. Solo tú ves esta lista. Los moderadores sí pueden sentaros a la misma mesa.
blocks-nobody = No has bloqueado a nadie. Para bloquear a alguien, usa /bloquear y elige a la persona.
blocks-choose = Elige a quién desbloquear…
blocks-done = Has bloqueado a { $name }.
blocks-undone = Has desbloqueado a { $name }.
blocks-self = No puedes bloquearte a ti.
blocks-bot = No puedes bloquear a un bot.
blocks-enough = Has bloqueado a { $most } personas, y ese es el límite. Desbloquea antes a alguien.

blocks-own = Has bloqueado a { $names }. Para jugar en la misma mesa, quita antes el bloqueo con /bloquear.
blocks-own-invited = Has bloqueado a esta persona. Para invitarla, desbloquéala antes con /bloquear.
blocks-closed = No puedes unirte a esta mesa. Elige otra sala en /partida lista o abre la tuya con /partida crear.
blocks-not-invited = No se puede invitar a esta persona a esta mesa.
blocks-no-rematch = Aquí no se puede abrir una revancha. Puedes abrir una sala propia con /partida crear.
