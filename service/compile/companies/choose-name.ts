import { normalizeName } from '@/service/matching/names/normalize-name'
import type { SourceId } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'

/** Lists with commonly used names first; registers and lists in capitals last. */
const ORDER: readonly SourceId[] = [
  'klimatkollen',
  'net-zero-tracker',
  'carbon-gap',
  'os-climate-itr',
  'sbti',
  'race-to-zero',
  'taiwan-moenv',
  'taiwan-reports',
  'read-reports',
  'wikidata',
  'small-collections',
  'sec',
  'nzdpu',
  'twse',
  'tpex',
  'sec-companyfacts',
  'climate-pledge',
  'epa-ghgrp',
  'au-nger',
  'uk-ets',
  'ca-ghgrp',
  'jp-eegs',
  'kr-gir',
  'us-washington',
  // Participants write their own names, for companies that other lists name too.
  'un-global-compact',
  'ademe-beges',
]

/**
 * The name to show: the best spelling of the name in the most familiar list, unless that is a separate name, such as a trade name of
 * another region ("EMD Group"), and the lists in which the company names itself agree on another ("Merck KGaA").
 */
export function chooseName(records: readonly SourceRecord[]): string {
  const own = records.filter((record) => !record.isPart || records.length === 1)
  const names = (agreedName(own) ?? own)
    .map((record) => ({
      value: displaySpelling(record.name),
      rank: ORDER.indexOf(record.source),
      key: normalizeName(record.name),
    }))
    .sort((a, b) => penalty(a.value) - penalty(b.value) || a.rank - b.rank || (a.value < b.value ? -1 : 1))
  const [first] = names
  if (first === undefined) return records[0]?.name ?? ''
  // "Nestle" in the first list, "Nestlé" in another: the same name, better spelled.
  const richer = names.find(
    (name) => name.key === first.key && hasDiacritics(name.value) && penalty(name.value) === penalty(first.value),
  )
  return hasDiacritics(first.value) ? first.value : (richer?.value ?? first.value)
}

/** Lists in which companies name themselves. Race to Zero copies SBTi's names, so it is not a second one. */
const selfNamed: ReadonlySet<SourceId> = new Set(['sbti', 'un-global-compact', 'sec', 'klimatkollen'])

/**
 * The records with the name that the company itself uses, if Net Zero Tracker, whose researchers choose names, has one that shares no
 * word with other lists, and two lists in which companies name themselves agree, one of them with the LEI.
 */
function agreedName(records: readonly SourceRecord[]): SourceRecord[] | null {
  const tracked = records.filter(({ source }) => source === 'net-zero-tracker')
  const others = records.filter(({ source }) => source !== 'net-zero-tracker')
  if (tracked.length === 0) return null
  const wordsOf = ({ name }: SourceRecord) => normalizeName(name).split(' ')
  const trackedWords = new Set(tracked.flatMap(wordsOf))
  if (others.some((record) => wordsOf(record).some((word) => trackedWords.has(word)))) return null
  const registered = others.find(
    ({ source, identifiers }) => selfNamed.has(source) && identifiers.some(({ kind }) => kind === 'lei'),
  )
  if (registered === undefined) return null
  const key = normalizeName(registered.name)
  const agreed = others.filter(({ source, name }) => selfNamed.has(source) && normalizeName(name) === key)
  return new Set(agreed.map(({ source }) => source)).size > 1 ? agreed : null
}

/** Systems, not companies, write ALL CAPITALS (beyond a short acronym) or all lower case. */
function penalty(name: string): number {
  const letters = name.replace(/[^\p{L}]/gu, '')
  if (!/\p{Lu}/u.test(letters) && !/\p{Ll}/u.test(letters)) return 0
  if (letters.length > 5 && letters === letters.toUpperCase()) return 2
  return letters === letters.toLowerCase() || name.includes('´') ? 1 : 0
}

function hasDiacritics(name: string): boolean {
  // Includes "ø" and "ß", which have no diacritic.
  return /(?=[^\p{ASCII}])\p{Script=Latin}/u.test(name)
}

/** Without notes that lists add to a name, such as "(publ)" and "(formerly …)". */
function displaySpelling(name: string): string {
  const bare = name
    .replace(/\s*\((?:publ|formerly|previously|former|prev\.|f\/k\/a|fka)\b[^)]*\)\s*\.?$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  return bare === '' ? name : bare
}
