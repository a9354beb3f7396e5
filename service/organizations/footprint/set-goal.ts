import type { Context } from '@/service/context'
import type { EngagementGoal } from '@/service/contract/footprint'
import { storeEngagementGoal } from '@/service/storage/organizations/footprint'

/** Keeps what share of its spend or emissions a project wants to have with suppliers that have validated targets. */
export async function setGoal(
  ctx: Pick<Context, 'clock' | 'database'>,
  { projectId, goal }: { projectId: number; goal: EngagementGoal | null },
): Promise<{ goal: EngagementGoal | null }> {
  await storeEngagementGoal(ctx.database, { projectId, goal, at: ctx.clock() })
  return { goal }
}
