/** Wordings of sentences that state revenue or the number of employees, in the languages of `parse-scope.ts`. */

const notLetter = String.raw`(?<!\p{L})`
const noLetter = String.raw`(?!\p{L})`

const revenueNouns = [
  '(?:(?:total|net|consolidated|group|annual|our) )*(?:revenues?|net sales|sales|turnover)',
  '(?:netto)?omsättning(?:en)?|(?:netto)?omsætning(?:en)?|omsetning(?:en)?|omsatte|driftsinntekt(?:er|ene)|liikevaihto(?:mme|nsa)?',
  'umsatz(?:erlöse)?|konzernumsatz|gesamtumsatz|(?:netto-?)?omzet',
  "chiffres? d'affaires(?: consolidé| net)*|ingresos(?: totales| netos)*|cifra de negocios?|facturación|ventas(?: netas)?",
  'ricavi(?: netti| totali| consolidati)*|fatturato|receita(?: operacional)?(?: líquida| total)*|volume de negócios',
]
/** Names of total revenue. */
export const revenueWords = new RegExp(
  `${notLetter}(?:${revenueNouns.join('|')})${noLetter}|売上(?:高|収益)|営業収益`,
  'giu',
)

const staffNouns = [
  "employees|people worldwide|people|FTEs?|FTE's|full-time equivalents?(?: employees)?|anställda|medarbetare|medarbejdere|fuldtidsmedarbejdere|medarbeidere|ansatte|årsverk|henkilöä|työntekijää",
  'mitarbeitende[nr]?|mitarbeiterinnen und mitarbeiter|mitarbeiter(?:[:*]?innen)?|beschäftigte|menschen|medewerkers|werknemers|fte',
  'collaborateurs|salariés|personnes|empleados|personas|trabajadores|dipendenti|persone|collaboratori|colaboradores|empregados|funcionários|trabalhadores|pessoas',
]
/** "12,345 employees": the amount and what it counts. */
export const employeeCount = new RegExp(
  String.raw`(?<![\d.,\p{L}€$£-])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+|\d{2,6}) (?:(?:permanent and temporary|own|dedicated|talented|skilled|active|total) )?(${staffNouns.join('|')})${noLetter}|(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,6}) ?(人|名)(?=[でとを、。])`,
  'giu',
)

const staffNames =
  '(?:average |total )?(?:number of employees|headcount)|medelantalet anställda|antalet (?:anställda|medarbetare)|antallet af medarbejdere|antall ansatte|henkilöstön? (?:määrä|lukumäärä|keskimäärin)|zahl der (?:beschäftigten|mitarbeitenden|mitarbeiter)|mitarbeiterzahl|aantal medewerkers|effectifs?(?: total| du groupe)*|nombre de (?:salariés|collaborateurs)|plantilla(?: media| total)?|número de empleados|organico|numero di dipendenti|número de (?:colaboradores|empregados)'
/** "The average number of employees was 12,345". */
export const namedCount = new RegExp(
  String.raw`(${notLetter}(?:${staffNames})|従業員数)([^.;\d]{0,40}?(?:(?:19|20)\d\d[^.;\d]{0,12})?)(?<![\d.,])(\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+|\d{2,6})(?![\d%]|[.,]\d| ?(?:%|(?:million|mio|tonn|kr|eur|hours|days)))`,
  'giu',
)

/** Whether a piece of text may be part of a sentence that states one of them. */
export const factSentences = new RegExp(
  String.raw`revenue|net sales|turnover|umsatz|employ|mitarbeit|full-time equivalent|${notLetter}(?:${[...revenueNouns, ...staffNouns].join('|')})${noLetter}|${staffNames}|売上|従業員`,
  'iu',
)

const year = String.raw`(?:FY ?)?(?:19|20)\d\d(?:\/\d\d)?`
/** "for the financial year ended 31 March 2024", "im Geschäftsjahr 2024", "2024". */
const when = String.raw`(?:(?:(?:for|in|during|under|im|för|en|em|nel|del|de|i|over) ?)?(?:the |our |l'|del )?(?:\p{L}+ )?(?:year|geschäftsjahr|jahr|ejercicio|exercice|räkenskapsåret|året|år|esercizio|exercício|boekjaar)(?: ended [\w ]{3,20})?(?: ${year})?|(?:(?:for|in|during|under|im|för|en|em|nel|del|de|i|vuonna|år|over|di|do) )?(?:the )?(?:fiscal |financial )?${year})`
const about =
  '(?:approximately|about|around|some|cirka|circa|ca\\.?|rund|etwa|environ|près de|unos|cerca de|aproximadamente|oltre|omkring|rundt|noin) '
