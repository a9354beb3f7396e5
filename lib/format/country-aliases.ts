import { type CountryCode, countryNames } from './country-names'

/** Names in common use that are neither our English name nor a translation of it. */
const common: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'الإمارات', 'VAE', 'EAU', 'Vereinigte Arab. Emirate', 'Förenade Arabemiraten'],
  BA: ['Bosnia', 'Bosnien', 'Bosnien-Herzegowina', 'Bosnie', 'BiH'],
  BO: ['Plurinational State of Bolivia', 'Bolivia, Plurinational State of'],
  BY: ['Weißrussland', 'White Russia', 'Belorussia', 'Byelorussia', 'Biélorussie', 'Vitryssland'],
  CA: ['CDN'],
  CD: [
    'DRC',
    'DR Congo',
    'Democratic Republic of the Congo',
    'Congo, Democratic Republic of the',
    'Congo, The Democratic Republic of the',
    'Zaire',
    'RD Congo',
    'RDC',
    'Demokratische Republik Kongo',
  ],
  CG: ['Republic of the Congo', 'Congo, Republic of the', 'Republik Kongo'],
  CH: ['SUI', 'Swiss', 'Schweizerische Eidgenossenschaft', 'Confoederatio Helvetica', 'Swiss Confederation'],
  CI: ['Ivory Coast', 'Elfenbeinküste', 'Elfenbenskusten'],
  CN: [
    'PRC',
    '中国大陆',
    '中國大陸',
    '中国（大陸）',
    'Mainland China',
    'China Mainland',
    'China (Mainland)',
    'People’s Republic of China',
    'China, People’s Republic of',
    'PR China',
    'P.R. of China',
    'VR China',
    'China VR',
    'Volksrepublik China',
    'Rotchina',
    'RP Chine',
    'RPC',
    'République populaire de Chine',
    'Folkrepubliken Kina',
    '中華人民共和国',
    '中华人民共和国',
  ],
  CV: ['Cabo Verde', 'Kapverden'],
  CZ: [
    'Czech Republic',
    'Tschechische Republik',
    'Tschechei',
    'République tchèque',
    'Tjeckiska republiken',
    'CSFR',
    'Česká republika',
    'República Checa',
    'Repubblica Ceca',
    'Republika Czeska',
  ],
  DE: [
    'GER',
    'FRG',
    'BRD',
    'Bundesrepublik Deutschland',
    'Federal Republic of Germany',
    'Germany, Federal Republic of',
    'RFA',
    'République fédérale d’Allemagne',
    'Förbundsrepubliken Tyskland',
  ],
  DK: ['DEN'],
  ES: ['Kingdom of Spain'],
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'N. Ireland',
    'Großbritannien',
    'Grossbritannien',
    'Großbritannien und Nordirland',
    'Schottland',
    'Nordirland',
    'Grande-Bretagne',
    'Angleterre',
    'Écosse',
    'Royaume Uni',
    'Storbritannien',
    'Skottland',
    'Nordirland',
    'Inglaterra',
    'Gran Bretaña',
    'Gran Bretagna',
    'United Kingdom of Great Britain and Northern Ireland',
    '英国',
    'イングランド',
  ],
  GR: ['EL', 'Hellas', 'Hellenic Republic', 'GRE'],
  FI: ['SF'],
  FO: ['Faroe', 'Faroes'],
  HK: [
    'Hong Kong SAR',
    'HKSAR',
    'Hongkong',
    'Hong Kong, China',
    'China, Hong Kong SAR',
    'Hong Kong SAR China',
    'Hongkong (China)',
  ],
  HR: ['CRO'],
  ID: ['RI', 'INA'],
  IE: ['Republic of Ireland', 'Eire', 'Irish Republic', 'Republik Irland'],
  IR: ['Islamic Republic of Iran', 'Iran, Islamic Republic of', 'Persia', 'Persien'],
  KP: [
    'DPRK',
    'Korea, North',
    'Korea, Democratic People’s Republic of',
    'Democratic People’s Republic of Korea',
    'Korea (North)',
    'Demokratische Volksrepublik Korea',
  ],
  // A supplier in "Korea" is in the South.
  JP: ['日本国'],
  KR: [
    'ROK',
    'Korea',
    'Republic of Korea',
    'Korea, Republic of',
    'Korea, South',
    'Korea (South)',
    'S. Korea',
    'S Korea',
    'Rep. of Korea',
    'Korea Rep',
    'Republik Korea',
    'Korea, Republik',
    'Corée',
    'République de Corée',
    'Corée, République de',
    'Republiken Korea',
    '南韓',
    '南韩',
    'Corea',
    'Coreia',
    '韓國',
    '한국',
  ],
  KZ: ['Kasachstan', 'Kazakstan'],
  LA: ['Lao PDR', 'Lao People’s Democratic Republic', 'Laos PDR'],
  LK: ['Ceylon'],
  MD: ['Moldova, Republic of', 'Moldavia', 'Moldawien', 'Republik Moldau', 'Moldavie', 'Moldavien'],
  MK: [
    'Macedonia',
    'Mazedonien',
    'Macédoine',
    'Makedonien',
    'FYROM',
    'Former Yugoslav Republic of Macedonia',
    'Macedonia, the former Yugoslav Republic of',
  ],
  MM: ['Burma', 'Birma', 'Birmanie'],
  MO: ['Macao', 'Macau', 'Macau SAR', 'Macau, China', 'China, Macao SAR'],
  NL: ['Holland', 'The Netherlands', 'NED', 'Kingdom of the Netherlands', 'Pays Bas', 'Hollande'],
  NZ: ['N. Zealand'],
  PH: ['RP', 'Philippinen', 'Filipinas', 'PHI'],
  PS: ['Palestine, State of', 'State of Palestine', 'Palestinian Territory, Occupied'],
  PT: ['POR'],
  RS: ['Republic of Serbia'],
  RU: [
    'Russian Federation',
    'Russische Föderation',
    'Russian Fed.',
    'Fédération de Russie',
    'Ryska federationen',
    'Russia Federation',
    'Российская Федерация',
    'РФ',
    'Federación de Rusia',
  ],
  SA: ['KSA', 'Kingdom of Saudi Arabia', 'Saudi', 'السعودية'],
  SI: ['SLO'],
  SK: [
    'Slovenská republika',
    'Slovak Republic',
    'Slowakische Republik',
    'République slovaque',
    'Slovakiska republiken',
  ],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland', 'Swasiland'],
  TH: ['Siam', 'ประเทศไทย'],
  TL: ['East Timor', 'Osttimor'],
  TR: ['Turkey', 'Turkiye', 'Republic of Turkey', 'Türkei', 'Turquie', 'Turkiet'],
  TW: [
    'Republic of China',
    'ROC',
    'Taiwan, Province of China',
    'Taiwan Province of China',
    'Taiwan ROC',
    'Taiwan (R.O.C.)',
    'Taiwan, China',
    'Taiwan, Republic of China',
    'Chinese Taipei',
    'Formosa',
    '臺灣',
    '中華民國',
  ],
  TZ: ['Tanzania, United Republic of', 'United Republic of Tanzania'],
  US: [
    'USA',
    'U.S.A.',
    'U.S.',
    'America',
    'United States of America',
    'The United States',
    'Vereinigte Staaten von Amerika',
    'Amerika',
    'États-Unis d’Amérique',
    'Amerikas förenta stater',
    'Förenta staterna',
    'EEUU',
    'EE.UU.',
    'EUA',
    'Stati Uniti d’America',
    '米国',
    '美國',
    'アメリカ',
  ],
  VA: ['Vatican', 'Holy See', 'Holy See (Vatican City State)'],
  VG: ['BVI'],
  VE: ['Venezuela, Bolivarian Republic of', 'Bolivarian Republic of Venezuela'],
  VN: ['Viet Nam', 'Socialist Republic of Vietnam'],
  ZA: ['RSA', 'S. Africa', 'Republic of South Africa'],
}

