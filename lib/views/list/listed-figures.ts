import type { ListQuestion } from '@/lib/views/address/list-in-url'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import { isSettled } from '@/lib/views/organization/research-progress'
import { isWholeOfScope3 } from '@/service/scope-3-coverage'

/** Older services return one amount, whatever scopes it covers. */
function latestAs(summary: OrganizationSummary, covers: readonly string[]): ListFigure | null {
  const { latest_emissions: latest, emissions_series: series } = summary
  if (latest?.covers == null || !covers.includes(latest.covers)) return null
  return {
    ...latest,
    scope_2_method: null,
    scope_3_categories: null,
    scope_3_coverage: null,
    lacks_investments: null,
    series,
  }
}

export function scopes1And2Of(summary: OrganizationSummary): ListFigure | null {
  return summary.scopes_1_and_2 ?? latestAs(summary, ['scope_1_and_2', 'scope_1'])
}

export function allScopesOf(summary: OrganizationSummary): ListFigure | null {
  return summary.all_scopes ?? latestAs(summary, ['all_scopes'])
}

export function isWorldwide({ region }: Pick<ListFigure, 'region'>): boolean {
  return region === null || region === 'GLOBAL'
}

/** Whether an amount is worldwide and covers everything its column names, as far as known. */
export function isWholeFigure(
  figure: Pick<ListFigure, 'region' | 'covers' | 'scope_3_categories' | 'lacks_investments'>,
): boolean {
  if (!isWorldwide(figure) || figure.covers === 'scope_1' || figure.lacks_investments === true) return false
  return isWholeOfScope3(figure.scope_3_categories)
}

/** The amount by which a column is sorted. */
export function rankedKilograms(figure: ListFigure | null): number | null {
  return figure !== null && isWholeFigure(figure) ? figure.kilograms : null
}

/** Whether research ended without a company: nothing was looked up then, and our sources may have figures. */
export function isUnidentified({ is_identified: isIdentified, status }: OrganizationSummary): boolean {
  return isIdentified === false && isSettled(status)
}

/** The place that the organization's figures cover. */
export function placeOfFigures(summary: OrganizationSummary): 'worldwide' | 'one_country' | 'none' | 'not_recognised' {
  const latest = summary.latest_emissions
  if (latest === null || latest.kilograms === null) return isUnidentified(summary) ? 'not_recognised' : 'none'
  return isWorldwide(latest) ? 'worldwide' : 'one_country'
}

/** The newest year with a worldwide figure. */
export function newestWorldwideYear(summary: OrganizationSummary): number | null {
  return placeOfFigures(summary) === 'worldwide' ? (summary.latest_emissions?.year ?? null) : null
}

/** Whether intensities may be ranked: only in a list narrowed to one industry. */
export function ranksIntensity({ industry }: Pick<ListQuestion, 'industry'>): boolean {
  return industry.length === 1 && /^\d{2}$/.test(industry[0] ?? '')
}

/** The requested order, or by name if it would rank what is not comparable. */
export function fairSort(question: Pick<ListQuestion, 'industry' | 'sort'>): ListQuestion['sort'] {
  return /^-?intensity$/.test(question.sort) && !ranksIntensity(question) ? 'name' : question.sort
}
