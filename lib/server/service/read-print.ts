import 'server-only'
import { type FootprintAnswer, parseFootprint } from '@/lib/views/answers/footprint-answer'
import { type OrganizationSummary, parseList } from '@/lib/views/answers/list-answer'
import { askService } from './service-client'

const pageSize = 200

/** What a list on paper holds at most: some twenty pages. */
export const mostPrinted = 600

/** The first rows of the list in its order, and how many there are; null where the list cannot be read. */
export async function readRows(
  parameters: URLSearchParams,
): Promise<{ rows: OrganizationSummary[]; matching: number | null } | null> {
  const rows: OrganizationSummary[] = []
  let matching: number | null = null
  for (let cursor: string | null = ''; cursor !== null && rows.length < mostPrinted; ) {
    const asked = new URLSearchParams(parameters)
    asked.set('limit', String(pageSize))
    if (cursor !== '') asked.set('cursor', cursor)
    const answer = await askService({ method: 'GET', path: `/organizations?${asked}` })
    const page = answer.kind === 'answered' && answer.status === 200 ? parseList(answer.json) : null
    if (page === null) return null
    rows.push(...page.organizations)
    matching = page.matching
    cursor = page.next_cursor
  }
  return { rows, matching }
}

/** The footprint of the newest year with spend; null where the service computes none, or none is known. */
export async function readFootprint(parameters: URLSearchParams): Promise<FootprintAnswer | null> {
  const answer = await askService({ method: 'GET', path: `/footprint?${parameters}` })
  return answer.kind === 'answered' && answer.status === 200 ? parseFootprint(answer.json) : null
}

type PrintedSource = { title: string; publisher: string; retrievedOn: string }

/** The sources in use with the day of each; none where the service does not say. */
export async function readPrintedSources(): Promise<PrintedSource[]> {
  const answer = await askService({ method: 'GET', path: '/data/sources' })
  if (answer.kind !== 'answered' || answer.status !== 200 || !Array.isArray(answer.json)) return []
  return answer.json.flatMap((source: unknown): PrintedSource[] => {
    if (typeof source !== 'object' || source === null) return []
    const [title, publisher, day] = ['title', 'publisher', 'retrieved_at'].map((name) => Reflect.get(source, name))
    if (typeof title !== 'string' || typeof publisher !== 'string' || typeof day !== 'string') return []
    return /^\d{4}-\d{2}-\d{2}/.test(day) ? [{ title, publisher, retrievedOn: day.slice(0, 10) }] : []
  })
}
