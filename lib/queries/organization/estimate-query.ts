import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import type { EstimateAnswer } from '@/lib/views/answers/estimate-answer'

export type Spend = { amount: string; currency: string }

/** An estimate for a spend, or for the known revenue; 'not_offered' if the service has no estimates. */
export function estimateQuery(id: number, spend: Spend | null) {
  return queryOptions({
    queryKey: ['estimate', id, spend],
    queryFn: ({ signal }) => fetchEstimate(id, spend, signal),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function fetchEstimate(
  id: number,
  spend: Spend | null,
  signal: AbortSignal,
): Promise<EstimateAnswer | 'not_offered'> {
  const query = spend === null ? '' : `?${new URLSearchParams({ spend: spend.amount, currency: spend.currency })}`
  try {
    const answer = await fetchAnswer(`${organizationPaths.estimate(id)}${query}`, { signal })
    // Loaded with the answer, not with the page, as it includes a parser.
    const { parseEstimate } = await import('@/lib/views/answers/estimate-answer')
    return parseEstimate(answer) ?? 'not_offered'
  } catch (error) {
    if (error instanceof AnswerError && [404, 405, 501].includes(error.status)) return 'not_offered'
    throw error
  }
}
