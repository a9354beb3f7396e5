import { type CountryCode, countryNames } from './country-names'

/** Names in common use that are neither our English name nor a translation of it. */
const common: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BO: ['Plurinational State of Bolivia'],
  CD: ['DRC', 'DR Congo', 'Democratic Republic of the Congo'],
  CG: ['Republic of the Congo'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Mainland China', 'People’s Republic of China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  HK: ['Hong Kong SAR'],
  IE: ['Republic of Ireland'],
  IR: ['Islamic Republic of Iran'],
  KP: ['DPRK'],
  KR: ['ROK', 'Republic of Korea', 'Korea, South'],
  LA: ['Lao PDR'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['Republic of China', 'ROC'],
  US: ['USA', 'U.S.A.', 'U.S.', 'America', 'United States of America'],
  VA: ['Holy See'],
  VN: ['Viet Nam'],
}

/** Languages many people write country names in; each country's own is added to them. */
const languages = 'en de fr es it pt nl sv da nb fi pl cs tr el ru uk ar he hi zh ja ko'.split(' ')

function namesIn(language: string): Intl.DisplayNames | null {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  } catch {
    return null
  }
}

function ownLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language
}

let known: Map<string, readonly string[]> | null = null

function readAliases(): Map<string, readonly string[]> {
  const writers = languages.flatMap((language) => namesIn(language) ?? [])
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
 * Other names of an ISO 3166-1 country: "USA", "Deutschland", "Sverige". For searching only, never shown, because each
 * browser has its own edition of the translations. Made at the first call, which takes some milliseconds.
 */
export function countryAliases(code: string): readonly string[] {
  known ??= readAliases()
  return known.get(code) ?? []
}
