import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import type { Mass } from '@/lib/format/mass'
import type { ListFigure } from '@/lib/views/answers/list-answer'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { newestChange, viewComparableChanges } from '@/lib/views/emissions/comparable-changes-view'
import { categoriesInWords } from '@/lib/views/emissions/scope-3-coverage'
import { isWorldwide } from '@/lib/views/list/listed-figures'
import { changeSize } from '@/lib/views/translate/change-size'
import { onlyPlaceInWords } from '@/lib/views/translate/only-place'
import { privatePublisher } from '@/lib/views/translate/say-publisher'
import { lastTargetYear, standingTargetYear } from '@/service/contract/organization/target-years'
import { summarizeOrganization } from './summarize-organization'

/**
 * `less`: how it falls short of its name, in words; '' if it does not. `notPublic`: that it was stated to the project only; '' if it is
 * public.
 */
export type HeadFigure = {
  mass: Mass
  inWords: string
  year: number
  isOld: boolean
  /** The single country it covers, in words; '' if it is worldwide. */
  place: string
  /** Whether it excludes scope 2. */
  isScope1Only: boolean
  less: string
  notPublic: string
}

/**
 * Change of scopes 1 and 2 over the newest years that compare, which need not hold the newest year. `isMethodUnnamed`: no source names the
 * method of their scope 2.
 */
export type Trend = { from: number; to: number; share: number; text: string; isMethodUnnamed: boolean }

export type HeadView = {
  scopes1And2: HeadFigure | null
  allScopes: HeadFigure | null
  /** False if no company was matched, so that nothing was looked up; true for a service that does not say. */
  isRecognised: boolean
  trend: Trend | null
  /** Whether there is an earlier worldwide year, comparable or not. */
  hasEarlierYears: boolean
  /** Years whose worldwide figures are held back, newest first; empty if any is shown. */
  heldYears: number[]
  target: 'set' | 'committed' | 'removed' | 'none' | null
  /** The year of the near-term target, if it is set and the list says so. */
  targetYear: number | null
  /** Whether that year is over: nothing says whether the target was reached. */
  isTargetPast: boolean
  /** The day of that list, in words. */
  targetListOf: string | null
}

function figureOf(figure: ListFigure | null, format: Format): HeadFigure | null {
  if (figure === null || figure.kilograms === null || figure.year === null) return null
  const words = format.words('organization')
  const place = isWorldwide(figure) ? '' : format.country(figure.region ?? '').name
  const less = [
    onlyPlaceInWords(figure, format),
    figure.covers === 'scope_1' ? words('scope1Only') : '',
    figure.scope_3_categories ? categoriesInWords(figure.scope_3_categories, format) : '',
  ]
  return {
    mass: format.mass(figure.kilograms),
    inWords: format.massInWords(figure.kilograms),
    year: figure.year,
    isOld: isOld(figure.year, format),
    place,
    isScope1Only: figure.covers === 'scope_1',
    less: less.filter(Boolean).join(' · '),
    notPublic: figure.publishers[0] === privatePublisher ? format.words('figures')('notPublic') : '',
  }
}

/** "−12%", with no more digits than its figures bear; a change that is not zero is never shown as 0. */
function signed(share: number, digits: number, format: Format): string {
  if (share === 0) return format.percent('0')
  const size =
    changeSize(share, digits, Math.abs(share) < 0.1 ? 1 : 0, format) ??
    format.percent(`<${format.number.fixed(0.1, 1)}`)
  return `${share < 0 ? '−' : '+'}${size}`
}

export function viewTrend(organization: OrganizationAnswer, format: Format): Trend | null {
  const change = newestChange(organization, format)
  if (change === null) return null
  const { from, to, share, digits, isMethodUnnamed } = change
  return { from, to, share, text: signed(share, digits, format), isMethodUnnamed }
}

const targets = ['set', 'committed', 'removed', 'none'] as const

/** Of the first entry, as in lists: later ones are removed, or their targets end earlier. */
function standingYearOf({ sbti: { data } }: OrganizationAnswer, { thisYear }: Format) {
  const [entry] = data
  if (!entry) return { year: null, isPast: false }
  const parts = [entry.near_term, entry.long_term, entry.net_zero].map((part) => ({
    status: part.target_status,
    year: part.year ?? part.target_year,
  }))
  const [near] = parts
  const nearTerm = near?.status === 'set' ? near.year : null
  return standingTargetYear({ nearTerm, last: lastTargetYear(parts) }, thisYear)
}

function heldYearsOf({ held_back: held }: OrganizationAnswer, shown: ListFigure | null): number[] {
  if (shown !== null && isWorldwide(shown)) return []
  return [...new Set(held.flatMap(({ year, region }) => (isWorldwide({ region }) ? [year] : [])))].sort((a, b) => b - a)
}

/** A buyer's first questions, for the head of the page: the newest figures, worldwide if there are any, their trend, and the target. */
export function viewHead(organization: OrganizationAnswer, format: Format): HeadView {
  const summary = summarizeOrganization(organization)
  const target = targets.find((word) => word === summary.commitments.sbti) ?? null
  const { year: targetYear, isPast } = standingYearOf(organization, format)
  return {
    scopes1And2: figureOf(summary.scopes_1_and_2, format),
    allScopes: figureOf(summary.all_scopes, format),
    trend: viewTrend(organization, format),
    heldYears: heldYearsOf(organization, summary.scopes_1_and_2 ?? summary.all_scopes),
    isRecognised: !organization.has_extensions || organization.matching_organization !== null,
    hasEarlierYears: (viewComparableChanges(organization, format)?.rows ?? []).length > 0,
    target: organization.matching_organization === null ? null : target,
    targetYear,
    isTargetPast: target === 'set' && isPast,
    targetListOf: organization.sbti.last_retrieved_at && format.day(organization.sbti.last_retrieved_at),
  }
}
