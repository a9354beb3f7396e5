import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { footprintPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'

/** The footprint of a year's spend; without a year the newest, without a currency the one that most of the spend is in. 'not_offered' where the service has none. */
export function footprintQuery(currency: string | null, year: number | null) {
  return queryOptions({
    queryKey: ['footprint', currency, year],
    queryFn: async ({ signal }): Promise<FootprintAnswer | 'not_offered'> => {
      try {
        // The parser comes with the first answer, not with the page.
        const { parseFootprint } = await import('@/lib/views/answers/footprint/footprint-answer')
        return parseFootprint(await fetchAnswer(footprintPaths.footprint(currency, year), { signal })) ?? 'not_offered'
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return 'not_offered'
        throw error
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}
