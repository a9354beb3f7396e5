import type { Format } from '@/lib/format/create-format'
import { type EmissionsView, viewEmissions } from './emissions-view'
import { type FactorsView, viewFactors } from './factors-view'
import { type FiguresTable, viewFigures } from './figures-table'
import { type LikeForLikeView, viewLikeForLike } from './like-for-like-view'
import { type RevenueView, viewRevenue } from './money-view'
import type { OrganizationAnswer } from './organization-answer'
import { isSettled } from './research-progress'
import { type Scope3Year, viewScope3 } from './scope-3-view'
import { type SourceView, viewSources } from './sources-view'
import type { Region } from './worldwide'

/** What stands below: loaded after the head can be used. */
export type OrganizationDetails = {
  emissions: EmissionsView[]
  /** By region, for those that state categories. */
  scope3: ReadonlyMap<Region, Scope3Year[]>
  likeForLike: LikeForLikeView | null
  revenue: RevenueView | null
  factors: FactorsView | null
  figures: FiguresTable[]
  publishers: string[]
  sources: SourceView[]
  /** Whether the service may be asked for an estimate. */
  offersEstimate: boolean
}

/** Years, figures and sources, from the same answer as the head. */
export function viewDetails(organization: OrganizationAnswer, format: Format): OrganizationDetails {
  const emissions = viewEmissions(organization, format)
  return {
    emissions,
    scope3: new Map(emissions.map(({ region }) => [region, viewScope3(organization, region, format)])),
    likeForLike: viewLikeForLike(organization, format),
    revenue: viewRevenue(organization, format),
    factors: viewFactors(organization, format),
    figures: viewFigures(organization, format),
    publishers: [...new Set(organization.performances.flatMap(({ publishers }) => publishers))],
    sources: viewSources(organization, format),
    offersEstimate: organization.has_extensions && isSettled(organization.status),
  }
}
