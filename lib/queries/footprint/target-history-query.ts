import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { footprintPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import type { TargetHistoryAnswer } from '@/lib/views/answers/footprint/target-history-answer'

/** The suppliers' targets since May 2024, weighted by the spend of a year. 'not_offered' if the service has no such answer. */
export function targetHistoryQuery(year: number) {
  return queryOptions({
    // Below the footprint's key: setting a goal changes both.
    queryKey: ['footprint', 'target history', year],
    queryFn: async ({ signal }): Promise<TargetHistoryAnswer | 'not_offered'> => {
      try {
        const { parseTargetHistory } = await import('@/lib/views/answers/footprint/target-history-answer')
        return parseTargetHistory(await fetchAnswer(footprintPaths.targetHistory(year), { signal })) ?? 'not_offered'
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return 'not_offered'
        throw error
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}
