import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import type {
  IndustryFiguresAnswer,
  RegionFiguresAnswer,
  RegionListAnswer,
} from '@/lib/views/answers/class-figures-answer'

type Parsers = typeof import('@/lib/views/answers/class-figures-answer')

async function readClass<Answer>(
  path: string,
  parserOf: (parsers: Parsers) => (value: unknown) => Answer | null,
  signal: AbortSignal,
): Promise<Answer | 'not_offered'> {
  try {
    const answer = await fetchAnswer(path, { signal })
    // The parsers come with the first answer, not with the page.
    return parserOf(await import('@/lib/views/answers/class-figures-answer'))(answer) ?? 'not_offered'
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return 'not_offered'
    throw error
  }
}

/** One industry; 'not_offered' if the service has no single ones. */
export function industryQuery(code: string) {
  return queryOptions({
    queryKey: ['industry', code],
    queryFn: ({ signal }): Promise<IndustryFiguresAnswer | 'not_offered'> =>
      readClass(paths.api.industry(code), (parsers) => parsers.parseIndustryFigures, signal),
    retry: false,
  })
}

export function regionQuery(code: string) {
  return queryOptions({
    queryKey: ['region', code],
    queryFn: ({ signal }): Promise<RegionFiguresAnswer | 'not_offered'> =>
      readClass(paths.api.region(code), (parsers) => parsers.parseRegionFigures, signal),
    retry: false,
  })
}

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: ({ signal }): Promise<RegionListAnswer | 'not_offered'> =>
    readClass(paths.api.regions, (parsers) => parsers.parseRegionList, signal),
  retry: false,
})
