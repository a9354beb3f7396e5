import type { Fact } from '@/service/reports/model/fact'

/** Words that make a row, a heading or a column about a part of the revenue, or something else. */
const ofRevenue = [
  'segment|division|business (?:area|unit)|region|countr|by (?:product|market|customer)|taxonom|eligible|aligned|renewable',
  'parent company|discontinued|pro ?forma|joint venture|associate|target|guidance|forecast|outlook|budget|intensit|quarter|\\bQ[1-4]\\b|before acquisitions|(?:excl\\w*\\.?|without) (?:acqui|disc)',
  'affärsområde|moderbolag|geschäftsbereich|geschäftsfeld|sparte\\b|muttergesellschaft|secteur|société mère|área de negocio|línea de negocio|linea di business|capogruppo|forretningsområde|moderselskab|morselskap|liiketoiminta-alue|emoyhtiö|セグメント|事業別|地域別|単体',
]

/** The same for employees. */
const ofStaff = [
  'women|woman|female|equality|diversity|\\bmen\\b|\\bmale|gender|by age|age group|hires?\\b|hiring|turnover|left|leav|injur|accident|lost[- ]time|safety|train|permanent|temporary|part[- ]time|contract\\b|board|manag|union|collective|disab|survey|satisf|engage|\\bpay\\b|wage|salary|salaries',
  'region|countr|segment|division|target|parent company|intensit',
  'jämst|mångfald|kvinn|\\bmän\\b|moderbolag|nyansatt|nyanställ|tillsvidare|visstid|deltid|kvind|mænd|menn\\b|sygefravær|moderselskab|morselskap|naisi|naiset|miehi|miehet|emoyhtiö',
  'frauen|männer|weiblich|männlich|geschlecht|neueinstell|austritt|fluktuation|teilzeit|befristet|weiterbildung|arbeitssicherheit|auszubildende|muttergesellschaft|vrouw|\\bmannen\\b|kobiet|mężczy',
  'femmes?\\b|hommes?\\b|genre|embauche|départs?\\b|\\bcdd\\b|\\bcdi\\b|temps partiel|formation|société mère|mujer|hombre|género|contrato|formación|donn[ae]\\b|uomini|genere|contratto|formazione|capogruppo|mulher|homem|homens|gênero|tempo (?:parcial|determinato)',
  '女性|男性|여성|남성|臨時|派遣|非正規|単体|新入|離職|新進|離職',
]
const parts = {
  revenue: new RegExp(ofRevenue.join('|'), 'i'),
  employees: new RegExp(ofStaff.join('|'), 'i'),
}

/** Whether a label, a heading or a column names a part of the revenue or of the employees. */
export function namesPart(kind: Fact['kind'], text: string): boolean {
  // Turnover can mean revenue; employee turnover is how many leave.
  return parts[kind].test(kind === 'revenue' ? text.replace(/turnover/gi, '') : text)
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'ja', 'zh', 'ko']
const continents =
  /^(?:europe|europa|asia|asien|asie|africa|afrika|afrique|oceania|(?:north|south|latin|central|middle) (?:america|east|africa)|americas?|amerika|amériques?|emea|apac|asia[- ]pacific|rest of world|nordics?|norden|dach|benelux|(?:rest of|western|eastern|northern|southern) europe|international|overseas|domestic|ausland|inland|海外|国内)$/i

let countries: ReadonlySet<string> | null = null

/** Whether a text is the name of a country or region: "Germany", "Suède", "EMEA". */
export function isPlaceName(raw: string): boolean {
  const text = raw.trim().replace(/[:.]$/, '').toLowerCase()
  if (text.length < 2 || text.length > 40) return false
  countries ??= namesOfCountries()
  return countries.has(text) || continents.test(text)
}

function namesOfCountries(): ReadonlySet<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return letters.flatMap((first) => letters.map((second) => display.of(first + second)?.toLowerCase() ?? ''))
  })
  return new Set(
    ['uk', 'usa', 'us', 'u.s.', 'great britain', 'czech republic', 'turkey', 'holland', ...names].filter(Boolean),
  )
}
