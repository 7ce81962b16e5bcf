# Lo que se dice cuando algo va mal alrededor de una partida.

faults-too-large = La imagen o el archivo es demasiado grande para publicarlo aquí, así que se omite.
faults-barred = No puedo publicar donde se juega esta partida: su canal o hilo se ha borrado o está bloqueado, o me falta algún permiso allí (Ver canal, Enviar mensajes, Enviar mensajes en hilos, Adjuntar archivos, Crear hilos públicos). La partida sigue y no se pierde nada. Devuélveme el acceso y publicaré lo pendiente, o traslada la partida a otro canal con /mod trasladar.
faults-left = { $who } ha dejado este servidor. { $then ->
    [ai] Un jugador IA juega en su lugar hasta que vuelva.
    [default] Sus preguntas reciben la respuesta segura hasta que vuelva.
   *[wait] La partida le espera; la moderación puede poner a otra persona en su asiento.
}
faults-story-left = { $who } ha dejado el servidor. { $then ->
    [ai] Un jugador IA juega en su lugar.
    [default] Su asiento da respuestas seguras.
   *[wait] Se le guarda el asiento.
}
faults-story-back = { $who } ha vuelto.
