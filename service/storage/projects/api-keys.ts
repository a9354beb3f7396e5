import { type Selectable, sql } from 'kysely'
import type { Queryable } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { tables } from '@/service/storage/engine/tables'
import type { ApiKeyTable } from '@/service/storage/schema'
import { hashAsHex, hexAsHash, mayBeMarked } from './key-hashes'

export type ApiKeyRow = Omit<Selectable<ApiKeyTable>, 'keyHash'>

const columns = [
  'id',
  'projectId',
  'prefix',
  'canRead',
  'canWrite',
  'createdAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
] as const

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
  const { hash, at, ...given } = key
  return tables(db)
    .insertInto('apiKey')
    .values({ ...given, keyHash: hexAsHash(hash), createdAt: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

const byHash = prepared((db, given: { hash: string }) =>
  db.selectFrom('apiKey').select(columns).select(hashAsHex).where('keyHash', '=', hexAsHash(given.hash)),
)

export async function findApiKeyByHash(db: Queryable, hash: string): Promise<(ApiKeyRow & { hash: string }) | null> {
  const [row] = await byHash(db, { hash })
  return row ?? null
}

/** Newest first. */
export async function selectApiKeys(db: Queryable, projectId: number): Promise<ApiKeyRow[]> {
  const query = tables(db).selectFrom('apiKey').select(columns).where('projectId', '=', projectId)
  return query.orderBy('id', 'desc').execute()
}

/** A second revocation keeps the first day. False if the project has no such key. */
export async function markRevoked(db: Queryable, projectId: number, keyId: number, at: Date): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('apiKey')
    .set((eb) => ({ revokedAt: eb.fn.coalesce('revokedAt', sql<Date>`${at}`) }))
    .where('id', '=', keyId)
    .where('projectId', '=', projectId)
    .returning('id')
    .execute()
  return rows.length > 0
}

const markedUsed = prepared((db, given: { keyId: number; at: Date }) =>
  db.updateTable('apiKey').set({ lastUsedAt: given.at }).where('id', '=', given.keyId).where(mayBeMarked(given.at)),
)

/** Writes at most once a minute, however many processes call it. */
export async function markUsed(db: Queryable, keyId: number, at: Date): Promise<void> {
  await markedUsed(db, { keyId, at })
}
