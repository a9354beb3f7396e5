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
 * Sees to it at start that there is a team key. A `teamKey` (TEAM_KEY) that the database knows changes nothing, so that
 * several services can be moved to a new key one after the other; one that it does not know becomes the only one.
 * Otherwise, where the database has none, the key of `<dataDirectory>/team-key` is taken, or a new one written there,
 * readable by its owner only. Throws Error when `teamKey` is too short to be safe, revoked or expired, or the file cannot
 * be written.
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
  // A service that was left behind with the old key must not bring it back.
  if (known.revokedAt !== null) {
    throw new Error(`This TEAM_KEY was revoked on ${known.revokedAt.toISOString()}: set the one in use, or a new one`)
  }
  if (known.expiresAt !== null && known.expiresAt <= now) {
    throw new Error(`This TEAM_KEY expired on ${known.expiresAt.toISOString()}: set the one in use, or a new one`)
  }
}

/** Makes it the only team key: this is how an operator recovers from a key that is lost or in wrong hands. */
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

/** The key of the file, unless the database knows it as one that has ended; else a new one, written there. */
async function keyOfFile(transaction: Transaction, path: string): Promise<string> {
  const key = await readKey(path)
  const hasEnded = key !== null && (await findTeamKeyByHash(transaction, hashKey(key))) !== null
  return key === null || hasEnded ? writeKey(path) : key
}

/** The key of the file; null when there is no file, or none that we wrote. */
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
  // The mode above counts only for a file that did not exist.
  await chmod(path, 0o600)
  return key
}
