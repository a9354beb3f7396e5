import type { Company, Confidence, SourceId } from '@/service/reference/records'
import { CARBON_GAP_SECTORS } from '@/service/sources/carbon-gap/sectors'
import { NET_ZERO_TRACKER_SECTORS } from '@/service/sources/net-zero-tracker/sectors'
import { OS_CLIMATE_SECTORS } from '@/service/sources/os-climate-itr/sectors'
import { RACE_TO_ZERO_SECTORS } from '@/service/sources/race-to-zero/sectors'
import { SBTI_SECTORS } from '@/service/sources/sbti/sectors'
import type { SectorFit, SectorMap } from '@/service/sources/sector-map'
import type { SourceRecord } from '@/service/sources/source-record'

const LEVELS = ['low', 'medium', 'high'] as const satisfies readonly Confidence[]
/** Strongest first: one scheme applied by one publisher before words that members wrote themselves. */
const ORDER: readonly SourceId[] = [
  'sbti',
  'carbon-gap',
  'os-climate-itr',
  'race-to-zero',
  'klimatkollen',
  'taiwan-moenv',
  'epa-ghgrp',
  'au-nger',
  'net-zero-tracker',
]
const MAPS: Partial<Record<SourceId, SectorMap>> = {
  sbti: SBTI_SECTORS,
  'carbon-gap': CARBON_GAP_SECTORS,
  'os-climate-itr': OS_CLIMATE_SECTORS,
  'race-to-zero': RACE_TO_ZERO_SECTORS,
  'net-zero-tracker': NET_ZERO_TRACKER_SECTORS,
}

type Vote = { id: string; source: SourceId; basis: string; fit: SectorFit['fit']; scheme: string }

/**
 * The ISIC division of a company and how sure we are.
 * - The strongest source decides; Net Zero Tracker's 12 industries only where no other source names a division.
 * - A sector that lies in one division gives "high", one that spreads over several "medium", Net Zero Tracker "low".
 * - One step up when another publisher's scheme names the same division, one step down when one names another.
 *   Race to Zero rows that repeat SBTi's sector words are SBTi's opinion, not a second one.
 */
export function chooseIndustry(records: readonly SourceRecord[]): Company['industry'] {
  const votes = records
    .flatMap(voteOf)
    .sort((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source) || (a.fit === 'one' ? -1 : 1))
  const [best] = votes
  if (best === undefined) return null
  const others = votes.filter((vote) => vote.scheme !== best.scheme && vote.source !== 'net-zero-tracker')
  let level = best.source === 'net-zero-tracker' ? 0 : best.fit === 'one' ? 2 : 1
  if (others.some((vote) => vote.id !== best.id)) level -= 1
  else if (others.length > 0) level += 1
  const confidence = LEVELS[Math.min(Math.max(level, 0), 2)] ?? 'low'
  return { id: best.id, confidence, source: best.source, basis: best.basis }
}

function voteOf(record: SourceRecord): Vote[] {
  if (record.industryId === null || record.sector === null) return []
  const known = MAPS[record.source]?.[record.sector] ?? null
  const scheme = record.source === 'race-to-zero' && Object.hasOwn(SBTI_SECTORS, record.sector) ? 'sbti' : record.source
  return [{ id: record.industryId, source: record.source, basis: record.sector, fit: known?.fit ?? 'main', scheme }]
}
