import type { Queryable } from '@/service/storage/engine/database'

export type TeamKeyRow = {
  id: number
  prefix: string | null
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

const columns = `id, prefix, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt",
  last_used_at as "lastUsedAt"`

const isValid = 'revoked_at is null and (expires_at is null or expires_at > $1)'

/** Two processes that start together must not both make a key, nor two requests end the last two. Until the transaction ends. */
export async function lockTeamKeys(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock(7012002)')
}

export async function hasTeamKey(db: Queryable, at: Date): Promise<boolean> {
  return (await db.query(`select 1 from team_key where ${isValid} limit 1`, [at])).length > 0
}

export async function findTeamKeyByHash(db: Queryable, hash: string): Promise<(TeamKeyRow & { hash: string }) | null> {
  const [row] = await db.query<TeamKeyRow & { hash: string }>(
    `select ${columns}, encode(key_hash, 'hex') as hash from team_key where key_hash = decode($1, 'hex')`,
    [hash],
  )
  return row ?? null
}

/** Newest first. */
export async function selectTeamKeys(db: Queryable): Promise<TeamKeyRow[]> {
  return db.query<TeamKeyRow>(`select ${columns} from team_key order by id desc`)
}

export async function insertTeamKey(
  db: Queryable,
  key: { hash: string; prefix: string | null; expiresAt: Date | null; at: Date },
): Promise<TeamKeyRow> {
  const [row] = await db.query<TeamKeyRow>(
    `insert into team_key (key_hash, prefix, created_at, expires_at)
     values (decode($1, 'hex'), $2, $3, $4) returning ${columns}`,
    [key.hash, key.prefix, key.at, key.expiresAt],
  )
  if (!row) throw new Error('The database gave no row for a new team key')
  return row
}

/** Whether a team key other than `keyId` would be left that never expires. */
export async function hasLastingTeamKeyBeside(db: Queryable, keyId: number): Promise<boolean> {
  const rows = await db.query(
    'select 1 from team_key where id <> $1 and revoked_at is null and expires_at is null limit 1',
    [keyId],
  )
  return rows.length > 0
}

/** Keeps the first time of revocation. False when there is no such key. */
export async function markTeamKeyRevoked(db: Queryable, keyId: number, at: Date): Promise<boolean> {
  const rows = await db.query('update team_key set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id', [
    keyId,
    at,
  ])
  return rows.length > 0
}

/** Ends all valid team keys but the one of this hash; gives their ids. */
export async function revokeOtherTeamKeys(db: Queryable, hash: string, at: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `update team_key set revoked_at = $1 where ${isValid} and key_hash <> decode($2, 'hex') returning id`,
    [at, hash],
  )
  return rows.map(({ id }) => id)
}

/** At most once a minute, however many processes ask. */
export async function markTeamKeyUsed(db: Queryable, keyId: number, at: Date): Promise<void> {
  await db.query(
    `update team_key set last_used_at = $2
      where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
    [keyId, at],
  )
}
