import { type RawBuilder, sql } from 'kysely'

/** What keys of projects and of the team have in common. Hashes travel as hex: the drivers give bytea as different types. */

export const hashAsHex = sql<string>`encode(key_hash, 'hex')`.as('hash')

export function hexAsHash(hash: string): RawBuilder<Uint8Array> {
  return sql`decode(${hash}, 'hex')`
}

/** Whether the last use that is known is a minute old, or none is. */
export function mayBeMarked(at: Date): RawBuilder<boolean> {
  return sql`(last_used_at is null or last_used_at <= ${at}::timestamptz - interval '1 minute')`
}
