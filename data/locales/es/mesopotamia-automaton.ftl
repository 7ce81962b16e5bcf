# Mesopotamia: un autómata como rival, cómo juega y quién puede jugar contra quién.
#
# $n un número.

## La sala

mesopotamia-refuses-alone = En este modo no se puede jugar a solas. Elige el autómata como rival o espera a más gente.
mesopotamia-refuses-alone-team = Un equipo necesita al menos dos personas. A solas puedes jugar con el autómata como rival.
mesopotamia-refuses-scenario = Este modo es para una sola persona. Elige otro para jugar en compañía.
mesopotamia-refuses-seats = El autómata ocupa un asiento, así que pueden jugar hasta { $n } personas.
mesopotamia-refuses-boxes-automaton = Con la caja básica pueden jugar hasta { $n } personas con el autómata, que ocupa un asiento. Añade una expansión o jugad menos.
mesopotamia-refuses-difficulty = Solo un autómata tiene dificultad. Elige un modo con el autómata o vuelve a poner la dificultad en Emperador.
mesopotamia-refuses-opponent = Solo los rivales que juegan según las reglas tienen un imperio propio. Elige un modo así o deja su imperio al azar.
mesopotamia-refuses-opponent-box = El imperio elegido para el rival no está en ninguna caja en juego. Añade su caja o elige otro.
