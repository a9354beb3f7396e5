import type { CompiledCompanies } from '@/service/compile/companies/compile-companies'
import { isOfLarge, isOfSmall } from '@/service/compile/companies/sizes'
import { leisConflict } from '@/service/compile/join/clusters'
import { findKnownName } from '@/service/matching/names/known-names'
import { type NameReading, type Nearness, nearKeys, nearnessOf, readingsOf } from '@/service/matching/names/near-names'
import { readName } from '@/service/matching/names/read-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import { findRate, type Rates } from '@/service/reference/read-rates'
import type { Company } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'

/** What two compiled companies may share, strongest first. */
const shared = ['lei', 'isin', 'ticker', 'known name', 'same', 'initials', 'website', 'shorter', 'slip'] as const
export type Shared = (typeof shared)[number]

export type CompiledOne = {
  id: number
  name: string
  country: string | null
  /** Its records as `source:id`. */
  records: readonly string[]
  /** The largest revenue of one year in US dollars in any list; null without one. */
  revenueUsd: number | null
}

/** Two companies that may be one, for a person to review. `against`: contradicting evidence in the lists. */
export type LikelyPair = { one: CompiledOne; other: CompiledOne; shared: Shared[]; against: string[] }

/** `areApart`: whether a person judged two companies, by id, to be different. `largest`: only pairs with one of this many companies by
 * revenue. */
type Choice = { areApart: (one: number, other: number) => boolean; largest: number }

/** Lists with one row per company: two of their rows are two companies. */
const oneRowEach = ['net-zero-tracker', 'carbon-gap', 'klimatkollen', 'os-climate-itr', 'sbti', 'sec']

/** A key shared by more companies than this identifies none of them. */
const mostOfKey = 80

type Subject = CompiledOne & {
  readings: readonly NameReading[]
  leis: ReadonlySet<string>
  values: ReadonlySet<string>
  sources: ReadonlySet<string>
  isSmall: boolean
  isLarge: boolean
}

/**
 * Pairs of companies of one country (or without one) with similar names, or with a common LEI, ISIN, ticker, website or known name:
 * strongest evidence and largest companies first, without pairs that a person judged apart.
 */
export function findDuplicates(
  { companies, disclosures, members }: Pick<CompiledCompanies, 'companies' | 'disclosures' | 'members'>,
  records: readonly SourceRecord[],
  rates: Rates,
  { areApart, largest }: Choice,
): LikelyPair[] {
  const revenues = largestRevenues(disclosures, rates)
  const recordOf = new Map(records.map((record) => [`${record.source}:${record.recordId}`, record]))
  const subjects = companies.map((company) =>
    toSubject(
      company,
      (members.get(company.id) ?? []).flatMap((member) => recordOf.get(member) ?? []),
      revenues.get(company.id) ?? null,
    ),
  )
  const bySize = [...subjects].sort(
    (one, other) => (other.revenueUsd ?? 0) - (one.revenueUsd ?? 0) || one.id - other.id,
  )
  const large = new Set(bySize.slice(0, largest).map(({ id }) => id))
  const meeting = new Map<string, number[]>()
  for (const [index, subject] of subjects.entries()) {
    for (const key of keysOf(subject)) {
      const others = meeting.get(key)
      if (others) others.push(index)
      else meeting.set(key, [index])
    }
  }
  const pairs: LikelyPair[] = []
  const seen = new Set<string>()
  for (const group of meeting.values()) {
    if (group.length < 2 || group.length > mostOfKey) continue
    for (const [place, a] of group.entries()) {
      for (const b of group.slice(place + 1)) {
        const key = `${a} ${b}`
        if (seen.has(key)) continue
        seen.add(key)
        const [one, other] = [subjects[a], subjects[b]]
        if (!one || !other || areApart(one.id, other.id)) continue
        if (!large.has(one.id) && !large.has(other.id)) continue
        const both = compare(one, other)
        if (both !== null) pairs.push({ one: present(one), other: present(other), ...both })
      }
    }
  }
  return pairs.sort(bestFirst)
}

function largestRevenues(disclosures: CompiledCompanies['disclosures'], rates: Rates): Map<number, number> {
  const largest = new Map<number, number>()
  for (const { companyId, year, revenue } of disclosures) {
    const rate = revenue && findRate(rates, revenue.currency, year)
    if (!revenue || !rate) continue
    const usd = revenue.amount / rate.perUsd
    if (usd > (largest.get(companyId) ?? 0)) largest.set(companyId, usd)
  }
  return largest
}

