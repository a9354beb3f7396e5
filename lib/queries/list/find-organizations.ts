import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'

export type FoundOrganization = { id: number; name: string }

const shown = 8

/** The best few organizations whose names resemble `typed`; none if the service has no list to search. */
export function findOrganizationsQuery(typed: string) {
  return queryOptions({
    queryKey: ['find-organizations', typed],
    queryFn: async ({ signal }): Promise<FoundOrganization[]> => {
      const parameters = new URLSearchParams({ q: typed })
      try {
        const [answer, { parseList }] = await Promise.all([
          fetchAnswer(`${paths.api.organizations}?${parameters}`, { signal }),
          import('@/lib/views/answers/list-answer'),
        ])
        const list = parseList(answer)
        if (list === null) throw unexpectedAnswer('The service answered with no list.')
        return list.organizations.slice(0, shown).map(({ id, name }) => ({ id, name: name ?? String(id) }))
      } catch (error) {
        if (error instanceof AnswerError && [404, 405, 501].includes(error.status)) return []
        throw error
      }
    },
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  })
}
