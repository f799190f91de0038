package text

// A verb is one verb of the language, whatever its form.
type verb uint8

const (
	noVerb verb = iota
	vAbrir
	vAcompanar
	vActivar
	vAfectar
	vAgrupar
	vAnular
	vAtacar
	vBajar
	vBarajar
	vBloquear
	vBotar
	vBuscar
	vCambiar
	vCancelar
	vConsiderar
	vControlar
	vConvertir
	vCopiar
	vCostar
	vDeber
	vDeclarar
	vDescartar
	vDesterrar
	vDestruir
	vDevolver
	vDuplicar
	vElegir
	vEntrar
	vEscoger
	vEstar
	vGanar
	vGenerar
	vHaber
	vHacer
	vJugar
	vMirar
	vModificar
	vMostrar
	vMover
	vNombrar
	vObligar
	vPagar
	vPasar
	vPerder
	vPermitir
	vPermanecer
	vPoder
	vPoner
	vPortar
	vPrevenir
	vRecibir
	vRedirigir
	vReducir
	vResolver
	vRobar
	vSalir
	vSaltar
	vSalvar
	vSer
	vSubir
	vTener
	vTomar
	vUtilizar
	vFinalizar
	vCargar
	vOrdenar
	vAumentar
	vDar
	vDesagrupar
	vQuitar
	vIntercambiar
	vSobrevivir
	vRepetir
	lastVerb = vRepetir
)

// The forms that the printer writes, in the order of the table below.
const (
	infinitive = iota
	imperative // also the third person: "destruye"
	plural     // "destruyen"
	subjunctive
	subjunctivePlural
	subjunctiveYou
	participle // masculine singular
	formCount
)

