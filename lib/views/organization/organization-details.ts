import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type ComparableChangesView, viewComparableChanges } from '@/lib/views/emissions/comparable-changes-view'
import { type EmissionsView, viewEmissions } from '@/lib/views/emissions/emissions-view'
import { type FactorsView, viewFactors } from '@/lib/views/emissions/factors-view'
import { type FiguresTable, viewFigures } from '@/lib/views/emissions/figures-table'
import { type Scope3Year, viewScope3 } from '@/lib/views/emissions/scope-3-view'
import type { Region } from '@/lib/views/emissions/worldwide'
import { publishersOf } from '@/lib/views/translate/publishers-of'
import { type RevenueView, viewRevenue } from './money-view'

/** The lower part of the page, loaded after the head is usable. */
export type OrganizationDetails = {
  emissions: EmissionsView[]
  /** By region, for those with categories. */
  scope3: ReadonlyMap<Region, Scope3Year[]>
  comparableChanges: ComparableChangesView | null
  revenue: RevenueView | null
  factors: FactorsView | null
  figures: FiguresTable[]
  publishers: string[]
}

/** Years, figures and sources, from the same answer as the head. */
export function viewDetails(organization: OrganizationAnswer, format: Format): OrganizationDetails {
  const emissions = viewEmissions(organization, format)
  return {
    emissions,
    scope3: new Map(emissions.map(({ region }) => [region, viewScope3(organization, region, format)])),
    comparableChanges: viewComparableChanges(organization, format),
    revenue: viewRevenue(organization, format),
    factors: viewFactors(organization, format),
    figures: viewFigures(organization, format),
    publishers: publishersOf(organization.performances, format),
  }
}