/** Languages many people write country names in; each country's own is added to them. */
const languages =
  'en de fr es it pt nl sv da nb fi pl cs tr el ru uk ar he hi zh zh-Hant ja ko vi id th hr sk sl bg ro sr lt lv et'.split(
    ' ',
  )

function namesIn(language: string, style: 'long' | 'short' = 'long'): Intl.DisplayNames | null {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style })
  } catch {
    return null
  }
}

function ownLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language
}

let known: Map<string, readonly string[]> | null = null

function readAliases(): Map<string, readonly string[]> {
  const writers = languages.flatMap((language) => [namesIn(language) ?? [], namesIn(language, 'short') ?? []].flat())
  return new Map(
    Object.keys(countryNames).map((code) => {
      const own = namesIn(ownLanguage(code))
      const names = [own, ...writers].flatMap((writer) => writer?.of(code) ?? [])
      return [
        code,
        [...new Set([...(Object.hasOwn(common, code) ? (common[code as CountryCode] ?? []) : []), ...names])],
      ]
    }),
  )
}

/**
 * Other names of an ISO 3166-1 country: "USA", "Deutschland", "Sverige". Only for searching, never shown, since each browser has its own
 * edition of the translations. Built at the first call, which takes some milliseconds.
 */
export function countryAliases(code: string): readonly string[] {
  known ??= readAliases()
  return known.get(code) ?? []
}
