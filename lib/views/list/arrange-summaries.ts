import type { Format } from '@/lib/format/create-format'
import { hasThresholds, type ListFilters, type ListQuestion, type ListSort } from '@/lib/views/address/list-in-url'
import type { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { isSettled } from '@/lib/views/organization/research-progress'
import {
  allScopesOf,
  fairSort,
  newestWorldwideYear,
  placeOfFigures,
  rankedKilograms,
  scopes1And2Of,
} from './listed-figures'
import { isBeyond } from './portfolio-row'

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

type Order = (a: OrganizationSummary, b: OrganizationSummary) => number

function byName(a: OrganizationSummary, b: OrganizationSummary): number {
  return (a.name ?? '').localeCompare(b.name ?? '', 'en')
}

/** Orders by a figure; unknown comes last in both directions. */
function byFigure(of: (summary: OrganizationSummary) => number | null, sign: 1 | -1): Order {
  return (a, b) => {
    const [left, right] = [of(a), of(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  }
}

const score = ({ score: value }: OrganizationSummary) => value
const scopes1And2 = (summary: OrganizationSummary) => rankedKilograms(scopes1And2Of(summary))
const allScopes = (summary: OrganizationSummary) => rankedKilograms(allScopesOf(summary))
const created = ({ id }: OrganizationSummary) => id

const intensity = ({ intensity: own }: OrganizationSummary) => own?.kilograms_per_unit ?? null
const phase = ({ status }: OrganizationSummary) => (status === 'errored' ? 0 : isSettled(status) ? 2 : 1)

/** Orders by country; unknown comes last in both directions. */
function byCountry(sign: 1 | -1, format: Format): Order {
  const nameOf = ({ hq_region: code }: OrganizationSummary) => (code === null ? null : format.country(code).name)
  return (a, b) => {
    const [left, right] = [nameOf(a), nameOf(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * left.localeCompare(right, format.locale)
  }
}

const orders: Record<Exclude<ListSort, 'country' | '-country'>, Order> = {
  name: byName,
  '-name': (a, b) => byName(b, a),
  score: byFigure(score, 1),
  '-score': byFigure(score, -1),
  scope_1_2: byFigure(scopes1And2, 1),
  '-scope_1_2': byFigure(scopes1And2, -1),
  all_scopes: byFigure(allScopes, 1),
  '-all_scopes': byFigure(allScopes, -1),
  intensity: byFigure(intensity, 1),
  '-intensity': byFigure(intensity, -1),
  // A service without a list stores no spend.
  spend: byName,
  '-spend': byName,
  status: byFigure(phase, 1),
  '-status': byFigure(phase, -1),
  // A service without a list has no dates; ids increase.
  updated: byFigure(created, 1),
  '-updated': byFigure(created, -1),
  created: byFigure(created, 1),
  '-created': byFigure(created, -1),
}

function orderOf(sort: ListSort, format: Format): Order {
  if (sort === 'country' || sort === '-country') return byCountry(sort === 'country' ? 1 : -1, format)
  return orders[sort]
}

function hasStatus({ status }: OrganizationSummary, wanted: ListQuestion['status']): boolean {
  return wanted === '' || (wanted === 'in_progress' ? !isSettled(status) : status === wanted)
}

function isOneOf(value: string | null, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.includes(value ?? 'unknown')
}

function isAnswered(value: boolean | null, wanted: ListQuestion['net_zero']): boolean {
  return wanted === '' || wanted === (value === null ? 'unknown' : value ? 'yes' : 'no')
}

function bandOf(value: number | null): string | null {
  return value === null ? null : String(Math.min(9, Math.floor(value * 10)))
}

function isUntil(year: number | null, last: number): boolean {
  return year !== null && year <= last
}

function fits(summary: OrganizationSummary, question: ListFilters): boolean {
  const { commitments, latest_emissions: latest } = summary
  const kilograms = latest?.kilograms ?? null
  const labels = summary.labels.map(plain)
  return (
    hasStatus(summary, question.status) &&
    isOneOf(summary.hq_region, question.country) &&
    isOneOf(summary.industry?.id ?? null, question.industry) &&
    isOneOf(bandOf(summary.score), question.score_band) &&
    isOneOf(summary.confidence, question.confidence) &&
    (question.label.length === 0 || question.label.some((label) => labels.includes(plain(label)))) &&
    isAnswered(summary.has_science_based_target, question.science_based_target) &&
    isAnswered(commitments.race_to_zero, question.race_to_zero) &&
    isAnswered(commitments.global_compact, question.global_compact) &&
    isAnswered(commitments.climate_pledge, question.climate_pledge) &&
    isAnswered(commitments.net_zero_target, question.net_zero) &&
    (question.has_emissions === '' || (question.has_emissions === 'yes') === (kilograms !== null)) &&
    (question.figures === '' || placeOfFigures(summary) === question.figures) &&
    (question.recognition === '' || summary.recognition === question.recognition) &&
    (question.figures_since === '' || (newestWorldwideYear(summary) ?? 0) >= Number(question.figures_since)) &&
    (question.figures_until === '' || isUntil(newestWorldwideYear(summary), Number(question.figures_until))) &&
    (question.sbti === '' || (commitments.sbti ?? 'unknown') === question.sbti) &&
    (question.has_candidates === '' || (summary.open_candidates ?? 0) > 0) &&
    // A service without a list stores no own data.
    [
      question.category,
      question.buyer,
      question.own_text,
      question.has_spend,
      question.spend_at_least,
      question.stage,
      question.owner,
    ].every((asked) => asked === '') &&
    (!question.attention || !hasThresholds(question) || isBeyond(summary, question))
  )
}

/** Searches, filters and sorts in the browser, as the service's list would. */
export function arrangeSummaries(
  summaries: readonly OrganizationSummary[],
  question: ListFilters & Pick<ListQuestion, 'sort'>,
  format: Format,
): OrganizationSummary[] {
  const wanted = plain(question.q.trim())
  return summaries
    .filter((summary) => fits(summary, question) && plain(summary.name ?? '').includes(wanted))
    .sort(orderOf(fairSort(question), format))
}
