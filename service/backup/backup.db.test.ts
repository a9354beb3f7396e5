import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isEmbedded } from '@/service/storage/engine/embedded/embedded'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { copyRunning } from './copy-running'
import { readBackup } from './read-backup'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const clock = () => new Date('2026-11-21T12:00:00Z')
let directory: string
let source: TestDatabase
let target: TestDatabase
let file: string

async function insertOrganization(database: ScriptDatabase, name: string, status: string): Promise<void> {
  await database.query(
    `insert into organization (project_id, name, status, created_at, updated_at, outcome, score)
     values ((select min(id) from project), $1, $2, '2026-01-02 03:04:05.678901+02', now(), $3::jsonb, 0.1::float8 + 0.2::float8)`,
    [name, status, status === 'created' ? null : JSON.stringify({ b: [1.5e-7, null, 'ö"\\\n'], a: {} })],
  )
}

async function fill(database: ScriptDatabase): Promise<void> {
  await database.query("insert into project (name, created_at) values ('First', now()), ('Second', now())")
  await database.query(
    `insert into api_key (project_id, key_hash, prefix, created_at) values (1, decode('00ff10', 'hex'), 'cr_00ff10', now())`,
  )
  for (const name of ['Škoda 上海 😀', 'tab\tline\nend', '[]']) await insertOrganization(database, name, 'synced')
  await insertOrganization(database, 'Not yet', 'researching')
  // Refers to a row that comes after it, so that no order of rows satisfies the references.
  await database.query('update organization set merged_into = 3, said_to_be = 3 where id = 1')
  await insertOrganization(database, 'Gone', 'created')
  await database.query("delete from organization where name = 'Gone'")
  await database.query(
    "insert into industry_standing (industry_id, mean_score, scores) values ('35', 'NaN', '{0.1,5e-324,1e300}')",
  )
  await database.query(
    `insert into source_edition (source, number, state, files, retrieved_on, content, imported_at)
     values ('sbti', 1, 'in_use', '[]', '2026-02-28', decode(repeat('ab', 300000), 'hex'), now())`,
  )
  await database.query('create table legal_entity_previous (like legal_entity including all)')
  await database.query(
    `insert into legal_entity_previous (lei, name, other_names, name_key, status, registration_status, updated_at)
     values ('529900T8BM49AURSDO55', 'Erste', '{"a, b","c\\"d"}', 'erste', 'ACTIVE', 'ISSUED', now())`,
  )
  // This table cannot be emptied, and a restore must not try to.
  await database.query(
    `insert into audit_event (at, kind, actor, project_id, details) values (now(), 'project_created', 'team_key', 1, '{}')`,
  )
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'carbon-backup-'))
  file = join(directory, 'full.backup')
  source = await openTestDatabase()
  target = await openTestDatabase()
  await fill(source)
  await writeBackup(source, file, clock)
})
afterAll(async () => {
  await source.close()
  await target.close()
  await rm(directory, { recursive: true })
})

/** The rows that a restore must bring back, read without the code under test. */
async function contents(database: ScriptDatabase): Promise<unknown> {
  const all: Record<string, unknown> = {}
  for (const table of [
    'project',
    'api_key',
    'organization',
    'industry_standing',
    'legal_entity_previous',
    'audit_event',
  ]) {
    all[table] = await database.query(`select t::text as row from ${table} t order by 1`)
  }
  all['content'] = await database.query('select length(content) as bytes, md5(content) as sum from source_edition')
  return all
}

/** One database for all tests: opening an embedded one takes seconds. */
async function withEmpty(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  await target.query('drop table if exists legal_entity_previous')
  const tables = await queryRows(
    target,
    z.object({ name: z.string() }),
    "select string_agg(quote_ident(tablename), ', ') as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'",
  )
  await target.query('alter table audit_event disable trigger user')
  await target.query(`truncate ${tables[0]?.name} restart identity`)
  await target.query('alter table audit_event enable trigger user')
  await work(target)
}

