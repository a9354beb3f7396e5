import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '@/service/context'
import type { Transaction } from '@/service/storage/engine/database'
import { insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import {
  findTeamKeyByHash,
  hasTeamKey,
  insertTeamKey,
  lockTeamKeys,
  revokeOtherTeamKeys,
} from '@/service/storage/projects/team-keys'
import { generateKey, hashKey, prefixOf } from './hash-key'

const file = 'team-key'
const ownForm = /^crt_[0-9a-f]{48}$/

type StartContext = Pick<Context, 'database' | 'clock' | 'log'>

/**
 * Makes sure at start-up that there is a team key. A `teamKey` (TEAM_KEY) that the database knows changes nothing, so that several
 * services can be moved to a new key one after the other; an unknown one becomes the only team key. Without `teamKey`, and if the
 * database has none, the key in `<dataDirectory>/team-key` is used, or a new one is written there, readable only by its owner.
 * Throws Error if `teamKey` is too short to be safe, revoked or expired, or if the file cannot be written.
 */
export async function ensureTeamKey(
  ctx: StartContext,
  input: { dataDirectory: string; teamKey: string | null },
): Promise<void> {
  const { teamKey } = input
  if (teamKey !== null && !/^[\x21-\x7e]{16,200}$/.test(teamKey)) {
    throw new Error('TEAM_KEY must have 16 to 200 printable ASCII characters and no spaces')
  }
  const path = join(input.dataDirectory, file)
  await ctx.database.transaction(async (transaction) => {
    await lockTeamKeys(transaction)
    if (teamKey !== null) return takeGiven(ctx, transaction, teamKey)
    if (await hasTeamKey(transaction, ctx.clock())) return warnWhenMissing(ctx, path)
    await takeNew(ctx, transaction, await keyOfFile(transaction, path))
    ctx.log.info({ path }, 'The team key, which creates projects, is in this file')
  })
}

async function takeGiven(ctx: StartContext, transaction: Transaction, teamKey: string): Promise<void> {
  const now = ctx.clock()
  const known = await findTeamKeyByHash(transaction, hashKey(teamKey))
  if (known === null) return takeNew(ctx, transaction, teamKey)
  // A service that still has the old key must not make it valid again.
  if (known.revokedAt !== null) {
    throw new Error(`This TEAM_KEY was revoked on ${known.revokedAt.toISOString()}: set the one in use, or a new one`)
  }
  if (known.expiresAt !== null && known.expiresAt <= now) {
    throw new Error(`This TEAM_KEY expired on ${known.expiresAt.toISOString()}: set the one in use, or a new one`)
  }
}

/** Makes a key the only team key: this is how an operator recovers from a lost or stolen key. */
async function takeNew(ctx: StartContext, transaction: Transaction, key: string): Promise<void> {
  const at = ctx.clock()
  const hash = hashKey(key)
  const prefix = ownForm.test(key) ? prefixOf(key) : null
  const { id } = await insertTeamKey(transaction, { hash, prefix, expiresAt: null, at })
  await insertAuditEvent(transaction, { kind: 'team_key.created', by: operator, details: { key_id: id, prefix }, at })
  for (const key_id of await revokeOtherTeamKeys(transaction, hash, at)) {
    await insertAuditEvent(transaction, { kind: 'team_key.revoked', by: operator, details: { key_id }, at })
  }
}

async function warnWhenMissing(ctx: Pick<Context, 'log'>, path: string): Promise<void> {
  if ((await readKey(path)) !== null) return
  ctx.log.warn(
    { path },
    'The database knows a team key, but its file is not here: start once with TEAM_KEY to set another',
  )
}

/** Returns the key of the file, unless the database knows it as revoked or expired; otherwise writes and returns a new one. */
async function keyOfFile(transaction: Transaction, path: string): Promise<string> {
  const key = await readKey(path)
  const hasEnded = key !== null && (await findTeamKeyByHash(transaction, hashKey(key))) !== null
  return key === null || hasEnded ? writeKey(path) : key
}

/** Returns the key of the file; null if there is no file, or not one that this program wrote. */
async function readKey(path: string): Promise<string | null> {
  try {
    const key = (await readFile(path, 'utf8')).trim()
    return ownForm.test(key) ? key : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function writeKey(path: string): Promise<string> {
  const key = generateKey('team')
  await writeFile(path, `${key}\n`, { mode: 0o600 })
  // The mode above applies only to a new file.
  await chmod(path, 0o600)
  return key
}
