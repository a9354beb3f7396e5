import type { TeamKeySummary } from '@/service/contract/project'
import type { TeamKeyRow } from '@/service/storage/projects/team-keys'

export function presentTeamKey(key: TeamKeyRow): TeamKeySummary {
  return {
    id: key.id,
    prefix: key.prefix,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  }
}
