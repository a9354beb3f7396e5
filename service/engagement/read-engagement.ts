import type { Context } from '@/service/context'
import { type Engagement, Stage } from '@/service/contract/engagement/engagement'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  type EngagementFields,
  findEngagement,
  listEngagementChanges,
  listLabelsWithAuthors,
} from '@/service/storage/engagement/engagements'

/** The state of an organization that nobody has worked with. */
export const nothingYet: EngagementFields = { stage: 'not_contacted', owner: null, nextStep: null, dueOn: null }

/** Returns how the team works with an organization. ServiceError `organization_not_found`, also for another project's. */
export async function readEngagement(
  { database }: Pick<Context, 'database'>,
  request: MatchRequest,
): Promise<Engagement> {
  const { id } = await requireSurvivor(database, request)
  const [row, changes, labels] = await Promise.all([
    findEngagement(database, id),
    listEngagementChanges(database, id),
    listLabelsWithAuthors(database, id),
  ])
  return {
    organization_id: id,
    ...presentFields(row ?? nothingYet),
    changes: changes.map(({ changedBy, changedAt, ...fields }) => ({
      ...presentFields(fields),
      changed_by: changedBy,
      changed_at: changedAt.toISOString(),
    })),
    labels: labels.map(({ label, addedBy, addedAt }) => ({
      label,
      added_by: addedBy,
      added_at: addedAt?.toISOString() ?? null,
    })),
  }
}

function presentFields({ stage, owner, nextStep, dueOn }: EngagementFields) {
  return { stage: Stage.parse(stage), owner, next_step: nextStep, due_on: dueOn }
}
