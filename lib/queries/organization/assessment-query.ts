import { queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { parseAssessment } from '@/lib/views/answers/assessment-answer'

/**
 * The assessment behind the score; null if the service has none. `version` changes with the organization, so that a new score is not
 * explained by an old assessment.
 */
export function assessmentQuery(id: number, version: string) {
  return queryOptions({
    queryKey: ['assessment', id, version],
    queryFn: async ({ signal }) => parseAssessment(await fetchAnswer(organizationPaths.assessment(id), { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