describe('a restored backup', () => {
  test('has the same rows, continues the ids, and has unfinished research due again', async () => {
    await withEmpty(async (target) => {
      const report = await restoreBackup(target, file)
      expect(await contents(target)).toEqual(await contents(source))
      expect(report.dueForResearch).toBe(1)
      expect(report.tables.find(({ name }) => name === 'organization')?.rows).toBe(4)
      expect(await target.query('select organization_id as id from research_due')).toEqual([{ id: 4 }])
      await insertOrganization(target, 'Next', 'created')
      // Id 5 belonged to a deleted row and is not used again.
      expect(await target.query("select id from organization where name = 'Next'")).toEqual([{ id: 6 }])
      for (const changed of ['merged_into = 99, said_to_be = 3', 'merged_into = 3, said_to_be = 99']) {
        await expect(target.query(`update organization set ${changed} where id = 1`)).rejects.toThrow('foreign key')
      }
      await expect(restoreBackup(target, file)).rejects.toThrow('is not empty: there are rows in')
    })
  })

  test('is a snapshot of one moment while registrations go on', async () => {
    let isDone = false
    let registered = 0
    const registering = (async () => {
      while (!isDone) {
        await source.transaction(async (transaction) => {
          await transaction.query("insert into project (name, created_at) values ('Meanwhile', now())")
          await transaction.query('update project set organization_count = (select count(*) from project)')
        })
        registered++
      }
    })()
    const path = join(directory, 'meanwhile.backup')
    await writeBackup(source, path, clock).finally(() => {
      isDone = true
    })
    await registering
    expect(registered).toBeGreaterThan(0)
    await withEmpty(async (target) => {
      await restoreBackup(target, path)
      const [row] = await queryRows(
        target,
        z.object({ projects: z.number(), counted: z.number() }),
        'select count(*) as projects, max(organization_count) as counted from project',
      )
      expect(row?.counted === 0 || row?.counted === row?.projects).toBe(true)
    })
    await source.query("delete from project where name = 'Meanwhile'")
    await source.query('update project set organization_count = 0')
  })

  test.skipIf(process.env['TEST_DATABASE'] !== 'embedded')(
    'can be made from a copy of the running database',
    async () => {
      const dataDirectory = await mkdtemp(join(directory, 'data-'))
      expect(isEmbedded(source)).toBe(true)
      const name = await copyRunning(source, dataDirectory)
      const copy = await openDatabase({ databaseUrl: null, dataDirectory: join(dataDirectory, name) })
      await source.query("insert into project (name, created_at) values ('Later', now())")
      await writeBackup(copy, join(directory, 'copy.backup'), clock)
      await copy.close()
      await source.query("delete from project where name = 'Later'")
      await withEmpty(async (target) => {
        await restoreBackup(target, join(directory, 'copy.backup'))
        expect(await contents(target)).toEqual(await contents(source))
      })
    },
  )

  test.skipIf(process.env['TEST_DATABASE'] !== 'postgres')('moves an embedded database to PostgreSQL', async () => {
    const dataDirectory = await mkdtemp(join(directory, 'embedded-'))
    const templateDirectory = await embeddedTemplate()
    const embedded = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory })
    try {
      await fill(embedded)
      await writeBackup(embedded, join(directory, 'move.backup'), clock)
      await withEmpty(async (target) => {
        await restoreBackup(target, join(directory, 'move.backup'))
        const rows = (database: ScriptDatabase) =>
          database.query('select id, name, score, outcome, created_at from organization order by id')
        expect(await rows(target)).toEqual(await rows(embedded))
      })
    } finally {
      await embedded.close()
    }
  })
})

// This does not depend on the engine, and it reads the file a dozen times.
describe.skipIf(process.env['TEST_DATABASE'] !== 'postgres')('a damaged backup', () => {
  async function damaged(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
    const path = join(directory, name)
    await writeFile(path, change(await readFile(file)))
    return path
  }
  const lines = (change: (text: string[]) => string[]) => (bytes: Buffer) =>
    gzipSync(change(gunzipSync(bytes).toString('utf8').trimEnd().split('\n')).join('\n'))

  test('is refused with a reason, whatever is wrong with it, and leaves the database empty', async () => {
    const isRow = (line: string) => line.includes('Not yet')
    const files: [string, (bytes: Buffer) => Buffer, string][] = [
      ['cut', (bytes) => bytes.subarray(0, bytes.length - 100), 'it is cut off'],
      ['empty', () => Buffer.alloc(0), 'it is cut off'],
      ['text', () => Buffer.from('not a backup at all'), 'it is damaged, or is none'],
      ['gone-row', lines((all) => all.filter((line) => !isRow(line))), 'table organization should have 4 rows'],
      ['other', lines((all) => all.map((line) => line.replace('Not yet', 'No Yet'))), 'table organization should have'],
      ['no-end', lines((all) => all.slice(0, -1)), 'its end is missing'],
      ['longer', lines((all) => [...all, all[0] ?? '']), 'there is data after its last line'],
      ['later', lines((all) => all.map((l, n) => (n ? l : l.replace('0001-', '0099-')))), 'does not know'],
      ['head', lines((all) => all.slice(1)), 'not the head of a backup'],
    ]
    await withEmpty(async (target) => {
      for (const [name, change, words] of files) {
        await expect(restoreBackup(target, await damaged(name, change)), name).rejects.toThrow(words)
      }
      await expect(restoreBackup(target, join(directory, 'nowhere'))).rejects.toThrow('there is no such file')
      expect(await target.query('select count(*) as rows from project')).toEqual([{ rows: 0 }])
      await restoreBackup(target, file)
    })
  })

  test('does not overwrite rows that were added while the file was checked', async () => {
    const racing = await openTestDatabase()
    try {
      let hasCome = false
      const database: ScriptDatabase = {
        ...racing,
        async transaction(work) {
          if (!hasCome) await racing.query("insert into project (name, created_at) values ('Came meanwhile', now())")
          hasCome = true
          return racing.transaction(work)
        },
      }
      await expect(restoreBackup(database, file)).rejects.toThrow(/is not empty: there are rows in project\. Nothing/)
      expect(await racing.query('select name from project')).toEqual([{ name: 'Came meanwhile' }])
    } finally {
      await racing.close()
    }
  })

  test('is detected by its checksums even if a single bit of the file has changed', async () => {
    const bytes = await readFile(file)
    for (const place of [0.1, 0.5, 0.9]) {
      const path = await damaged(`bit-${place}`, (all) => {
        const at = Math.floor(all.length * place)
        all[at] = (all[at] ?? 0) ^ 1
        return all
      })
      await expect(readBackup(path)).rejects.toThrow('cannot be used as a backup')
    }
    await copyFile(file, join(directory, 'same'))
    expect((await readBackup(join(directory, 'same'))).madeAt).toBe('2026-11-21T12:00:00.000Z')
    expect(bytes.length).toBeGreaterThan(1_000)
  })

  test('is not left behind when the database fails, and can be read only by its owner', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0)
    await withEmpty(async (database) => {
      await database.query('alter table schema_migration rename column name to wrong')
      const path = join(directory, 'failed.backup')
      await expect(writeBackup(database, path, clock)).rejects.toThrow('name')
      await expect(stat(path)).rejects.toThrow('ENOENT')
      await expect(stat(`${path}.incomplete`)).rejects.toThrow('ENOENT')
    })
  })
})
