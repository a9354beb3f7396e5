import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'

/** The labels of one organization, as the list has them. */
export function labelsQuery(id: number) {
  return queryOptions({
    queryKey: ['labels', id],
    queryFn: async ({ signal }): Promise<string[]> => {
      const [answer, { parseList }] = await Promise.all([
        fetchAnswer(`${paths.api.organizations}?${new URLSearchParams({ ids: String(id) })}`, { signal }),
        import('@/lib/views/answers/list-answer'),
      ])
      return parseList(answer)?.organizations.find((organization) => organization.id === id)?.labels ?? []
    },
    retry: false,
  })
}
