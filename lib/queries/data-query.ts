import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import type { DataAnswer } from '@/lib/views/answers/data-answer'
import { AnswerError, fetchAnswer } from './answer-error'

/** The sources and counts; 'not_offered' if the service has no such answer. */
export const dataQuery = queryOptions({
  queryKey: ['data'],
  queryFn: async ({ signal }): Promise<DataAnswer | 'not_offered'> => {
    try {
      const answer = await fetchAnswer(paths.api.data, { signal })
      // Loaded with the answer, not with the page, as it includes a parser.
      const { parseData } = await import('@/lib/views/answers/data-answer')
      return parseData(answer) ?? 'not_offered'
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return 'not_offered'
      throw error
    }
  },
  retry: false,
})
