import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { TeamKeyTable } from '@/service/storage/schema'
import { hashAsHex, hexAsHash, mayBeMarked } from './key-hashes'

export type TeamKeyRow = Omit<Selectable<TeamKeyTable>, 'keyHash'>

const columns = ['id', 'prefix', 'createdAt', 'expiresAt', 'revokedAt', 'lastUsedAt'] as const

function isValid(at: Date): RawBuilder<boolean> {
  return sql`(revoked_at is null and (expires_at is null or expires_at > ${at}))`
}

/** Locked until the transaction ends: two processes starting together must not both create a key, nor two requests end the last two. */
export async function lockTeamKeys(db: Queryable): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(7012002)`)
}

export async function hasTeamKey(db: Queryable, at: Date): Promise<boolean> {
  return (await tables(db).selectFrom('teamKey').select('id').where(isValid(at)).limit(1).execute()).length > 0
}

const byHash = prepared((db, given: { hash: string }) =>
  db.selectFrom('teamKey').select(columns).select(hashAsHex).where('keyHash', '=', hexAsHash(given.hash)),
)

export async function findTeamKeyByHash(db: Queryable, hash: string): Promise<(TeamKeyRow & { hash: string }) | null> {
  const [row] = await byHash(db, { hash })
  return row ?? null
}

/** Newest first. */
export async function selectTeamKeys(db: Queryable): Promise<TeamKeyRow[]> {
  return tables(db).selectFrom('teamKey').select(columns).orderBy('id', 'desc').execute()
}

export async function insertTeamKey(
  db: Queryable,
  key: { hash: string; prefix: string | null; expiresAt: Date | null; at: Date },
): Promise<TeamKeyRow> {
  return tables(db)
    .insertInto('teamKey')
    .values({ keyHash: hexAsHash(key.hash), prefix: key.prefix, createdAt: key.at, expiresAt: key.expiresAt })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Whether a team key other than `keyId` remains that never expires. */
export async function hasLastingTeamKeyBeside(db: Queryable, keyId: number): Promise<boolean> {
  const rows = await tables(db)
    .selectFrom('teamKey')
    .select('id')
    .where('id', '<>', keyId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', 'is', null)
    .limit(1)
    .execute()
  return rows.length > 0
}

/** A second revocation keeps the first time. False if there is no such key. */
export async function markTeamKeyRevoked(db: Queryable, keyId: number, at: Date): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('teamKey')
    .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', sql<Date>`${at}`) }))
    .where('id', '=', keyId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Ends all valid team keys except the one with this hash; returns their ids. */
export async function revokeOtherTeamKeys(db: Queryable, hash: string, at: Date): Promise<number[]> {
  const rows = await tables(db)
    .updateTable('teamKey')
    .set({ revokedAt: at })
    .where(isValid(at))
    .where('keyHash', '<>', hexAsHash(hash))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const markedUsed = prepared((db, given: { keyId: number; at: Date }) =>
  db.updateTable('teamKey').set({ lastUsedAt: given.at }).where('id', '=', given.keyId).where(mayBeMarked(given.at)),
)

/** Writes at most once a minute, however many processes call it. */
export async function markTeamKeyUsed(db: Queryable, keyId: number, at: Date): Promise<void> {
  await markedUsed(db, { keyId, at })
}
