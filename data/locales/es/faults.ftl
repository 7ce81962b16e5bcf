# Lo que se dice cuando algo va mal alrededor de una partida.

faults-too-large = La imagen o el archivo es demasiado grande para este sitio, así que se omite.
faults-barred = No puedo publicar donde está esta partida: su canal o hilo se ha borrado o está bloqueado, o me falta algún permiso allí (Ver canal, Enviar mensajes, Enviar mensajes en hilos, Adjuntar archivos, Crear hilos públicos). La partida sigue y no se pierde nada. Devuélveme el acceso y publicaré lo pendiente; o lleva la partida a otro canal con /mod trasladar.
faults-left = { $who } ha dejado este servidor. { $then ->
    [ai] Un jugador IA ocupa su asiento hasta que vuelva.
    [default] Sus preguntas se responden con la respuesta segura hasta que vuelva.
   *[wait] La partida espera: la moderación puede poner a otra persona en su asiento.
}
faults-story-left = { $who } ha dejado el servidor. { $then ->
    [ai] Un jugador IA ocupa su asiento.
    [default] Por este asiento se dan respuestas seguras.
   *[wait] Su asiento espera.
}
faults-story-back = { $who } ha vuelto.