/** Words between the noun and its amount. */
export const says = new RegExp(
  String.raw`^(?: ?\(?${when}\)?)?,?\s?(?:\([^)]{0,20}\)\s?)?(?:was|were|of|is|amount(?:ed|ing|s) to|totall?ed|reached|stood at|came to|equal(?:l?ed)?|:|は|uppgick till|var på|var|på|udgjorde|utgjorde|beløb sig til|androg|betrug(?:en)?|belief(?:en)? sich(?: ${year})? auf|von|lag(?:en)? bei|erreichten?|bedroeg|bedraagt|kwam uit op|van|de|d'|s'est élevé à|s'élève à|s'élevait à|a atteint|atteint|s'établit à|s'est établi à|ressort à|était de|est de|ascendió a|ascendieron a|alcanzó|alcanzaron|fue(?:ron)?(?: de)?|se situó en|sono stati pari a|è stato pari a|pari a|ammonta(?:no)? a|ha raggiunto|è stato di|di|foi de|foram de|atingiu|totalizou|totalizaram|ascendeu a|oli(?:vat)?|nousi|(?:increased|decreased|grew|rose|fell|declined|ökade|minskade|steg|faldt|falt|økte)[^.;]{0,40}? (?:to|till|til)|(?:stieg|sank)[^.;]{0,30}? auf)(?: ${year})?\s?(?:${about})?$`,
  'iu',
)
/** Words before "revenue" that make it a part. */
export const notWhole =
  /(?:% (?:of|av|af|der|des|du|de)(?: \p{L}+)*|share of|part of|portion of|per|pro|par|por|je|of (?:the )?total|andel(?:en)? (?:av|af)|anteil (?:am|des|vom)|organic|recurring|segment|digital|online|internet|export|rental|service|interest|commission|recognized|eligible|aligned|taxonom\p{L}*|green|target(?:ed)?|expected|forecast|million|additional|from|lost|each|every|than|other|altri|autres|otros|outras) (?:\p{L}+ )?$|(?:海外|国内|関連|製品|事業|部門|単体)の?$/iu

/** Words around a number of people that make it a part of the employees. */
export const partOfStaff =
  /(?<!\p{L})(?:trained|training|participated|completed|attended|received|responded|joined|left|hired|recruited|new|women|female|who|whose|of our|covered|approximately|about|around|more than|over|nearly|almost|some|roughly|fler än|över|cirka|ca|rund|etwa|mehr als|plus de|environ|près de|más de|unos|cerca de|oltre|circa|mais de|mere end|over|mer enn|noin|yli|meer dan|ruim|less than|fewer than|at least|up to|another|additional|organisations?|companies|target|aim|goal|by 20\d\d|per|each|every|geschult\p{L}*|frauen|femmes|mujeres|donne|mulheres|kvinnor|kvinder|kvinner|naisia|vrouwen|formés|formados|formati|neue[nr]?|nouveaux|nuevos|nuovi|novos|nya|nye|uutta|nieuwe)(?!\p{L})|女性|研修|新規|単体|障が?い/iu

/** Words for the group's own employees, as opposed to those of an acquired company. */
export const ofUs =
  /(?<!\p{L})(?:we|our|the group|group|the company|company|koncernen|vi|wir|konzern|unternehmen|groupe|nous|entreprise|société|konsernet|selskapet|selskabet|virksomheden|konserni\p{L}*|yhtiö\p{L}*|grupo|compañía|empresa|sociedad|gruppo|azienda|società|companhia|groep|onderneming|wij|bolaget|medelantalet)(?!\p{L})|従業員/iu
const acquired =
  /acqui[rs]|förvärv|dotterbolag|subsidiar|bolagen\b|übernahme|übernommen|tochter|filiale|filial\b|adquiri|controllat|dattertselskap|datterselskab/i
const others =
  /supplier|customer|partner|industry|sector|lieferant|kund|fournisseur|client|proveedor|fornitor|fornecedor|leverantör|leverandør|branche/i

/** Whether a sentence is about acquired companies, or before its amount about others. */
export function isOfOtherCompanies(text: string, at: number): boolean {
  return acquired.test(text) || others.test(text.slice(0, at))
}

/** Verbs that introduce the number of employees. */
export const leadsToCount =
  /(?<!\p{L})(?:had|has|have|with|employ(?:s|ed|ing)?|total of|workforce of|were|was|totall?ed|hade|har|havde|hadde|var|med|hatten?|mit|beschäftigt\p{L}*|zählte\p{L}*|emplo\p{L}+|compt\p{L}+|effectif|effectifs|tiene|tenía|contaba(?: con)?|cuenta(?: con)?|totale di|contava|conta|impiega\p{L}*|aveva|contava com|tinha|empregava|teve|had|telde|palveluksessa)[^.;]{0,50}$|従業員数は[^.;]{0,8}$/iu

/** "12,345 employees in Poland": a country, a business or a project. */
export const inPart =
  /^ (?:in|at|of|from|across|i|på|vid|von|bei|chez|en|em|à|dans|nel|nella|na|no|op) (?!total|the (?:year|group|end)|20\d\d|(?:\p{L}+ )?(?:countries|ländern|pays|länder|lande|land|países|paesi|landen)|\d+ |december|31|year|slutet|utgången|slutten|ved|fin|dienst|den )|^ (?:on (?!average|31|\d|december)|with |aged |under (?!(?:19|20)\d\d)|eligible )/iu
/** Words behind "people" that make it a count of employees. */
export const isPeople = /^(?:people|menschen|personnes|personas|persone|pessoas|人|名)$/i

/** "In Deutschland beschäftigte der Konzern …": a place at the start of a sentence. */
export function placeOpening(text: string): string {
  return (
    /^\W*(?:in|en|i|em|na|no|au|aux|à|nel|op) (?:the )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/iu.exec(text)?.[1] ?? ''
  )
}
