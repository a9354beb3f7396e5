import { fetchAnswer } from '@/lib/queries/answer-error'
import { engagementPaths } from '@/lib/queries/engagement/engagement-paths'
import { type EngagementAnswer, type EngagementRecord, parseEngagement } from '@/lib/views/answers/engagement-answer'

/** Keeps how the team works with an organization; an AnswerError says why it was not taken. */
export async function changeEngagement(id: number, record: EngagementRecord): Promise<EngagementAnswer> {
  const answer = await fetchAnswer(engagementPaths.organizationEngagement(id), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  })
  return parseEngagement(answer)
}
