import type { Queryable } from './database'

export type ApiKeyRow = {
  id: number
  projectId: number
  prefix: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

// Hashes travel as hex: the drivers give bytea as different types.
const columns = `id, project_id as "projectId", prefix, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", last_used_at as "lastUsedAt"`

export async function insertApiKey(
  db: Queryable,
  key: { projectId: number; hash: string; prefix: string; expiresAt: Date | null; at: Date },
): Promise<ApiKeyRow> {
  const [row] = await db.query<ApiKeyRow>(
    `insert into api_key (project_id, key_hash, prefix, created_at, expires_at)
     values ($1, decode($2, 'hex'), $3, $4, $5) returning ${columns}`,
    [key.projectId, key.hash, key.prefix, key.at, key.expiresAt],
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

export async function markUsed(db: Queryable, keyId: number, at: Date): Promise<void> {
  await db.query('update api_key set last_used_at = $2 where id = $1', [keyId, at])
}

export async function hasTeamKey(db: Queryable): Promise<boolean> {
  return (await db.query('select 1 from team_key limit 1')).length > 0
}

export async function findTeamKeyByHash(db: Queryable, hash: string): Promise<{ hash: string } | null> {
  const [row] = await db.query<{ hash: string }>(
    `select encode(key_hash, 'hex') as hash from team_key where key_hash = decode($1, 'hex')`,
    [hash],
  )
  return row ?? null
}

/** Two processes that start together must not both make a key. Released at the end of the transaction. */
export async function lockTeamKey(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock(7012002)')
}

/** Makes `hash` the only team key. */
export async function replaceTeamKey(db: Queryable, hash: string, at: Date): Promise<void> {
  await db.query(`delete from team_key where key_hash <> decode($1, 'hex')`, [hash])
  await db.query(`insert into team_key (key_hash, created_at) values (decode($1, 'hex'), $2) on conflict do nothing`, [
    hash,
    at,
  ])
}
