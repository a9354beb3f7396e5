import type { Context } from '@/service/context'
import type { TeamKeySummary } from '@/service/contract/project'
import { selectTeamKeys } from '@/service/storage/projects/team-keys'
import { presentTeamKey } from './present-team-key'

/** Returns all team keys, newest first, without the keys themselves. */
export async function listTeamKeys(ctx: Pick<Context, 'database'>): Promise<TeamKeySummary[]> {
  return (await selectTeamKeys(ctx.database)).map(presentTeamKey)
}
