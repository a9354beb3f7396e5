import { iso31661 } from 'iso-3166'
import { normalizeName } from './normalize-name'

/**
 * General words of company names, for comparing them; none identifies a company.
 * legal form: the kind of entity (ISO 20275)
 * descriptor: a company's word for the whole of itself: Group, Holdings, Groupe
 * joiner: "and" in other languages
 * place: a country, in English, in its own language or as an adjective: "Sverige" and "Sweden" are SE
 */
function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** Forms beyond those of legal-forms.ts; abbreviations without dots, slashes and accents. */
export const legalForms = setOf(`
  inc incorporated incorporation corp corporation co company cie compagnie ltd limited ltee limitee llc llp lllp lp
  plc pllc pbc pc pty proprietary pte pvt private bhd sdn berhad dac clg ulc unlimited cic cio rllp
  ag aktiengesellschaft gmbh ggmbh gesmbh mbh mbb kg kgaa ohg og ug gbr se sce ev eg ek partg partgmbb haftungsbeschrankt
  kommanditgesellschaft
  nv bv cv vof bvba cvba srlu vzw
  ab aktiebolag aktiebolaget hb kb publ as asa ans ks aps amba smba osakeyhtio oy oyj abp ky tmi ry hf ehf ohf slhf
  ou uab sia
  sa sas sasu sarl eurl sca scs snc sci scop scrl sprl gie societe
  spa srl srls sapa sagl scarl scpa soc
  sl slu slne sau sal sad scl sociedad sociedade sab sapi sapib sofom cia compania companhia ltda lda sgps eireli
  spzoo sp zoo spj spk ska psa spolka akcyjna doo dd ad ead ood eood dooel jdoo sro vos spol ks sp
  kft nyrt zrt bt kkt rt sha shpk
  jsc ojsc cjsc pjsc oao ooo zao pao ao tov pat prat tdv too mchj ooд ооо оао зао пао ао тов пат ад ead
  sti sirketi
  kk kabushiki kaisha gk godo yk yugen tbk pt pcl saog saoc qsc psc pjs wll fzco fze fzc llcfz
  sae lllc gte persero bsc ksc kscp kscc qpsc limitada
`)

/** A holding may own the company with its name. */
export const holdingWords = setOf('holding holdings hldg hldgs holdco')

const groupWords = setOf(`
  group groupe gruppo grupo gruppe gruppen koncern koncernen konserni konsern concern grp companies cos
`)

/** A company's words for the whole of itself. Group and the like add nothing; Holdings may be a separate owner. */
export const descriptors = new Set([...groupWords, ...holdingWords])

export const joiners = setOf('and und et y e og och ja en i ve u')

/** Spellings of one word; the first is used. Translations only for names of trades. */
const spellings = new Map(
  [
    'royal koninklijke koninklijk',
    'international intl int internacional internationale internazionale',
    'technology tech technologies',
    'manufacturing mfg mfr',
    'management mgmt mgt',
    'services service svcs svc',
    'systems system sys',
    'solutions solution',
    'products product',
    'industries industry industrial inds ind',
    'brothers bros',
    'associates assoc',
    'national natl',
    'pharmaceutical pharmaceuticals pharma',
    'communications communication',
    'telecommunications telecommunication telecom telekom telco',
    'electronics electronic',
    'resources resource',
    'laboratories laboratory labs lab',
    'investments investment',
    'properties property',
    'materials material',
    'chemicals chemical',
    'motors motor',
    'foods food',
    'enterprises enterprise',
    'logistics logistic',
    'transport transportation',
    'partners partner',
    'brands brand',
    'stores store',
    'financial finance',
    'saint st',
    'center centre',
    'color colour',
    'theater theatre',
    'fiber fibre fibers fibres',
    'aluminum aluminium',
    'department dept',
    'university univ',
    'engineering engrg',
    'development dev',
    'insurance ins',
    'petroleum petro',
    'mount mt',
    'fort ft',
    'organization organisation',
    'labor labour',
    'harbor harbour',
    'defense defence',
    'program programme',
    'tire tyre',
    'jewelry jewellery',
    'fertilizers fertilisers fertilizer fertiliser',
    'beverages beverage',
    'textiles textile',
    'semiconductors semiconductor',
    'instruments instrument',
    'sciences science',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((other) => [other, first] as const)
  }),
)

export function usualSpelling(word: string): string {
  return spellings.get(word) ?? word
}

