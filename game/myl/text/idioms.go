package text

import (
	"slices"
	"strings"
)

// idiomList holds phrases that mean the same wherever they stand, a line for
// each: those before the sign are read as the one after it. A word in brackets
// stands for each of its parts.
const idiomList = `
sin necesidad de pagar = sin pagar
sin tener que pagar = sin pagar
sin tener que [pagarlo pagarla pagarlos pagarlas] = sin pagar su coste
sin que [pagues pague] = sin pagar
sin [pagarlo pagarla pagarlos pagarlas] = sin pagar su coste
sin pagar [sus los] coste = sin pagar su coste
sin pagar por [el ella ellos ellas] = sin pagar su coste
sin costo de oro = sin pagar su coste
de forma gratuita = sin pagar su coste
sin pagar [oro oros] = sin pagar su coste
[gratis gratuitamente] = sin pagar su coste

o bien = o
te muestra = muestra
te muestre = muestre
te [quedan queden queda quede] = tienes
si haces esto = si lo haces
si asi lo haces = si lo haces
si lo hiciste = si lo haces
de hacerlo = si lo haces
de [esta esa] manera = de esta forma
de [este ese] modo = de esta forma
de esa forma = de esta forma
asi descartada = descartada de esta forma
asi descartadas = descartadas de esta forma
asi desterrada = desterrada de esta forma
asi desterradas = desterradas de esta forma
asi desterrado = desterrado de esta forma
asi desterrados = desterrados de esta forma
asi botada = botada de esta forma
asi botadas = botadas de esta forma
asi botados = botados de esta forma
asi destruido = destruido de esta forma
asi destruidos = destruidos de esta forma
asi destruidas = destruidas de esta forma
asi barajadas = barajadas de esta forma
asi barajados = barajados de esta forma
asigna dano = hace dano
[realiza realice genera genere] dano = hace dano
[realizan realicen generan generen] dano = hacen dano
[realizar generar] dano = hacer dano
asignan dano = hacen dano
asigne dano = haga dano
asignen dano = hagan dano
asignar dano = hacer dano
la misma cantidad de dano = el mismo dano
[dana danan dane] [al el] mazo = hace dano al mazo
[dana danan dane] [al el] castillo = hace dano al mazo castillo

tu mazo castillo = tu mazo castillo
su mazo castillo = su mazo castillo
el mazo castillo = el mazo castillo
al mazo castillo = al mazo castillo
del mazo castillo = del mazo castillo
[tu] [mazo castillo] = tu mazo castillo
[su] [mazo castillo] = su mazo castillo
[el] [mazo castillo] = el mazo castillo
[al] [mazo castillo] = al mazo castillo
[del] [mazo castillo] = del mazo castillo
sus mazos castillos = sus mazos castillo
sus mazos castillo = sus mazos castillo
sus [mazos castillos] = sus mazos castillo

siempre y cuando = si
en caso de que = si
en caso que = si
en el caso de que = si
a condicion de que = si
con la condicion de que = si
[salvo excepto] [que si] = a menos que
a no ser que = a menos que
a menos de que = a menos que
toda vez que = cada vez que
todas las veces que = cada vez que
[al] momento [en de] que = cuando
al momento que = cuando
en el momento [en de] que = cuando
en el momento que = cuando
en el instante en que = cuando
tan pronto como = cuando
[al] momento de = al
en el [momento instante] de = al
en cuanto = cuando
apenas = cuando
una vez que = cuando

cada uno de los jugadores = cada jugador
[alguno cualquiera] de los jugadores = un jugador
un jugador cualquiera = un jugador
alguien = un jugador
los 2 jugadores = cada jugador
el jugador que [lo la] [controla controlaba] = su controlador
quien [lo la] [controla controlaba] = su controlador
tanto tu como tu oponente = cada jugador
tu y tu oponente = cada jugador
los dos jugadores = cada jugador
el otro jugador = tu oponente
al otro jugador = a tu oponente
del otro jugador = de tu oponente
[el un cada] oponente = tu oponente
[el un cada] jugador oponente = tu oponente
del oponente = de tu oponente
del jugador oponente = de tu oponente
el jugador contrario = tu oponente
al oponente = a tu oponente
al jugador oponente = a tu oponente
jugador oponente = oponente
aliado contrario = aliado oponente
oro contrario = oro oponente
totem contrario = totem oponente
talisman contrario = talisman oponente
mazo castillo contrario = mazo castillo oponente
cementerio contrario = cementerio oponente
[nadie ninguno] [puede podra] = ningun jugador puede

tiene que = debe
tendra que = debe
tienen que = deben
tendran que = deben
tienes que = debes
tendras que = debes
tenga que = deba
tengan que = deban
tengas que = debas
[esta queda] [obligado obligada] a = debe
[estan quedan] [obligados obligadas] a = deben
se ve [obligado obligada] a = debe

en lugar de = en vez de
en vez de al = en vez de ir al
en vez de a tu cementerio = en vez de ir a tu cementerio
como respuesta = en respuesta
sobre [tu su el] mazo = encima de tu mazo
se encuentre = este
se encuentra = esta
se encuentren = esten
se encuentran = estan
se [halle mantenga] = este
se [halla mantiene] = esta
[permanezca siga continue] en juego = este en juego
[permanece sigue continua] en juego = esta en juego
en mesa = en juego
en la mesa = en juego
en el juego = en juego
hasta que su fuerza se agote = hasta agotar su fuerza
del juego al cementerio = al cementerio desde el juego
desde el juego al cementerio = al cementerio desde el juego
en el campo = en juego
en el campo de batalla = en juego
muere = es destruido
mueren = son destruidos
muera = sea destruido
mueran = sean destruidos
murio = fue destruido
murieron = fueron destruidos
tras atacar = despues de atacar
tras bloquear = despues de bloquear
tras ser = despues de ser
al morir = al ser destruido
[deja abandona] el juego = sale del juego
[removido removida] del juego = desterrado
[removidos removidas] del juego = desterrados
[deje abandone] el juego = salga del juego
[dejar abandonar] el juego = salir del juego
deja de estar en juego = sale del juego
deje de estar en juego = salga del juego
dejen de estar en juego = salgan del juego
dejar de estar en juego = salir del juego

entre [ellas ellos] [hay haya habia] = entre esas cartas hay
habia = hay

que controles tu = que controles
que [este esten] bajo tu control = que controles
que se [encuentre encuentren] bajo tu control = que controles
que tengas bajo tu control = que controles
que poseas = que controles
que se [encuentre encuentren] en = que este en
[ubicado ubicada ubicados ubicadas presente presentes] en = en
dentro de [tu] = en tu
dentro de [su] = en su
dentro del = en el
hacia [tu] = a tu
hacia [su] = a su
hacia la = a la
hacia el = al
a juego = en juego
[llega llegue] al juego = entra en juego
[llega llegue cae caiga pasa pase] al cementerio = va al cementerio
[llegan lleguen caen caigan pasan pasen] al cementerio = van al cementerio
[llegar pasar] al cementerio = ir al cementerio
en cualquier momento [de durante] tu turno = en tu turno
en tus turnos = en tu turno
en el [final fin] de tu turno = al final de tu turno
que se [encuentre encuentren] = que este

[linea zona pila] de cementerio = cementerio
[linea zona] defensiva = linea de defensa
linea ofensiva = linea de ataque
zona de [oro oros] = reserva de oro
zona de [oro oros] [pagado pagados] = zona de oro pagado
reserva de [oro oros] [pagado pagados] = zona de oro pagado
al final de [tu su el] mazo = en el fondo de su mazo
al final del mazo = en el fondo de su mazo
como ultima carta [de] [tu su] mazo = en el fondo de su mazo
como ultima carta del mazo = en el fondo de su mazo
como primera carta [de] [tu su] mazo = en el tope de su mazo
como primera carta del mazo = en el tope de su mazo
la carta del tope = la carta superior
la carta del fondo = la carta inferior
[linea lineas] de ataque y defensa = lineas de ataque y defensa
mazos castillos = mazos castillo
mazo de castillo = mazo castillo
linea defensa = linea de defensa
linea ataque = linea de ataque
linea apoyo = linea de apoyo
[moneda monedas] de [oro oros] = oros
parte de arriba = parte superior
parte de abajo = parte inferior
el tope superior = el tope
la cima = el tope
la base = el fondo
coste de oro = coste
con ese coste = de ese coste
como sea la fuerza = como la fuerza
como sea su fuerza = como su fuerza
como sea el coste = como el coste
como sea su coste = como su coste
la mayor fuerza [entre de] los aliados = la fuerza del aliado de mayor fuerza
coste en [oro oros] = coste

preven [esa dicha su] destruccion = prevenla
prevenir [esa dicha su] destruccion = prevenirla
habilidades que anulen = habilidades de anulacion
dano [en por] [combate batalla] = dano de combate
[combate combata luche pelea pelee] [con contra] = bloquea o es bloqueado por
[combaten combatan luchan luchen pelean peleen] [con contra] = bloquean o son bloqueados por
al [combatir luchar pelear] [con contra] = al bloquear o ser bloqueado por
[vuelve vuelva] a entrar en juego = vuelve al juego
vuelve a ponerlo = ponlo
vuelve a ponerla = ponla
vuelve a ponerlos = ponlos
vuelve a ponerlas = ponlas
volver a ponerlo = ponerlo
volver a ponerla = ponerla
volver a ponerlos = ponerlos
volver a ponerlas = ponerlas
en juego [nuevamente] = en juego
en juego [de] nuevo = en juego
en juego otra vez = en juego
[nuevamente] en juego = en juego
de nuevo en juego = en juego
otra vez en juego = en juego
[vuelven vuelvan] a entrar en juego = vuelven al juego
[resulta resulte queda quede] [destruido] = es destruido
[resultan resulten quedan queden] [destruidos] = son destruidos
[destruido destruida] en [combate batalla] = destruido por dano de combate
[destruidos destruidas] en [combate batalla] = destruidos por dano de combate
[aleatoriamente] = al azar
de [forma manera] aleatoria = al azar
[elegida elegidas escogida escogidas elegido elegidos] al azar = al azar
de tu eleccion = a tu eleccion
de su eleccion = a su eleccion
que [tu] elijas = que elijas
en el orden que [desees prefieras elijas quieras] = en cualquier orden

has jugado = jugaste
has bajado = jugaste
has atacado = atacaste
has declarado = declaraste
has robado = robaste
has botado = botaste
has descartado = descartaste
has utilizado = utilizaste
ha jugado = jugo
ha robado = robo
ha botado = boto
ha descartado = descarto

una vez al turno = una vez por turno
una vez en el turno = una vez por turno
una vez por cada turno = una vez por turno
una vez durante el turno = una vez por turno
este mismo turno = este turno
el presente turno = este turno
lo que [queda quede] del turno = este turno
mientras dure este turno = durante este turno
mientras dure el turno = durante este turno
[declarado declarada] como atacante = declarado atacante
[declarado declarada] como bloqueador = declarado bloqueador
[declarados declaradas] como atacantes = declarados atacantes
[declarados declaradas] como bloqueadores = declarados bloqueadores
destruirse = ser destruido
desterrarse = ser desterrado
anularse = ser anulado
cancelarse = ser cancelado
barajarse = ser barajado
agruparse = ser agrupado
bloquearse = ser bloqueado
jugarse = ser jugado
declararse [atacante atacantes] = ser declarado atacante
declararse [bloqueador bloqueadores] = ser declarado bloqueador
[vuelve vuelven] a ser = es
lo que [queda quede reste] de juego = resto del juego
[fin termino] [del de] = final del
que [termine finalice acabe] [el] turno = el final del turno
que [termine finalice acabe] este turno = el final del turno
que [termine finalice acabe] tu turno = el final de tu turno
al [acabar terminar] = al finalizar
al [termino fin] de = al final de
hasta [final fin] de turno = hasta el final del turno
al final de turno = al final del turno

con el fin de = para
su mano [completa entera] = toda su mano
tu mano [completa entera] = toda tu mano
a cambio de pagar = pagando
para luego = y luego
para despues = y luego
para posteriormente = y luego
y a continuacion = y luego
y posteriormente = y luego
y [enseguida seguidamente] = y luego
y acto seguido = y luego
tras lo cual = y luego
[despues luego] de [resolverse resolverlo] = luego
luego de lo cual = y luego

[pasa pasara] a tener = tiene
[pasan pasaran] a tener = tienen
[pase] a tener = tenga
[pasen] a tener = tengan
[llevar] [arma armas] = portar armas
[llevar] un arma = portar un arma
arma que lleve = arma que porte
armas que [lleve lleven] = armas que porten
arma que lleven = arma que porten
[pasa pasara] a ser = se considera
[pasan pasaran] a ser = se consideran
[pase] a ser = se considere
[pasen] a ser = se consideren
hasta un maximo de = hasta
un maximo de = hasta
no mas de = hasta
hasta un total de = hasta
a lo [mas sumo] = como maximo
una unica vez = una sola vez
un par de = dos
la cantidad que [quieras desees elijas prefieras] de = cualquier cantidad de
el numero que [quieras desees elijas prefieras] de = cualquier cantidad de
que [desees quieras prefieras escojas selecciones] = que elijas
con mas fuerza = con mayor fuerza
de mas fuerza = de mayor fuerza
con mas coste = con mayor coste
con menos [fuerza] = con menor fuerza
vale por = genera
[dobla] su fuerza = duplica su fuerza
[doblan] su fuerza = duplican su fuerza
no mayor [a que] = igual o menor a
no menor [a que] = igual o mayor a
no superior a = igual o menor a
no inferior a = igual o mayor a
mas alto coste = mayor coste
coste mas alto = mayor coste
coste mas bajo = menor coste
fuerza mas alta = mayor fuerza
fuerza mas baja = menor fuerza
igual o inferior = igual o menor
igual o superior = igual o mayor
inferior o igual = menor o igual
superior o igual = mayor o igual
el total de = el numero de
al mismo tiempo = a la vez
cuenta como = se considera
cuentan como = se consideran
simultaneamente = a la vez
`

