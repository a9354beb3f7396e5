import type { Context } from '@/service/context'
import type { EngagementChange, Stage } from '@/service/contract/engagement/engagement'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { type EngagementFields, findEngagement, storeEngagement } from '@/service/storage/engagement/engagements'
import type { Transaction } from '@/service/storage/engine/database'
import { lockProject } from '@/service/storage/projects/projects'
import { nothingYet } from './read-engagement'

/** Replaces an organization's entry. A change to the same values is not recorded. ServiceError `organization_not_found`. */
export async function changeEngagement(
  ctx: Pick<Context, 'clock' | 'database'>,
  { change, ...request }: MatchRequest & { change: EngagementChange },
): Promise<void> {
  const { stage, owner, next_step: nextStep, due_on: dueOn, by } = change
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, projectId } = await requireSurvivor(transaction, request)
    const of = { organizationId: id, projectId, by: by ?? null, at: ctx.clock() }
    await store(transaction, of, { stage, owner, nextStep, dueOn })
  })
}

type Of = { organizationId: number; projectId: number; by: string | null; at: Date }

async function store(transaction: Transaction, { by, at, ...of }: Of, fields: EngagementFields): Promise<void> {
  const before = (await findEngagement(transaction, of.organizationId)) ?? nothingYet
  const isSame = (['stage', 'owner', 'nextStep', 'dueOn'] as const).every((key) => before[key] === fields[key])
  if (isSame) return
  await storeEngagement(transaction, { ...of, ...fields, changedBy: by, changedAt: at })
}

/** Sets the stage to `to` if it is one of `from`. For a caller that holds the project's lock. */
export async function moveStage(
  transaction: Transaction,
  { from, to, ...of }: Of & { from: readonly Stage[]; to: Stage },
): Promise<void> {
  const { stage, owner, nextStep, dueOn } = (await findEngagement(transaction, of.organizationId)) ?? nothingYet
  if (from.some((one) => one === stage)) await store(transaction, of, { stage: to, owner, nextStep, dueOn })
}
