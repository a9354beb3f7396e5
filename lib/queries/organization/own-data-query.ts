import { queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { type OwnDataAnswer, parseOwnData } from '@/lib/views/answers/engagement/own-data-answer'

/** An organization's own data; null if the service stores none. */
export function ownDataQuery(id: number) {
  return queryOptions({
    queryKey: ['own-data', id],
    queryFn: async ({ signal }): Promise<OwnDataAnswer | null> => {
      try {
        return parseOwnData(await fetchAnswer(organizationPaths.ownData(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
  })
}
