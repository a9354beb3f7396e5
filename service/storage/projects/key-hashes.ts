import { type RawBuilder, sql } from 'kysely'

/** Shared by keys of projects and team keys. Hashes are passed as hex, because the drivers return bytea as different types. */

export const hashAsHex = sql<string>`encode(key_hash, 'hex')`.as('hash')

export function hexAsHash(hash: string): RawBuilder<Uint8Array> {
  return sql`decode(${hash}, 'hex')`
}

/** Whether the last recorded use is at least a minute old, or there is none. */
export function mayBeMarked(at: Date): RawBuilder<boolean> {
  return sql`(last_used_at is null or last_used_at <= ${at}::timestamptz - interval '1 minute')`
}
