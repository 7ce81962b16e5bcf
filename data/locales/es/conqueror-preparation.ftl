# Conqueror: la fase de Preparación. Los sucesos con autor siguen al nombre del jugador.
#
# $units una lista de unidades; $unit una unidad de élite; $place, $places territorios; $hero un héroe, o «un héroe» para quien
# no puede saber cuál; $effect para qué sirve alguien; $price, $left monedas, o lo que queda en el cuartel; $what una lista de cosas que hacer; $planned una frase;
# $fed unidades que necesitan alimento, $limit para cuántas hay; $food alimento; $n, $first, $then números y partes de una lista.

## Preguntas

conqueror-topic-preparation = reclutar y prepararse

conqueror-ask-prepare = { $planned } Unidades en el mapa: { $fed }, con alimento para { $limit }. Tienes { $left }.
conqueror-ask-plague = La Peste se lleva { $n ->
    [one] una de tus unidades. ¿Cuál?
   *[other] { $n } de tus unidades. ¿Cuáles?
}
conqueror-ask-surplus = Tienes { $fed } unidades y alimento para { $limit }. { $n ->
    [one] Una unidad debe volver al cuartel. ¿Cuál?
   *[other] { $n } unidades deben volver al cuartel. ¿Cuáles?
}
conqueror-nothing-planned = ¿Qué reclutas?
conqueror-planned = De momento: { $what }.

## Respuestas

conqueror-group-leaders = Unidad de élite y Héroes
conqueror-do-usual = Hacer lo habitual y terminar
conqueror-hint-usual = { $what }
conqueror-do-token = Gastar tu alimento almacenado
conqueror-hint-token = Esta ronda habrá alimento para { $limit } unidades; tienes { $fed }
conqueror-do-lose = { $place }: renunciar a { $units }
conqueror-hint-stay = { $n ->
    [0] Allí no queda ninguna unidad
    [one] Allí se queda { $units }
   *[other] Allí se quedan { $units }
}
conqueror-hint-given-up = { $food ->
    [0] Abandonas { $place }
   *[other] Abandonas { $place } y su alimento: { $food }
}
conqueror-do-recruit = { $place }: { $units }
conqueror-hint-fed = Tendrás { $fed ->
    [one] 1 unidad
   *[other] { $fed } unidades
} y alimento para { $limit } · en el cuartel quedan: { $left }
conqueror-do-levy = { $place }: { $units } por la Leva
conqueror-hint-levy = No necesita alimento esta ronda · en el cuartel quedan: { $left }
conqueror-group-mercenaries = Caballería por monedas
conqueror-do-mercenary = { $units } en { $place } por { $price }
conqueror-hint-mercenary = Tendrás { $fed ->
    [one] 1 unidad
   *[other] { $fed } unidades
} y alimento para { $limit } · después: { $left }
conqueror-do-elite = { $unit } en { $place } por { $price }
conqueror-do-siege = Máquina de Asedio en { $place } por { $price }
conqueror-siege-effect = Fuerza { $n } al atacar un Fuerte; si no, ninguna
conqueror-do-hero = { $hero } por { $price }
conqueror-hint-bought = { $effect } · después: { $left }
conqueror-do-store = Almacenar { $food } de alimento y terminar
conqueror-do-done = Terminar
conqueror-do-done-unstored = Terminar sin almacenar alimento
conqueror-hint-possible = Todavía puedes tener: { $what }
conqueror-possible-forts = unidades en { $n ->
    [1] { $places }
    [2] { $places }
   *[other] { $n } territorios
}
conqueror-possible-levy = la Leva
conqueror-possible-mercenary = una Caballería por monedas
conqueror-possible-elite = tu unidad de élite
conqueror-possible-siege = una Máquina de Asedio
conqueror-possible-heroes = { $n ->
    [one] un Héroe
   *[other] uno de { $n } Héroes
}

## Planes

conqueror-units-at = { $units } en { $place }
conqueror-parts = { $first }; { $then }
conqueror-a-hero = un Héroe
conqueror-hero-for = a { $hero } por { $price }

conqueror-planned-token = gastar tu alimento almacenado
conqueror-planned-plague = perder { $units } por la Peste
conqueror-planned-surplus = devolver al cuartel { $units }
conqueror-planned-recruit = reclutar { $units }
conqueror-planned-levy = reclutar { $units } por la Leva
conqueror-planned-mercenary = reclutar { $units } en { $place } por { $price }
conqueror-planned-elite = reclutar tu unidad de élite ({ $unit }) en { $place } por { $price }
conqueror-planned-siege = reclutar { $units } por { $price }
conqueror-planned-hero = reclutar a { $hero } por { $price }
conqueror-planned-heroes = reclutar { $heroes }
conqueror-planned-store = almacenar { $food } de alimento

conqueror-prepared-token = ha gastado el alimento almacenado
conqueror-prepared-plague = ha perdido { $units } por la Peste
conqueror-prepared-surplus = ha devuelto al cuartel por falta de alimento { $units }
conqueror-prepared-recruit = ha reclutado { $units }
conqueror-prepared-levy = ha reclutado { $units } por la Leva
conqueror-prepared-mercenary = ha reclutado { $units } en { $place } por { $price }
conqueror-prepared-elite = ha reclutado su unidad de élite ({ $unit }) en { $place } por { $price }
conqueror-prepared-siege = ha reclutado { $units } por { $price }
conqueror-prepared-hero = ha reclutado a { $hero } por { $price }
conqueror-prepared-heroes = ha reclutado { $heroes }
conqueror-prepared-store = ha almacenado { $food } de alimento

## Sucesos

conqueror-event-prepared = { $what }
conqueror-event-prepared-private = { $what }
conqueror-event-idle = no ha hecho nada en la Preparación

## Órdenes permanentes

conqueror-routine-usual = Preparación habitual: recluta lo más fuerte, no compra nada y almacena lo que sobra
conqueror-routine-mercenary = Preparación habitual, y antes la Caballería por monedas, en la Capital si se puede (tablero B)
