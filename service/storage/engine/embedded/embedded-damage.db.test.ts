import { cpSync, existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { StorageLog } from '@/service/storage/engine/embedded/start-upkeep'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'
import { embeddedTemplate } from '@/service/testing/embedded-template'

let dataDirectory: string
let files: string

beforeEach(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'carbon-damage-'))
  files = join(dataDirectory, 'database')
  cpSync(await embeddedTemplate(), files, { recursive: true })
})
afterEach(() => rmSync(dataDirectory, { recursive: true }))

const open = (log?: StorageLog) =>
  openDatabase({ databaseUrl: null, dataDirectory, templateDirectory: null, ...(log && { log }) })

async function pathOf(table: string): Promise<string> {
  const database = await open()
  const [row] = await queryRows(
    database,
    z.object({ path: z.string() }),
    'select pg_relation_filepath($1::regclass) as path',
    [table],
  )
  await database.close()
  return join(files, row?.path ?? '')
}

const refusal =
  /is damaged and is not opened .* restore the newest backup into its place with `npx carbon-register db restore/s

test.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('a damaged directory is refused with a way on', async () => {
  writeFileSync(join(files, 'global', 'pg_control'), Buffer.alloc(8192))
  await expect(open()).rejects.toThrow(refusal)
  // Its lock is given back: the next start says the same, not that the directory is in use.
  await expect(open()).rejects.toThrow(refusal)
})

test.skipIf(process.env['TEST_DATABASE'] !== 'embedded')(
  'a table of ours that was cut or is gone is damage',
  async () => {
    const path = await pathOf('schema_migration')
    truncateSync(path, 100)
    await expect(open()).rejects.toThrow('ends in the middle of a page')
    rmSync(path)
    await expect(open()).rejects.toThrow(refusal)
  },
)

/** Removes all folders without files, as a copy through git or an object storage leaves them out. Returns their names. */
function dropEmptyFolders(at: string, name = ''): string[] {
  const folders = readdirSync(join(at, name), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const inside = folders.flatMap((folder) => dropEmptyFolders(at, join(name, folder.name)))
  if (name === '' || readdirSync(join(at, name)).length > 0) return inside
  rmdirSync(join(at, name))
  return [name]
}

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('a copy that left out the empty folders', () => {
  test('is opened with all its rows, and the log says which folders were made again', async () => {
    const first = await open()
    await first.query(
      "create table kept as select number, 'row ' || number as words from generate_series(1, 5000) number",
    )
    await first.close()
    const dropped = dropEmptyFolders(files)
    expect(dropped).toEqual(expect.arrayContaining(['pg_notify', 'pg_twophase', join('pg_wal', 'archive_status')]))
    const said: unknown[] = []
    const log = { warn: (fields: object, message: string) => said.push([fields, message]) }
    for (const expected of [1, 1]) {
      const database = await open(log)
      const counted = 'select count(*)::int as rows, max(words) as last from kept'
      expect(await database.query(counted)).toEqual([{ rows: 5000, last: 'row 999' }])
      await database.query("insert into kept select 0, 'row 0' where false")
      await database.close()
      expect(said).toHaveLength(expected)
    }
    const folders = [...dropped].sort()
    expect(said).toEqual([[{ folders }, expect.stringMatching(/empty folders.*made again.*backup/s)]])
  })

  test('is refused unchanged where a folder of data is gone too', async () => {
    dropEmptyFolders(files)
    rmSync(join(files, 'pg_xact'), { recursive: true })
    await expect(open()).rejects.toThrow(refusal)
    expect([existsSync(join(files, 'pg_notify')), existsSync(join(files, 'pg_xact'))]).toEqual([false, false])
  })
})
