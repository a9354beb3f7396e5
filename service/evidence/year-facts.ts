import type { ChosenDisclosures } from '@/service/companies/choose-disclosures'
import type { Performance } from '@/service/contract/organization/organization'
import type { Reference } from '@/service/reference/read-reference'
import type { SourceId } from '@/service/reference/records'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import type { CellCode } from './emission-cells'
import type { HeldBack } from './held-back'
import { type Said, say } from './say'

/** Everything that the evidence of one performance is made from. */
export type YearFacts = {
  /** Pointer to the performance: "/performances/3". */
  base: string
  /** As answered, in the requested currency. */
  shown: Performance
  /** As stored, in the currency it was published in. */
  stored: StoredPerformance
  /** Null if the sources changed since the organization was researched. */
  chosen: ChosenDisclosures | null
  heldBack: readonly HeldBack[]
  /** Year whose exchange rates are used for all years; null if each year's rates are used. */
  ratesYear: number | null
  reference: Reference
}

/** "Scope 1, 2019", with the country where the figures are of one country only. */
export function sayCell(cell: CellCode, { year, region }: { year: number; region: string }): Said {
  return region === 'GLOBAL' ? say('cell_of_year', { cell, year }) : say('cell_of_year_in', { cell, year, region })
}

export function publisherOfYear(facts: Pick<YearFacts, 'reference'>, source: SourceId): string {
  return facts.reference.editions.byId[source].publisher
}

export const researchedBefore = say('researched_before')