// verbForms lists each verb: the forms above, then other forms that are only
// read. The tenses and the forms with a pronoun ("ponlo") come out of these.
var verbForms = map[verb]string{
	vAbrir:        "abrir abre abren abra abran abras abierto",
	vAcompanar:    "acompanar acompana acompanan acompane acompanen acompanes acompanado",
	vActivar:      "activar activa activan active activen actives activado activas",
	vAfectar:      "afectar afecta afectan afecte afecten afectes afectado",
	vAgrupar:      "agrupar agrupa agrupan agrupe agrupen agrupes agrupado reagrupar reagrupa agrupas",
	vAnular:       "anular anula anulan anule anulen anules anulado anulas",
	vAtacar:       "atacar ataca atacan ataque ataquen ataques atacado atacaron ataco",
	vBajar:        "bajar baja bajan baje bajen bajes bajado bajas",
	vBarajar:      "barajar baraja barajan baraje barajen barajes barajado barajas",
	vBloquear:     "bloquear bloquea bloquean bloquee bloqueen bloquees bloqueado bloqueo bloqueas",
	vBotar:        "botar bota botan bote boten botes botado botas boto",
	vBuscar:       "buscar busca buscan busque busquen busques buscado buscas",
	vCambiar:      "cambiar cambia cambian cambie cambien cambies cambiado",
	vCancelar:     "cancelar cancela cancelan cancele cancelen canceles cancelado",
	vConsiderar:   "considerar considera consideran considere consideren consideres considerado",
	vControlar:    "controlar controla controlan controle controlen controles controlado controlas controlabas",
	vConvertir:    "convertir convierte convierten convierta conviertan conviertas convertido",
	vCopiar:       "copiar copia copian copie copien copies copiado",
	vCostar:       "costar cuesta cuestan cueste cuesten cuestes costado",
	vDeber:        "deber debe deben deba deban debas debido debes",
	vDeclarar:     "declarar declara declaran declare declaren declares declarado declaras realizar realiza",
	vDescartar:    "descartar descarta descartan descarte descarten descartes descartado descartas descarto",
	vDesterrar:    "desterrar destierra destierran destierre destierren destierres desterrado destierras remover remueve remueven remueva remuevan removido",
	vDestruir:     "destruir destruye destruyen destruya destruyan destruyas destruido destruyes destruyo destruyeron destruyera",
	vDevolver:     "devolver devuelve devuelven devuelva devuelvan devuelvas devuelto regresar regresa regresan regrese regresen regresado retornar retorna",
	vDuplicar:     "duplicar duplica duplican duplique dupliquen dupliques duplicado",
	vElegir:       "elegir elige eligen elija elijan elijas elegido eliges seleccionar selecciona seleccionan seleccione seleccionado",
	vEntrar:       "entrar entra entran entre entren entres entrado entro entrando",
	vEscoger:      "escoger escoge escogen escoja escojan escojas escogido",
	vEstar:        "estar esta estan este esten estes estado estas estaba estaban estuviera",
	vGanar:        "ganar gana ganan gane ganen ganes ganado obtener obtiene obtienen obtenga obtengan obtenido obten adquirir adquiere adquieren adquiera adquieran adquirido conseguir consigue consiguen consiga consigan sumar suma suman sume",
	vGenerar:      "generar genera generan genere generen generes generado",
	vHaber:        "haber hay han haya hayan hayas habido ha hubiera hubiese",
	vHacer:        "hacer haz hacen haga hagan hagas hecho hace haces hizo hicieron hiciera infligir inflige infligen inflija infligido producir produce producen produzca produzcan producido",
	vJugar:        "jugar juega juegan juegue jueguen juegues jugado juegas",
	vMirar:        "mirar mira miran mire miren mires mirado miras ver ve ven vea vean veas revisar revisa revisan revise observar observa observe",
	vModificar:    "modificar modifica modifican modifique modifiquen modifiques modificado modificada",
	vMostrar:      "mostrar muestra muestran muestre muestren muestres mostrado muestras revelar revela revelan revele revelado",
	vMover:        "mover mueve mueven mueva muevan muevas movido mueves",
	vNombrar:      "nombrar nombra nombran nombre nombren nombres nombrado",
	vObligar:      "obligar obliga obligan obligue obliguen obligues obligado",
	vPagar:        "pagar paga pagan pague paguen pagues pagado pagas pagando gastar gasta",
	vPasar:        "pasar pasa pasan pase pasen pases pasado",
	vPerder:       "perder pierde pierden pierda pierdan pierdas perdido",
	vPermitir:     "permitir permite permiten permita permitan permitas permitido",
	vPermanecer:   "permanecer permanece permanecen permanezca permanezcan permanezcas permanecido",
	vPoder:        "poder puede pueden pueda puedan puedas podido puedes",
	vPoner:        "poner pon ponen ponga pongan pongas puesto pone pones enviar envia envian envie envien enviado colocar coloca coloque colocado llevar lleva lleve puso pusieron anadir anade anaden anada anadan anadido traer trae traen traiga traigan traido",
	vPortar:       "portar porta portan porte porten portes portado portando",
	vPrevenir:     "prevenir preven previenen prevenga prevengan prevengas prevenido previene evitar evita evite evitado impedir impide impida impidan impedido",
	vRecibir:      "recibir recibe reciben reciba reciban recibas recibido",
	vRedirigir:    "redirigir redirige redirigen redirija redirijan redirijas redirigido dirigir dirige dirigido",
	vReducir:      "reducir reduce reducen reduzca reduzcan reduzcas reducido reduciendo disminuir disminuye disminuyen disminuya disminuyan disminuido disminuyendo",
	vResolver:     "resolver resuelve resuelven resuelva resuelvan resuelvas resuelto",
	vRobar:        "robar roba roban robe roben robes robado robas",
	vSalir:        "salir sale salen salga salgan salgas salido",
	vSaltar:       "saltar salta saltan salte salten saltes saltado",
	vSalvar:       "salvar salva salvan salve salven salves salvado",
	vSer:          "ser es son sea sean seas sido fue fuera fueran fuese fuesen siendo fueron era eran",
	vSobrevivir:   "sobrevivir sobrevive sobreviven sobreviva sobrevivan sobrevivas sobrevivido",
	vRepetir:      "repetir repite repiten repita repitan repitas repetido repites",
	vSubir:        "subir sube suben suba suban subas subido subes",
	vTomar:        "tomar toma toman tome tomen tomes tomado",
	vTener:        "tener tiene tienen tenga tengan tengas tenido tienes tuvo tuvieron tuviera tuvieran tenia tenias tenian poseer posee poseen posea posean poseas posees",
	vUtilizar:     "utilizar utiliza utilizan utilice utilicen utilices utilizado utilizas usar usas usa usan use usen usado",
	vFinalizar:    "finalizar finaliza finalizan finalice finalicen finalices finalizado terminar termina termine terminado",
	vOrdenar:      "ordenar ordena ordenan ordene ordenen ordenes ordenado reordenar reordena",
	vAumentar:     "aumentar aumenta aumentan aumente aumenten aumentes aumentado incrementar incrementa",
	vDar:          "otorgar otorga otorgan otorgue otorguen otorgues otorgado dar da dan dado conceder concede conceden conceda brindar brinda",
	vIntercambiar: "intercambiar intercambia intercambian intercambie intercambien intercambies intercambiado",
	vQuitar:       "quitar quita quitan quite quiten quites quitado restar resta restan reste resten",
	vDesagrupar:   "desagrupar desagrupa desagrupan desagrupe desagrupen desagrupes desagrupado",
	vCargar:       "cargar carga cargan cargue carguen cargues cargado equipar equipa equipado",
}

// synonyms lists further verbs that are read as one of these. Behind a stroke stands the stem of
// the present where it is not that of the infinitive, and that of its subjunctive.
var synonyms = map[verb]string{
	vActivar:   "ejecutar",
	vAgrupar:   "reagrupar",
	vAumentar:  "incrementar",
	vBarajar:   "mezclar revolver/revuelv rebarajar",
	vCargar:    "equipar anexar",
	vDar:       "entregar proporcionar aportar conferir/confier/confier",
	vDeclarar:  "realizar",
	vDescartar: "desechar",
	vDesterrar: "exiliar",
	vEntrar:    "ingresar",
	vDevolver:  "regresar retornar reintegrar",
	vElegir:    "seleccionar designar senalar decidir",
	vFinalizar: "terminar acabar",
	vGanar:     "sumar",
	vHacer:     "causar provocar ocasionar",
	vMirar:     "revisar observar examinar inspeccionar",
	vMostrar:   "revelar ensenar exhibir",
	vMover:     "trasladar desplazar",
	vNombrar:   "mencionar",
	vOrdenar:   "reordenar",
	vPagar:     "gastar",
	vPoner:     "mandar enviar colocar llevar ubicar agregar incorporar depositar dejar introducir",
	vPrevenir:  "evitar",
	vQuitar:    "descontar/descuent",
	vRedirigir: "desviar redireccionar",
	vTomar:     "recuperar rescatar sacar retirar extraer/extra/extraig",
	vUtilizar:  "usar ocupar emplear",
}
