import type { Context } from '@/service/context'
import type { EngagementGoal } from '@/service/contract/footprint/footprint'
import { storeEngagementGoal } from '@/service/storage/organizations/footprint'

/** Stores the share of a project's spend or emissions that suppliers with validated targets shall have. */
export async function setGoal(
  ctx: Pick<Context, 'clock' | 'database'>,
  { projectId, goal }: { projectId: number; goal: EngagementGoal | null },
): Promise<{ goal: EngagementGoal | null }> {
  await storeEngagementGoal(ctx.database, { projectId, goal, at: ctx.clock() })
  return { goal }
}
