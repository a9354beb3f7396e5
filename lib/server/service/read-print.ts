import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { type FootprintAnswer, parseFootprint } from '@/lib/views/answers/footprint/footprint-answer'
import type { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { pagesAfter, readPage } from './list-pages'
import { askService } from './service-client'

/** The most rows of a printed list: about twenty pages. */
const mostPrinted = 600

/** The first rows of the list in order, and the total number; null if the list cannot be read. */
export async function readRows(
  parameters: URLSearchParams,
): Promise<{ rows: OrganizationSummary[]; matching: number | null } | null> {
  const { page: first } = await readPage(parameters, null)
  if (first === null) return null
  const rows = [...first.organizations]
  const rest = pagesAfter(first, parameters)
  try {
    while (rows.length < mostPrinted) {
      const { done, value } = await rest.next()
      if (done) break
      rows.push(...value.organizations)
    }
  } catch {
    return null
  }
  return { rows: rows.slice(0, mostPrinted), matching: first.matching }
}

/** The footprint of the newest year with spend; null if the service computes none or there is none. */
export async function readFootprint(parameters: URLSearchParams): Promise<FootprintAnswer | null> {
  const answer = await askService({ method: 'GET', path: servicePath('/footprint', {}, parameters) })
  return answer.kind === 'answered' && answer.status === 200 ? parseFootprint(answer.json) : null
}

type PrintedSource = { title: string; publisher: string; retrievedOn: string }

/** The sources in use, each with its day; empty if the service does not say. */
export async function readPrintedSources(): Promise<PrintedSource[]> {
  const answer = await askService({ method: 'GET', path: servicePath('/data/sources') })
  if (answer.kind !== 'answered' || answer.status !== 200 || !Array.isArray(answer.json)) return []
  return answer.json.flatMap((source: unknown): PrintedSource[] => {
    if (typeof source !== 'object' || source === null) return []
    const [title, publisher, day] = ['title', 'publisher', 'retrieved_at'].map((name) => Reflect.get(source, name))
    if (typeof title !== 'string' || typeof publisher !== 'string' || typeof day !== 'string') return []
    return /^\d{4}-\d{2}-\d{2}/.test(day) ? [{ title, publisher, retrievedOn: day.slice(0, 10) }] : []
  })
}
