import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { keepVisit, lastVisit } from '@/lib/browser-memory/last-visit'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { changesPaths } from '@/lib/queries/changes/changes-paths'
import type { ChangesQuestion } from '@/lib/views/address/changes-in-url'
import type { ChangePageAnswer } from '@/lib/views/answers/changes-answer'
import { changeGroups } from '@/lib/views/changes/change-groups'

const readers = () => import('@/lib/views/answers/changes-answer')

/** Changes per page. */
const pageSize = '50'

function toQuery({ since, by, show, organization }: ChangesQuestion, cursor: string | null, visit: string | null) {
  const query = new URLSearchParams({ order: 'newest', by, limit: pageSize })
  const from = cursor ?? (since === 'visit' ? visit : since)
  if (from) query.set('since', from)
  if (show !== 'all') query.set('kind', changeGroups[show].join(','))
  if (organization !== '') query.set('organization', organization)
  // Values recorded at the first research are not news.
  if (by === 'noted' || since === 'visit') query.set('history', 'false')
  return query.toString()
}

/** `hasVisit`: whether this browser has an earlier visit. */
export type ShownChanges = ChangePageAnswer & { hasVisit: boolean }

/** A page of changes, newest first; `cursor` of the page before. 'not_offered' if the service records none. */
export function changesQuery(question: ChangesQuestion, cursor: string | null) {
  return queryOptions({
    queryKey: ['changes', question, cursor],
    queryFn: async ({ signal }): Promise<ShownChanges | 'not_offered'> => {
      const visit = lastVisit(browserStorage(), Date.now())
      try {
        const answer = await fetchAnswer(changesPaths.changes(toQuery(question, cursor, visit)), { signal })
        const page = (await readers()).parseChangePage(answer)
        if (page === null) throw unexpectedAnswer('The service answered with something other than changes.')
        return { ...page, hasVisit: visit !== null }
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return 'not_offered'
        throw error
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Organizations that changed since the last visit of this browser; none on the first visit. */
export const changedSinceVisitQuery = queryOptions({
  queryKey: ['changed-since-visit'],
  queryFn: async ({ signal }): Promise<ReadonlySet<number>> => {
    const storage = browserStorage()
    const visit = lastVisit(storage, Date.now())
    // A first visit only asks for the id of the last change.
    const query = new URLSearchParams({ history: 'false', ...(visit === null ? { limit: '1' } : { since: visit }) })
    const path = visit === null ? changesPaths.changes(`${query}`) : changesPaths.changeSummary(`${query}`)
    const { parseChangeSummary } = await readers()
    const { organization_ids: ids, latest_cursor: latest } = parseChangeSummary(await fetchAnswer(path, { signal }))
    if (latest !== null) keepVisit(storage, latest, Date.now())
    return new Set(visit === null ? [] : ids)
  },
  retry: false,
  staleTime: 5 * 60_000,
})
