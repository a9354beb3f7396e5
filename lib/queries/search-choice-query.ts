import { queryOptions } from '@tanstack/react-query'
import { documentPaths } from '@/lib/api-paths'
import type { SearchChoiceAnswer } from '@/lib/views/answers/search-choice-answer'
import { AnswerError, fetchAnswer } from './answer-error'
import { asJson } from './as-json'

/** Whether the service looks for reports on websites; null if it never does. */
export const searchChoiceQuery = queryOptions({
  queryKey: ['report-search-choice'],
  queryFn: async ({ signal }): Promise<SearchChoiceAnswer | null> => {
    try {
      const answer = await fetchAnswer(documentPaths.searchChoice, { signal })
      const { parseSearchChoice } = await import('@/lib/views/answers/search-choice-answer')
      return parseSearchChoice(answer)
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return null
      throw error
    }
  },
  retry: false,
})

/** Keeps an admin's answer. Throws AnswerError if it is refused. */
export async function chooseSearch(isOn: boolean): Promise<void> {
  await fetchAnswer(documentPaths.searchChoice, asJson('PUT', { is_on: isOn }))
}
