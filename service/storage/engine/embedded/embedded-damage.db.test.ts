import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
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

const open = () => openDatabase({ databaseUrl: null, dataDirectory, templateDirectory: null })

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

const refusal = /is damaged and is not opened .* restore the newest backup into its place with `npx carbon-register db restore/s

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
