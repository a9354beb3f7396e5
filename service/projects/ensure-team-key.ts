import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '@/service/context'
import { hasTeamKey, lockTeamKey, replaceTeamKey } from '@/service/storage/api-keys'
import { generateKey, hashKey } from './hash-key'

const file = 'team-key'

/**
 * Sees to it at start that there is a team key. `teamKey` (TEAM_KEY) becomes the only one; otherwise, where the database
 * has none, the key of `<dataDirectory>/team-key` is taken, or a new one written there, readable by its owner only.
 * Throws Error when `teamKey` is too short to be safe or the file cannot be written.
 */
export async function ensureTeamKey(
  ctx: Pick<Context, 'database' | 'clock' | 'log'>,
  input: { dataDirectory: string; teamKey: string | null },
): Promise<void> {
  const { teamKey } = input
  if (teamKey !== null && !/^[\x21-\x7e]{16,200}$/.test(teamKey)) {
    throw new Error('TEAM_KEY must have 16 to 200 printable ASCII characters and no spaces')
  }
  const path = join(input.dataDirectory, file)
  await ctx.database.transaction(async (transaction) => {
    await lockTeamKey(transaction)
    if (teamKey !== null) return replaceTeamKey(transaction, hashKey(teamKey), ctx.clock())
    if (await hasTeamKey(transaction)) return warnWhenMissing(ctx, path)
    const key = (await readKey(path)) ?? (await writeKey(path))
    await replaceTeamKey(transaction, hashKey(key), ctx.clock())
    ctx.log.info({ path }, 'The team key, which creates projects, is in this file')
  })
}

async function warnWhenMissing(ctx: Pick<Context, 'log'>, path: string): Promise<void> {
  if ((await readKey(path)) !== null) return
  ctx.log.warn(
    { path },
    'The database knows a team key, but its file is not here: start once with TEAM_KEY to set another',
  )
}

/** The key of the file; null when there is no file, or none that we wrote. */
async function readKey(path: string): Promise<string | null> {
  try {
    const key = (await readFile(path, 'utf8')).trim()
    return /^crt_[0-9a-f]{48}$/.test(key) ? key : null
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
