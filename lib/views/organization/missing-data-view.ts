import type { Key } from '@/lib/messages/words'
import type { Section } from '@/lib/views/address/section-in-url'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { yearsOf } from '@/lib/views/emissions/worldwide'
import type { HeadView } from './head-view'
import { isSettled } from './research-progress'

/** Something we do not know, how to get it, and where on the page that is done; null: not on this page. */
export type MissingData = { what: Key<'organization'>; how: Key<'organization'>; where: Section | null }

/** What we lack of an organization whose research has ended; empty while it runs. */
export function viewMissingData(organization: OrganizationAnswer, head: HeadView): MissingData[] {
  if (!isSettled(organization.status)) return []
  if (organization.matching_organization === null) {
    return [{ what: 'lackMatch', how: 'lackMatchHow', where: null }]
  }
  const report = organization.has_extensions ? ('evidence' as const) : null
  const figure = head.scopes1And2
  const isWorldwide = figure?.place === ''
  const years = yearsOf(organization, 'worldwide')
  const lacks: (MissingData | null)[] = [
    figure === null ? { what: 'lackFigures', how: 'lackReportHow', where: report } : null,
    figure !== null && !isWorldwide ? { what: 'lackWorldwide', how: 'lackReportHow', where: report } : null,
    isWorldwide && figure.isOld ? { what: 'lackNewFigures', how: 'lackReportHow', where: report } : null,
    isWorldwide && (head.allScopes === null || head.allScopes.less !== '')
      ? { what: 'lackScope3', how: 'lackReportHow', where: report }
      : null,
    years.some(({ revenue }) => revenue !== null)
      ? null
      : { what: 'lackRevenue', how: 'lackRevenueHow', where: report },
    organization.industry === null ? { what: 'lackIndustry', how: 'lackIndustryHow', where: null } : null,
    head.target === null ? { what: 'lackTarget', how: 'lackTargetHow', where: 'targets' } : null,
  ]
  return lacks.filter((lack) => lack !== null)
}
