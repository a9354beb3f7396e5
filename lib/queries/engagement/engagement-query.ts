import { queryOptions } from '@tanstack/react-query'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { engagementPaths } from '@/lib/queries/engagement/engagement-paths'
import type { EngagementAnswer, OverviewAnswer } from '@/lib/views/answers/engagement/engagement-answer'

/** Loaded with the first answer. */
const loadParsers = () => import('@/lib/views/answers/engagement/engagement-answer')

/** How the team works with an organization; null if the service stores nothing about it. */
export function engagementQuery(id: number) {
  return queryOptions({
    queryKey: ['engagement', id],
    queryFn: async ({ signal }): Promise<EngagementAnswer | null> => {
      try {
        const asked = fetchAnswer(engagementPaths.organizationEngagement(id), { signal })
        const [answer, { parseEngagement }] = await Promise.all([asked, loadParsers()])
        return parseEngagement(answer)
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
  })
}

/** How far the project is with its organizations, and what needs a person. */
export const overviewQuery = queryOptions({
  queryKey: ['engagement', 'overview'],
  queryFn: async ({ signal }): Promise<OverviewAnswer | 'not_offered'> => {
    try {
      const asked = fetchAnswer(engagementPaths.engagement, { signal })
      const [answer, { parseOverview }] = await Promise.all([asked, loadParsers()])
      return parseOverview(answer) ?? 'not_offered'
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return 'not_offered'
      throw error
    }
  },
  retry: false,
})
