import type { Queryable } from '@/service/storage/engine/database'

export type ApiKeyRow = {
  id: number
  projectId: number
  prefix: string
  canRead: boolean
  canWrite: boolean
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

// Hashes travel as hex: the drivers give bytea as different types.
const columns = `id, project_id as "projectId", prefix, can_read as "canRead", can_write as "canWrite", created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", last_used_at as "lastUsedAt"`

export async function insertApiKey(
  db: Queryable,
  key: {
    projectId: number
    hash: string
    prefix: string
    canRead: boolean
    canWrite: boolean
    expiresAt: Date | null
    at: Date
  },
): Promise<ApiKeyRow> {
  const [row] = await db.query<ApiKeyRow>(
    `insert into api_key (project_id, key_hash, prefix, created_at, expires_at, can_read, can_write)
     values ($1, decode($2, 'hex'), $3, $4, $5, $6, $7) returning ${columns}`,
    [key.projectId, key.hash, key.prefix, key.at, key.expiresAt, key.canRead, key.canWrite],
  )
  if (!row) throw new Error('The database gave no row for a new key')
  return row
}

export async function findApiKeyByHash(db: Queryable, hash: string): Promise<(ApiKeyRow & { hash: string }) | null> {
  const [row] = await db.query<ApiKeyRow & { hash: string }>(
    `select ${columns}, encode(key_hash, 'hex') as hash from api_key where key_hash = decode($1, 'hex')`,
    [hash],
  )
  return row ?? null
}

/** Newest first. */
export async function selectApiKeys(db: Queryable, projectId: number): Promise<ApiKeyRow[]> {
  return db.query<ApiKeyRow>(`select ${columns} from api_key where project_id = $1 order by id desc`, [projectId])
}

/** Keeps the first day of revocation when a key is revoked twice. False when the project has no such key. */
export async function markRevoked(db: Queryable, projectId: number, keyId: number, at: Date): Promise<boolean> {
  const rows = await db.query(
    'update api_key set revoked_at = coalesce(revoked_at, $3) where id = $1 and project_id = $2 returning id',
    [keyId, projectId, at],
  )
  return rows.length > 0
}

/** At most once a minute, however many processes ask. */
export async function markUsed(db: Queryable, keyId: number, at: Date): Promise<void> {
  await db.query(
    `update api_key set last_used_at = $2
      where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
    [keyId, at],
  )
}
