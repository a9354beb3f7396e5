import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { engagementPaths } from '@/lib/queries/engagement/engagement-paths'
import {
  type EngagementAnswer,
  type EngagementRecord,
  parseEngagement,
} from '@/lib/views/answers/engagement/engagement-answer'

/** Stores how the team works with an organization. Throws AnswerError with the reason if it is refused. */
export async function changeEngagement(id: number, record: EngagementRecord): Promise<EngagementAnswer> {
  return parseEngagement(await fetchAnswer(engagementPaths.organizationEngagement(id), asJson('PUT', record)))
}
