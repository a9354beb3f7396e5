import type { KeySummary } from '@/service/contract/project'
import type { ApiKeyRow } from '@/service/storage/projects/api-keys'

export function presentKey(key: ApiKeyRow): KeySummary {
  return {
    id: key.id,
    prefix: key.prefix,
    scopes: [...(key.canRead ? (['read'] as const) : []), ...(key.canWrite ? (['write'] as const) : [])],
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  }
}
