import type { ListQuestion } from '@/lib/views/address/list-in-url'
import type { ListFigure, OrganizationSummary } from '@/lib/views/answers/list-answer'
import { isSettled } from '@/lib/views/organization/research-progress'
import { isWholeOfScope3 } from '@/service/scope-3-coverage'

/** Older services give one amount, whatever scopes it covers. */
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

/** Whether an amount is worldwide and holds all that its column names, as far as anybody knows. */
export function isWholeFigure(
  figure: Pick<ListFigure, 'region' | 'covers' | 'scope_3_categories' | 'lacks_investments'>,
): boolean {
  if (!isWorldwide(figure) || figure.covers === 'scope_1' || figure.lacks_investments === true) return false
  return isWholeOfScope3(figure.scope_3_categories)
}

/** What a column is ordered by. */
export function rankedKilograms(figure: ListFigure | null): number | null {
  return figure !== null && isWholeFigure(figure) ? figure.kilograms : null
}

/** Whether research ended without a company: then nothing was looked up, and our sources may have it. */
export function isUnidentified({ is_identified: isIdentified, status }: OrganizationSummary): boolean {
  return isIdentified === false && isSettled(status)
}

/** What the figures we have of it are of. */
export function placeOfFigures(summary: OrganizationSummary): 'worldwide' | 'one_country' | 'none' | 'not_recognised' {
  const latest = summary.latest_emissions
  if (latest === null || latest.kilograms === null) return isUnidentified(summary) ? 'not_recognised' : 'none'
  return isWorldwide(latest) ? 'worldwide' : 'one_country'
}

/** The newest year of a worldwide figure. */
export function newestWorldwideYear(summary: OrganizationSummary): number | null {
  return placeOfFigures(summary) === 'worldwide' ? (summary.latest_emissions?.year ?? null) : null
}

/** Intensities compare within one industry: only where the list is narrowed to one are they an order. */
export function ranksIntensity({ industry }: Pick<ListQuestion, 'industry'>): boolean {
  return industry.length === 1 && /^\d{2}$/.test(industry[0] ?? '')
}

/** The order that is asked for, or by name where it would set side by side what does not compare. */
export function fairSort(question: Pick<ListQuestion, 'industry' | 'sort'>): ListQuestion['sort'] {
  return /^-?intensity$/.test(question.sort) && !ranksIntensity(question) ? 'name' : question.sort
}
