import { queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { parseTargets, type TargetAnswer } from '@/lib/views/answers/target-answer'

/** Its targets with base years; null if the service has none, or they could not be read. */
export function targetsQuery(id: number, version: string) {
  return queryOptions({
    queryKey: ['targets', id, version],
    queryFn: async ({ signal }): Promise<TargetAnswer[] | null> => {
      try {
        return parseTargets(await fetchAnswer(organizationPaths.targets(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
