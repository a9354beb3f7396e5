import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { yearsOf } from '@/lib/views/emissions/worldwide'

export const gaps = ['scope1', 'scope2Location', 'scope2Market', 'scope3', 'report', 'target'] as const
export type Gap = (typeof gaps)[number]

/** What we lack of an organization for a year. It says nothing about what the organization publishes or does. */
export function findGaps(organization: OrganizationAnswer, year: number): Gap[] {
  const emissions = yearsOf(organization, 'worldwide').find((one) => one.year === year)?.emissions ?? null
  const lacks: Record<Gap, boolean> = {
    scope1: (emissions?.scope_1.total ?? emissions?.scope_1.sum ?? null) === null,
    scope2Location: (emissions?.scope_2.total_location_based ?? null) === null,
    scope2Market: (emissions?.scope_2.total_market_based ?? null) === null,
    scope3: (emissions?.scope_3.total ?? null) === null,
    report: organization.related_environmental_report_status !== 'found',
    // The list may have it under another name: a target is lacking only if no list was looked up.
    target: organization.sbti.last_retrieved_at === null,
  }
  return gaps.filter((gap) => lacks[gap])
}