function toSubject(company: Company, records: readonly SourceRecord[], revenueUsd: number | null): Subject {
  const names = [...new Set(company.names.map(({ value }) => value))]
  const readings = new Map(names.flatMap((name) => readingsOf(name)).map((one) => [one.core.join(' '), one]))
  const known = names.flatMap((name) => {
    const found = findKnownName(readName(name))
    return found?.regions.includes(company.hqRegion ?? '') ? [`known name:${found.now.core.join('')}`] : []
  })
  const values = [
    ...company.identifiers
      .filter(({ kind }) => kind === 'lei' || kind === 'isin')
      .map(({ kind, value }) => `${kind}:${value}`),
    ...company.tickers.map(({ exchange, symbol }) => `ticker:${exchange} ${symbol}`),
    ...company.websites.flatMap(({ value }) => {
      const domain = websiteDomain(value)
      return domain === null ? [] : [`website:${domain}`]
    }),
    ...known,
    ...[...readings.values()].map(({ whole }) => `known name:${whole}`),
  ]
  return {
    id: company.id,
    name: company.name,
    country: company.hqRegion,
    records: records.map(({ source, recordId }) => `${source}:${recordId}`).sort(),
    sources: new Set(records.map(({ source }) => source)),
    revenueUsd: Math.max(revenueUsd ?? 0, company.sizeUsd?.value ?? 0) || null,
    readings: [...readings.values()],
    leis: new Set(company.identifiers.filter(({ kind }) => kind === 'lei').map(({ value }) => value)),
    values: new Set(values),
    isSmall: records.some(isOfSmall),
    isLarge: records.some(isOfLarge),
  }
}

function keysOf({ readings, values }: Subject): Set<string> {
  return new Set([...values, ...readings.flatMap(nearKeys)])
}

function nearestOf(one: Subject, other: Subject): Nearness | null {
  let nearest: Nearness | null = null
  for (const reading of one.readings) {
    for (const candidate of other.readings) {
      const near = nearnessOf(reading, candidate)
      if (near !== null && (nearest === null || shared.indexOf(near) < shared.indexOf(nearest))) nearest = near
    }
  }
  return nearest
}

/** What the two share and what contradicts it; null if nothing is shared, or only what namesakes abroad share too. */
function compare(one: Subject, other: Subject): Pick<LikelyPair, 'shared' | 'against'> | null {
  const kinds = new Set([...one.values].filter((value) => other.values.has(value)).map((value) => value.split(':')[0]))
  const near = nearestOf(one, other)
  // Among the thousands of companies without a country some always has the same three letters.
  const nearness = near === 'initials' && (one.country === null || other.country === null) ? null : near
  // Equal readings count as "same", not as a known name.
  if (nearness === 'same') kinds.delete('known name')
  const found = shared.filter((kind) => kinds.has(kind) || kind === nearness)
  if (found.length === 0) return null
  const countriesDiffer = one.country !== null && other.country !== null && one.country !== other.country
  if (countriesDiffer && !found.some((kind) => kind === 'lei' || kind === 'isin' || kind === 'ticker')) return null
  const lists = oneRowEach.filter((source) => one.sources.has(source) && other.sources.has(source))
  return {
    shared: found,
    against: [
      ...(countriesDiffer ? ['two countries'] : []),
      ...(leisConflict(one.leis, other.leis) ? ['two LEIs'] : []),
      ...lists.map((source) => `a row each in ${source}`),
      ...((one.isSmall && other.isLarge) || (other.isSmall && one.isLarge) ? ['one is small'] : []),
    ],
  }
}

function present({ id, name, country, records, revenueUsd }: Subject): CompiledOne {
  return { id, name, country, records, revenueUsd }
}

function strengthOf({ shared: found, against }: LikelyPair): number {
  const strongest = shared.indexOf(found[0] ?? 'slip')
  return shared.length - strongest + (found.length - 1) * 2 - against.length * 4
}

/** Revenue of the larger of the two. */
function sizeOf({ one, other }: LikelyPair): number {
  return Math.max(one.revenueUsd ?? 0, other.revenueUsd ?? 0)
}

function bestFirst(a: LikelyPair, b: LikelyPair): number {
  return strengthOf(b) - strengthOf(a) || sizeOf(b) - sizeOf(a) || a.one.id - b.one.id || a.other.id - b.other.id
}
