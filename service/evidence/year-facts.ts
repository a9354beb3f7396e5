import type { ChosenDisclosures } from '@/service/companies/choose-disclosures'
import type { Performance } from '@/service/contract/organization/organization'
import type { Reference } from '@/service/reference/read-reference'
import type { SourceId } from '@/service/reference/records'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import type { HeldBack } from './held-back'

/** All that the evidence of one performance is made of. */
export type YearFacts = {
  /** Pointer to the performance: "/performances/3". */
  base: string
  /** As answered, in the currency asked for. */
  shown: Performance
  /** As stored, in the currency it was published in. */
  stored: StoredPerformance
  /** Null where the sources were replaced since the organization was researched. */
  chosen: ChosenDisclosures | null
  heldBack: readonly HeldBack[]
  /** Year of a constant rate; null where the money stands at the year's own. */
  ratesYear: number | null
  reference: Reference
}

/** "2019", with the country where the figures are of one country only. */
export function whenAndWhere({ year, region }: { year: number; region: string }): string {
  return region === 'GLOBAL' ? String(year) : `${year} in ${region}`
}

export function publisherOf(facts: Pick<YearFacts, 'reference'>, source: SourceId): string {
  return facts.reference.editions.byId[source].publisher
}

export const researchedBefore =
  'The sources were replaced since this organization was researched; it is researched again, and then this says where the figure stands.'
