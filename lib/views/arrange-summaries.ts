import type { OrganizationSummary } from './list-answer'
import type { ListSort, ListStatus } from './list-in-url'
import { isSettled } from './research-progress'

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

type Order = (a: OrganizationSummary, b: OrganizationSummary) => number

function byName(a: OrganizationSummary, b: OrganizationSummary): number {
  return (a.name ?? '').localeCompare(b.name ?? '', 'en')
}

/** Unknown comes last in either direction. */
function byFigure(of: (summary: OrganizationSummary) => number | null, sign: 1 | -1): Order {
  return (a, b) => {
    const [left, right] = [of(a), of(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  }
}

const score = ({ score: value }: OrganizationSummary) => value
const emissions = ({ latest_emissions: latest }: OrganizationSummary) => latest?.kilograms ?? null
const created = ({ id }: OrganizationSummary) => id

const orders: Record<ListSort, Order> = {
  name: byName,
  '-name': (a, b) => byName(b, a),
  score: byFigure(score, 1),
  '-score': byFigure(score, -1),
  emissions: byFigure(emissions, 1),
  '-emissions': byFigure(emissions, -1),
  created: byFigure(created, 1),
  '-created': byFigure(created, -1),
}

function hasStatus({ status }: OrganizationSummary, wanted: ListStatus): boolean {
  return wanted === '' || (wanted === 'in_progress' ? !isSettled(status) : status === wanted)
}

/** Search, filter and order in the browser, as the service's list would do them. */
export function arrangeSummaries(
  summaries: readonly OrganizationSummary[],
  { q, status, sort }: { q: string; status: ListStatus; sort: ListSort },
): OrganizationSummary[] {
  const wanted = plain(q.trim())
  return summaries
    .filter((summary) => hasStatus(summary, status) && plain(summary.name ?? '').includes(wanted))
    .sort(orders[sort])
}
