import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import {
  type IndustryFiguresAnswer,
  parseIndustryFigures,
  parseRegionFigures,
  parseRegionList,
  type RegionFiguresAnswer,
  type RegionListAnswer,
} from '@/lib/views/answers/class-figures-answer'

async function readClass<Answer>(
  path: string,
  parse: (value: unknown) => Answer | null,
  signal: AbortSignal,
): Promise<Answer | 'not_offered'> {
  try {
    return parse(await fetchAnswer(path, { signal })) ?? 'not_offered'
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
      readClass(paths.api.industry(code), parseIndustryFigures, signal),
    retry: false,
  })
}

export function regionQuery(code: string) {
  return queryOptions({
    queryKey: ['region', code],
    queryFn: ({ signal }): Promise<RegionFiguresAnswer | 'not_offered'> =>
      readClass(paths.api.region(code), parseRegionFigures, signal),
    retry: false,
  })
}

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: ({ signal }): Promise<RegionListAnswer | 'not_offered'> =>
    readClass(paths.api.regions, parseRegionList, signal),
  retry: false,
})
