import { websiteDomain, websiteRoot } from '@/service/matching/normalize-website'
import type { Company, SourceId } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { chooseIndustry } from './choose-industry'
import { chooseName } from './choose-name'
import { chooseRegion } from './choose-region'

const KIND_ORDER = [
  'lei',
  'isin',
  'cik',
  'wikidata',
  'sbti',
  'gcap',
  'tw_tax_id',
  'au_abn',
  'jp_corporate_number',
  'fr_siren',
  'duns',
  'sp_global',
]

/** Builds one company from its records. `keeps`: whether this company keeps an identifier that others claim too. */
export function buildCompany(
  id: number,
  records: readonly SourceRecord[],
  keeps: (kind: string, value: string) => boolean,
): Company {
  const websites = unique(
    records.flatMap(({ source, website }) => (website === null ? [] : [{ value: website, source }])),
  )
  const sized = ['net-zero-tracker', 'os-climate-itr'].flatMap((source) =>
    records.filter((record) => record.source === source),
  )
  const size = sized.find((record) => record.sizeUsd !== null && record.sizeUsd > 0)
  return {
    id,
    name: chooseName(records),
    ...chooseRegion(records),
    website: chooseWebsite(websites.map(({ value }) => value)),
    ...chooseIndustry(records),
    sectors: sectorsOf(records),
    names: unique(
      records.flatMap(({ source, name, otherNames }) => [name, ...otherNames].map((value) => ({ value, source }))),
    ),
    websites,
    identifiers: identifiersOf(records, keeps),
    tickers: tickersOf(records),
    sizeUsd: size?.sizeUsd ? { value: size.sizeUsd, source: size.source } : null,
  }
}

function sectorsOf(records: readonly SourceRecord[]): Company['sectors'] {
  const all = records.flatMap(({ source, sector }) => (sector === null ? [] : [{ source, value: sector }]))
  return unique(all).map(({ source, value }) => ({ source, words: value }))
}

function unique<T extends { value: string; source: SourceId }>(items: readonly T[]): T[] {
  const sorted = items.toSorted((a, b) => compare(a.source, b.source) || compare(a.value, b.value))
  return [...new Map(sorted.map((item) => [`${item.source} ${item.value}`, item])).values()]
}

/** Scheme and host of the first website that is the company's own; lists often link to a report deep inside it. */
function chooseWebsite(websites: readonly string[]): string | null {
  const own = websites.find((website) => websiteDomain(website) !== null)
  return own === undefined ? null : websiteRoot(own)
}

function identifiersOf(
  records: readonly SourceRecord[],
  keeps: (kind: string, value: string) => boolean,
): Company['identifiers'] {
  const all = records.flatMap(({ source, identifiers, isPart }) =>
    identifiers
      // A part is listed under its parent's identifiers, which are not its own.
      .filter(({ kind, value }) => (kind === 'lei' || kind === 'isin' ? !isPart && keeps(kind, value) : true))
      .map(({ kind, value }) => ({ kind, value, source })),
  )
  const sorted = all.toSorted(
    (a, b) =>
      KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
      compare(a.value, b.value) ||
      compare(a.source, b.source),
  )
  return [...new Map(sorted.map((item) => [`${item.kind} ${item.value} ${item.source}`, item])).values()]
}

function tickersOf(records: readonly SourceRecord[]): Company['tickers'] {
  const all = records.flatMap(({ source, tickers }) =>
    tickers.map(({ exchange, symbol }) => ({ exchange, symbol, source })),
  )
  return [...new Map(all.map((item) => [`${item.exchange} ${item.symbol} ${item.source}`, item])).values()]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
