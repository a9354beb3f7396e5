import { statfsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '@/service/errors'
import { openDatabase } from '@/service/storage/open-database'
import type { ScriptDatabase } from '@/service/storage/script-database'

export type DiskFullResult = {
  /** Rows that were acknowledged before and after, and those that are there in the end. */
  acknowledged: number
  found: number
  /** What was said to whoever wrote while it was full. */
  refusal: string
  /** Whether reading went on meanwhile. */
  couldRead: boolean
}

/** Left for the database's own log, beside which tables cannot grow. */
const leftBytes = 3_000_000

async function write(database: ScriptDatabase): Promise<void> {
  await database.query(
    `insert into project (name, created_at)
     select string_agg(md5(random()::text || h), ''), now() from generate_series(1, 200) h`,
  )
}

async function count(database: ScriptDatabase): Promise<number> {
  const [row] = await database.query<{ rows: number }>('select count(*) as rows from project')
  return row?.rows ?? 0
}

/**
 * Fills the disk of `dataDirectory` (a small one: a tmpfs of some 120 MB that holds a migrated embedded database) while
 * rows are written, until one is refused; makes space, writes again, and opens the database once more.
 */
export async function fillDisk(dataDirectory: string): Promise<DiskFullResult> {
  const settings = { databaseUrl: null, dataDirectory, templateDirectory: null }
  const ballast = join(dataDirectory, 'ballast')
  const database = await openDatabase(settings)
  const { bavail, bsize } = statfsSync(dataDirectory)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
  let acknowledged = 0
  let refusal = ''
  while (refusal === '') {
    try {
      await write(database)
      acknowledged++
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      refusal = error.message
    }
  }
  const couldRead = (await count(database)) === acknowledged
  await rm(ballast)
  await write(database)
  acknowledged++
  await database.close()
  const again = await openDatabase(settings)
  const found = await count(again)
  await again.close()
  return { acknowledged, found, refusal, couldRead }
}