/** Number words and Roman numerals. "I", "V" and "X" are letters as often as numbers. */
const numerals = new Map(
  [
    ['1', 'one first primera premier erste'],
    ['2', 'two second ii'],
    ['3', 'three third iii'],
    ['4', 'four fourth iv'],
    ['5', 'five fifth'],
    ['6', 'six sixth vi'],
    ['7', 'seven seventh vii'],
    ['8', 'eight eighth viii'],
    ['9', 'nine ninth ix'],
    ['10', 'ten tenth'],
    ['11', 'eleven xi'],
    ['12', 'twelve xii'],
  ].flatMap(([digits = '', words = '']) => words.split(' ').map((word) => [word, digits] as const)),
)

/** The number a word stands for ("2" for "2nd", "ii", "second"); null if it is not one. */
export function numberOfWord(word: string): string | null {
  const digits = /\p{N}/u.test(word) ? word.match(/\p{N}+/gu) : null
  if (digits) return digits.map((run) => (/^\d+$/.test(run) ? run.replace(/^0+(?=\d)/, '') : run)).join(' ')
  return numerals.get(word) ?? null
}

/** Names of a country in its own languages, adjectives and abbreviations, besides the English name. */
const placeWords: Readonly<Record<string, string>> = {
  US: 'usa us america american', GB: 'uk britain british england english scotland scottish wales welsh',
  DE: 'deutschland deutsche deutscher deutsches german', FR: 'france francaise francais french', SE: 'sverige svenska svensk swedish',
  NO: 'norge norsk norske norwegian', DK: 'danmark dansk danske danish', FI: 'suomi suomen finnish', IS: 'islands icelandic',
  NL: 'nederland nederlandse dutch holland netherlands', BE: 'belgie belgique belgian', ES: 'espana espanola espanol spanish',
  PT: 'portuguesa portugues portuguese', IT: 'italia italiana italiano italian', CH: 'schweiz suisse svizzera swiss',
  AT: 'osterreich osterreichische austrian', PL: 'polska polski polskie polish', CZ: 'cesko ceska czech czechia',
  HU: 'magyar magyarorszag hungarian', RO: 'romana romanian', GR: 'hellas hellenic greek', TR: 'turkiye turk turkish',
  RU: 'rossiya russian', UA: 'ukraina ukrainian', JP: 'nippon nihon japanese', CN: 'chinese', KR: 'hankook korean korea',
  TW: 'taiwanese', IN: 'bharat indian', BR: 'brasil brasileira brasileiro brazilian', MX: 'mexicana mexicano mexican',
  AR: 'argentine', CL: 'chilean', CO: 'colombiana colombian', CA: 'canadian', AU: 'australian', NZ: 'nz',
  ZA: 'rsa', TH: 'thai', MY: 'malaysian', ID: 'indonesian', PH: 'philippine filipino', VN: 'viet vietnam', IE: 'irish eire',
  IL: 'israeli', SA: 'saudi', AE: 'emirates uae', EG: 'egyptian', HK: 'hongkong', SG: 'singaporean',
} // biome-ignore format: a table

