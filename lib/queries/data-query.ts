import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { type DataAnswer, parseData } from '@/lib/views/data-answer'
import { AnswerError, fetchAnswer } from './answer-error'

/** The sources and counts; 'not_offered' where the service does not say. */
export const dataQuery = queryOptions({
  queryKey: ['data'],
  queryFn: async ({ signal }): Promise<DataAnswer | 'not_offered'> => {
    try {
      return parseData(await fetchAnswer(paths.api.data, { signal })) ?? 'not_offered'
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return 'not_offered'
      throw error
    }
  },
  retry: false,
})