// An idiom is one phrase and what it is read as.
type idiom struct{ from, to []string }

// idioms lists them by their first word, longer ones first.
var idioms = makeIdioms()

func makeIdioms() map[string][]idiom {
	all := map[string][]idiom{}
	for line := range strings.Lines(idiomList) {
		from, to, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			continue
		}
		for _, phrase := range spread(from) {
			i := idiom{phrase, strings.Fields(to)}
			list := all[phrase[0]]
			at := 0
			for at < len(list) && len(list[at].from) >= len(phrase) {
				at++
			}
			all[phrase[0]] = append(list[:at], append([]idiom{i}, list[at:]...)...)
		}
	}
	return all
}

// spread writes out the words in brackets.
func spread(phrase string) [][]string {
	before, rest, ok := strings.Cut(phrase, "[")
	if !ok {
		return [][]string{strings.Fields(phrase)}
	}
	words, after, _ := strings.Cut(rest, "]")
	var out [][]string
	for _, w := range strings.Fields(words) {
		out = append(out, spread(before+w+after)...)
	}
	return out
}

// rephrase puts what an idiom is read as in its place. The new words lie where
// the whole phrase lay.
func rephrase(tokens []token) []token {
	var out []token
	done := 0
	for i := 0; i < len(tokens); i++ {
		if n := tokens[i].self; n > 0 {
			i += n - 1
			continue
		}
		same, ok := idiomAt(tokens[i:])
		if !ok || slices.Contains(same.from, "otro") && namesAPlayer(tokens[:i]) {
			continue
		}
		last := i + len(same.from) - 1
		out = append(out, tokens[done:i]...)
		for n, w := range same.to {
			out = append(out, token{kind: word, capital: n == 0 && tokens[i].capital, word: w, start: tokens[i].start, end: tokens[last].end})
		}
		i, done = last, last+1
	}
	if done == 0 {
		return tokens
	}
	return append(out, tokens[done:]...)
}

// namesAPlayer reports whether a text named a player so far of whom "el otro jugador" may
// be the other: one of the two in whatever sentence, the opponent in this one.
func namesAPlayer(tokens []token) bool {
	for i := len(tokens) - 1; i >= 0; i-- {
		switch tokens[i].word {
		case "jugador", "jugadores":
			return true
		case ".":
			return slices.ContainsFunc(tokens[:i], func(t token) bool { return t.word == "jugador" || t.word == "jugadores" })
		case "oponente":
			if i > 0 && tokens[i-1].word == "tu" {
				return true
			}
		}
	}
	return false
}

func idiomAt(tokens []token) (idiom, bool) {
	for _, i := range idioms[tokens[0].word] {
		if len(i.from) <= len(tokens) && spells(tokens, i.from) {
			return i, true
		}
	}
	return idiom{}, false
}

func spells(tokens []token, words []string) bool {
	for n, w := range words {
		if tokens[n].word != w || tokens[n].kind != word || tokens[n].self > 0 {
			return false
		}
	}
	return true
}
