import type { SourceId } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'

const ORDER: readonly SourceId[] = [
  'sbti',
  'net-zero-tracker',
  'race-to-zero',
  'read-reports',
  'carbon-gap',
  'small-collections',
  'os-climate-itr',
  'taiwan-moenv',
  'taiwan-reports',
  'klimatkollen',
  'nzdpu',
  'twse',
  'tpex',
  'sec',
  'sec-companyfacts',
  'climate-pledge',
  'au-nger',
  'uk-ets',
  'ca-ghgrp',
  'jp-eegs',
  'kr-gir',
  'epa-ghgrp',
  'us-washington',
  'un-global-compact',
  'ademe-beges',
  'wikidata',
]

/** The headquarters' country in most lists; on a tie, that of the list earliest in ORDER. */
export function chooseRegion(records: readonly SourceRecord[]): {
  hqRegion: string | null
  hqSubregion: string | null
} {
  const votes = new Map<string, Set<SourceId>>()
  const inOrder = records.toSorted((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source))
  for (const { hqRegion, source } of inOrder) {
    if (hqRegion !== null) votes.set(hqRegion, (votes.get(hqRegion) ?? new Set()).add(source))
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b.size - a.size)
  const hqRegion = winner?.[0] ?? null
  const hqSubregion =
    inOrder.find((record) => record.hqRegion === hqRegion && record.hqSubregion !== null)?.hqSubregion ?? null
  return { hqRegion, hqSubregion }
}
