import { queryOptions } from '@tanstack/react-query'
import { importPaths } from '@/lib/api-paths'
import { paths } from '@/lib/paths'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'

export type Undecided = { id: number; name: string; country: string | null }

const mostOfList = 200
const mostOfImport = 500

async function ofProject(signal: AbortSignal): Promise<Undecided[]> {
  const query = new URLSearchParams({ has_candidates: 'yes', sort: 'name', limit: String(mostOfList) })
  const [answer, { parseList }] = await Promise.all([
    fetchAnswer(`${paths.api.organizations}?${query}`, { signal }),
    import('@/lib/views/answers/list-answer'),
  ])
  const list = parseList(answer)
  if (list === null) throw unexpectedAnswer('The service answered with something other than a list.')
  return list.organizations.map(({ id, name, hq_region: country }) => ({ id, name: name ?? '', country }))
}

async function ofImport(importId: number, signal: AbortSignal): Promise<Undecided[]> {
  const query = new URLSearchParams({ state: 'to_decide', limit: String(mostOfImport) })
  const [answer, { parseImportPage }] = await Promise.all([
    fetchAnswer(`${importPaths.import(importId)}?${query}`, { signal }),
    import('@/lib/views/answers/imports-answer'),
  ])
  const page = parseImportPage(answer)
  if (page === null) throw unexpectedAnswer('The service answered with something other than an import.')
  // Two rows may be one organization.
  const byId = new Map<number, Undecided>()
  for (const { organization_id: id, name, country } of page.rows) {
    if (id !== null && !byId.has(id)) byId.set(id, { id, name, country })
  }
  return [...byId.values()]
}

/**
 * The organizations of an import, or of the whole project, that wait for "Is it one of these?"; null if the service does not ask. Read
 * once, so that the order stays while some are decided.
 */
export function decideQueueQuery(importId: number | null) {
  return queryOptions({
    queryKey: ['decide-queue', importId],
    queryFn: async ({ signal }): Promise<Undecided[] | null> => {
      try {
        return importId === null ? await ofProject(signal) : await ofImport(importId, signal)
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}
