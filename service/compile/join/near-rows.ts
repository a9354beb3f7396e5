import { isOfLarge, isOfSmall } from '@/service/compile/companies/sizes'
import {
  type NameReading,
  type Nearness,
  nearKeys,
  nearnessOf,
  nearnessOrder,
  readingsOf,
} from '@/service/matching/names/near-names'
import type { NameParts } from '@/service/matching/names/read-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import { isInList, type ListOfPromises, listsOfPromises } from '@/service/reference/lists/is-in-list'
import type { NearRow } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { leisConflict } from './clusters'
import { nordic } from './nordic'

/** More than a person would review. */
const mostRows = 12

/** Lists with one row per company: two of their rows are two companies, whatever their names. */
const oneRowEach: ReadonlySet<string> = new Set([
  'net-zero-tracker',
  'carbon-gap',
  'klimatkollen',
  'os-climate-itr',
  'sbti',
])

/** Shorter names belong to different companies in different countries: PGE of Poland, PG&E of California. */
const fewestLettersAbroad = 4

type Subject = {
  /** The lists that hold the company. */
  lists: readonly ListOfPromises[]
  readings: readonly NameReading[]
  keys: ReadonlySet<string>
  countries: ReadonlySet<string>
  leis: ReadonlySet<string>
  domains: ReadonlySet<string>
  sources: ReadonlySet<string>
  isSmall: boolean
  isLarge: boolean
}

/**
 * For each company that a list does not have: the companies with a row in that list that are similar by name, former name or group,
 * nearest first. With any such row nobody can say that the company is not in the list. Computed once for all companies of a load: every
 * company's names against all that share a distinctive word, initials or most letters.
 * @param groups the records of each company
 * @param ids the companies' ids in the same order
 * @param areApart whether a person judged two of the groups to be different companies
 * @param read splits a name into its parts
 */
export function findNearRows(
  groups: readonly (readonly SourceRecord[])[],
  ids: readonly number[],
  areApart: (one: number, other: number) => boolean,
  read: (name: string) => NameParts,
): NearRow[][] {
  const subjects = groups.map((records) => toSubject(records, read))
  const meeting = new Map<string, number[]>()
  for (const [index, { lists, keys }] of subjects.entries()) {
    if (lists.length === 0) continue
    for (const key of keys) {
      const others = meeting.get(key)
      if (others) others.push(index)
      else meeting.set(key, [index])
    }
  }
  return subjects.map((subject, index) => {
    const missing = listsOfPromises.filter((list) => !subject.lists.includes(list))
    if (missing.length === 0) return []
    const met = new Set<number>()
    for (const key of subject.keys) for (const other of meeting.get(key) ?? []) met.add(other)
    met.delete(index)
    const found = new Map<number, Nearness>()
    for (const other of met) {
      const candidate = subjects[other]
      if (!candidate?.lists.some((list) => missing.includes(list))) continue
      const near = nearestOf(subject, candidate)
      if (near !== null && !areApart(index, other)) found.set(other, near)
    }
    const ordered = [...found].sort(
      ([a, one], [b, two]) => nearnessOrder.indexOf(one) - nearnessOrder.indexOf(two) || (ids[a] ?? 0) - (ids[b] ?? 0),
    )
    return missing.flatMap((list) =>
      ordered
        .filter(([other]) => subjects[other]?.lists.includes(list))
        .slice(0, mostRows)
        .map(([other, nearness]) => ({ list, companyId: ids[other] ?? 0, nearness })),
    )
  })
}

function toSubject(records: readonly SourceRecord[], read: (name: string) => NameParts): Subject {
  const names = [...new Set(records.flatMap(({ name, otherNames }) => [name, ...otherNames]))]
  const readings = new Map(
    names.flatMap((name) => readingsOf(name, read)).map((reading) => [reading.core.join(' '), reading]),
  )
  return {
    readings: [...readings.values()],
    keys: new Set([...readings.values()].flatMap(nearKeys)),
    countries: placesOf(records),
    leis: new Set(
      records.flatMap(({ isPart, identifiers }) =>
        isPart ? [] : identifiers.filter(({ kind }) => kind === 'lei').map(({ value }) => value),
      ),
    ),
    domains: new Set(records.flatMap(({ website }) => (website === null ? [] : (websiteDomain(website) ?? [])))),
    lists: listsOfPromises.filter((list) => holds(records, list)),
    sources: new Set(records.map(({ source }) => source).filter((source) => oneRowEach.has(source))),
    isSmall: records.some(isOfSmall),
    isLarge: records.some(isOfLarge),
  }
}

/** Klimatkollen gives no country and lists Nordic companies. */
function placesOf(records: readonly SourceRecord[]): ReadonlySet<string> {
  const countries = new Set(records.flatMap(({ hqRegion }) => hqRegion ?? []))
  return countries.size === 0 && records.some(({ source }) => source === 'klimatkollen') ? new Set(nordic) : countries
}

function holds(records: readonly SourceRecord[], list: ListOfPromises): boolean {
  return isInList(
    records.flatMap(({ commitment }) => commitment ?? []),
    list,
  )
}

function nearestOf(one: Subject, other: Subject): Nearness | null {
  const areTold = areToldApart(one, other)
  let nearest: Nearness | null = null
  for (const reading of one.readings) {
    for (const candidate of other.readings) {
      // Comparing names is expensive, and most that share a word are of other countries.
      if (areTold && reading.whole !== candidate.whole) continue
      const near = nearnessOf(reading, candidate)
      if (near === null || (nearest !== null && nearnessOrder.indexOf(near) >= nearnessOrder.indexOf(nearest))) continue
      if (near !== 'same' || !isNamesake(reading, one, other)) nearest = near
    }
  }
  return nearest
}

function meet<T>(one: Iterable<T>, others: ReadonlySet<T>): boolean {
  for (const value of one) if (others.has(value)) return true
  return false
}

function countriesDiffer(one: Subject, other: Subject): boolean {
  return one.countries.size > 0 && other.countries.size > 0 && !meet(one.countries, other.countries)
}

function sizesDiffer(one: Subject, other: Subject): boolean {
  return (one.isSmall && !one.isLarge && other.isLarge) || (other.isSmall && !other.isLarge && one.isLarge)
}

/** Whether two companies with similar but different names are certainly different. */
function areToldApart(one: Subject, other: Subject): boolean {
  return (
    !meet(one.domains, other.domains) &&
    (countriesDiffer(one, other) ||
      sizesDiffer(one, other) ||
      meet(one.sources, other.sources) ||
      leisConflict(one.leis, other.leis))
  )
}

/** Two companies with one name in two countries. */
function isNamesake(reading: NameReading, one: Subject, other: Subject): boolean {
  const saysLittle = reading.telling.size === 0 || reading.whole.length < fewestLettersAbroad
  return (
    !meet(one.domains, other.domains) &&
    countriesDiffer(one, other) &&
    (sizesDiffer(one, other) || meet(one.sources, other.sources) || saysLittle)
  )
}