const places = new Map<string, string>([
  ...iso31661
    .filter((country) => country.state === 'assigned')
    .map(({ name, alpha2 }) => [normalizeName(name.replace(/[([,].*$/, '')), alpha2] as const),
  ...Object.entries(placeWords).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
  ['united states', 'US'], ['united states of america', 'US'], ['united kingdom', 'GB'], ['great britain', 'GB'],
  ['south korea', 'KR'], ['hong kong', 'HK'], ['new zealand', 'NZ'], ['south africa', 'ZA'], ['saudi arabia', 'SA'],
  ['viet nam', 'VN'], ['czech republic', 'CZ'], ['north america', 'North America'], ['south america', 'South America'],
  ['latin america', 'Latin America'], ['middle east', 'Middle East'], ['asia pacific', 'Asia'], ['asia', 'Asia'],
  ['apac', 'Asia'], ['europe', 'Europe'], ['eu', 'Europe'], ['europa', 'Europe'], ['european', 'Europe'], ['emea', 'EMEA'], ['africa', 'Africa'], ['african', 'Africa'],
  ['latam', 'Latin America'], ['americas', 'Americas'], ['nordic', 'Nordic'], ['nordics', 'Nordic'], ['scandinavia', 'Nordic'], ['baltic', 'Baltic'],
  // Places whose last or first word is another country's name.
  ['new south wales', 'AU'], ['northern ireland', 'GB'], ['inner mongolia', 'CN'], ['british columbia', 'CA'], ['new jersey', 'US'],
  ['jersey city', 'US'], ['new mexico', 'US'], ['new england', 'US'], ['new caledonia', 'NC'], ['papua new guinea', 'PG'],
  ['baltics', 'Baltic'], ['benelux', 'Benelux'], ['iberia', 'Iberia'], ['dach', 'DACH'], ['oceania', 'Oceania'],
]) // biome-ignore format: a table

/** The number of words of the longest place that begins with this one. */
const longestPlaces = new Map<string, number>()
for (const words of [...places.keys()].map((place) => place.split(' '))) {
  longestPlaces.set(words[0] ?? '', Math.max(words.length, longestPlaces.get(words[0] ?? '') ?? 0))
}

const countryWords = new Map(
  [...places].toReversed().flatMap(([word, place]) => (word.includes(' ') ? [] : [[place, word] as const])),
)

/** One word for a country, the same for all its names. */
function countryWord(code: string): string {
  return countryWords.get(code) ?? code.toLowerCase()
}

/** Parts of a country with authorities and federations of their own, by each of their words. */
const countryParts = new Map([
  ['england', 'england'], ['english', 'england'], ['scotland', 'scotland'], ['scottish', 'scotland'], ['wales', 'wales'], ['welsh', 'wales'],
]) // biome-ignore format: a table

/** One word for the place that a name ends with: "NHS Scotland" and "NHS England" are two, though in one country. */
export function placeWordOf(word: string, code: string): string {
  return countryParts.get(word) ?? countryWord(code)
}

/** Whether the last word belongs to a place of several words: "wales" of "New South Wales". */
export function endsInLongPlace(words: readonly string[]): boolean {
  return words.some((_, start) => {
    const found = placeAt(words, start)
    return found !== null && found.count > 1 && start + found.count === words.length
  })
}

/** The place that begins at index `start`, with its number of words; null without one. */
export function placeAt(words: readonly string[], start: number): { place: string; count: number } | null {
  const longest = longestPlaces.get(words[start] ?? '') ?? 0
  for (let count = Math.min(longest, words.length - start); count > 0; count -= 1) {
    const place = places.get(words.slice(start, start + count).join(' '))
    if (place !== undefined) return { place, count }
  }
  return null
}

/**
 * Words for trades and qualities that any company may use. Sharing only these is sharing nothing, and an extra one in one name is worth a
 * question, not a veto.
 */
export const tradeWords = setOf(`
  international global worldwide world general united national first new royal
  industries technology systems solutions services products manufacturing management engineering development
  bank banking banco banque financial capital investments insurance securities asset assets trust fund funds partners associates
  energy power electric electricity gas oil petroleum water utilities renewables solar wind mining metals metal steel aluminum
  chemicals pharmaceutical health healthcare medical care life science sciences biotech laboratories materials
  foods beverage beverages drinks dairy agriculture agri agriscience
  motors motor automotive auto automobile cars vehicles trucks aerospace defence defense airlines airways aviation shipping
  marine transport logistics express rail railway railways port ports
  communications telecommunications media broadcasting entertainment software digital data network networks electronics
  semiconductor semiconductors instruments devices equipment machinery tools components
  construction building cement property properties real estate realty land homes housing hotels resorts leisure
  retail stores supermarkets shopping trading commercial department fashion apparel textiles sports
  consulting advisory consultants law legal education university college school foundation council institute
  paper packaging plastics rubber glass wood forest furniture printing publishing environment environmental recycling waste
  brands enterprises resources works works house studio design creative labs research commerce business
`)

/**
 * Everyday words that are also the names of large groups. Strangers have them as often ("Apple Blossom", "Orange Bau"), so that a name
 * which begins with one is of the group only where its other words say a trade or a place.
 */
export const everydayNames = setOf(`
  admiral alphabet amazon anthem apple ball block booking carnival castle cedar compass cooper empire everest evolution gap huntsman just
  kindred kingfisher legend match metro momentum mosaic next news note oracle orange orient persimmon popular progressive recruit reliance
  rise shell snap southern spar subway target trip vale vista waters
`)

/** Words for what a subsidiary does for its parent. Together with a place they do not make the name of an independent company. */
export const operatingWords = setOf(
  'manufacturing sales trading services service distribution logistics operations operation international production supply import export marketing',
)
