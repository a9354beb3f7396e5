import { queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { parseTimeline, type TimelineAnswer } from '@/lib/views/answers/timeline-answer'

/** What happened when; null if the service does not say. `version` changes with the organization's state. */
export function timelineQuery(id: number, version: string) {
  return queryOptions({
    queryKey: ['timeline', id, version],
    queryFn: async ({ signal }): Promise<TimelineAnswer | null> => {
      try {
        return parseTimeline(await fetchAnswer(organizationPaths.timeline(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
  })
}
