import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { migrate } from '@/service/storage/engine/migrate'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

/** The last migration of the release before this one (CHANGELOG.md). Raise it with each release. */
const lastOfRelease = '0044-second-reader.sql'

const migrations = fileURLToPath(new URL('../storage/migrations/', import.meta.url))

let service: TestService
let project: TestProject
let release: string

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
  release = await mkdtemp(join(tmpdir(), 'carbon-release-'))
  for (const name of await readdir(migrations)) {
    if (name <= lastOfRelease) await cp(join(migrations, name), join(release, name))
  }
})
afterAll(async () => {
  await service.stop()
  await rm(release, { recursive: true, force: true })
})

const Row = z.object({ row: z.record(z.string(), z.unknown()) })

async function tablesOf(): Promise<string[]> {
  const rows = await service.database.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'",
  )
  return rows.map((row) => z.object({ table_name: z.string() }).parse(row).table_name)
}

/** Columns that take a value: PostgreSQL computes the others. */
async function columnsOf(table: string): Promise<string[]> {
  const rows = await service.database.query(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    [table],
  )
  return rows.map((row) => z.object({ column_name: z.string() }).parse(row).column_name)
}

async function readAll(): Promise<Map<string, unknown[]>> {
  const all = new Map<string, unknown[]>()
  for (const table of await tablesOf()) {
    const rows = await service.database.query(`select to_jsonb(one) as row from ${table} one`)
    all.set(
      table,
      rows.map((row) => Row.parse(row).row),
    )
  }
  return all
}

/** Replaces the database by one of the release with the same rows, without what the release had no table or column for. */
async function returnToRelease(rows: ReadonlyMap<string, unknown[]>): Promise<void> {
  const { database } = service
  await database.query('drop schema public cascade')
  await database.query('create schema public')
  await migrate(database, release)
  const tables: { table: string; columns: string[] }[] = []
  for (const table of await tablesOf()) tables.push({ table, columns: await columnsOf(table) })
  await database.transaction(async (transaction) => {
    // Tables are filled in any order: the references between them are complete at the end.
    await transaction.query('set local session_replication_role = replica')
    for (const { table, columns } of tables) {
      const list = columns.map((name) => `"${name}"`).join(', ')
      await transaction.query(
        `insert into ${table} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
        [JSON.stringify(rows.get(table) ?? [])],
      )
      if (!columns.includes('id')) continue
      await transaction.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} where pg_get_serial_sequence('${table}', 'id') is not null having max(id) is not null`,
      )
    }
  })
  await database.query(
    'create table test_job (id bigint generated always as identity, organization_id bigint not null)',
  )
}

type Read = { url: string; status: number; body: unknown }

async function readAnswers(ids: readonly unknown[]): Promise<Read[]> {
  // Answers that are still in memory have expired by then.
  service.pass(60_000)
  const parts = ['', '/own-data', '/annotations', '/stated-figures', '/timeline']
  const urls = ['/organizations', ...ids.flatMap((id) => parts.map((part) => `/organizations/${id}${part}`))]
  const answers: Read[] = []
  for (const url of urls) {
    const { status, body } = await project.get(url)
    answers.push({ url, status, body })
  }
  return answers
}

test('a database of the release before is upgraded, and answers what it answered', async () => {
  const own_data = { buyer: 'Grace', spend: [{ year: 2023, amount: 5_000, currency: 'EUR', category: 'Packaging' }] }
  const first = (await project.post({ name: 'Ericsson', hq_region: 'SE', external_id: '17', own_data })).body['id']
  const second = (await project.post({ name: 'Example Works' })).body['id']
  // Chained merges, of a version that noted only the next record.
  const ids: number[] = []
  for (const name of ['Qwzx One', 'Vrtn Two', 'Zplk Three']) {
    const spent = { spend: [{ year: 2023, amount: 1_000, currency: 'USD' }] }
    ids.push(Number((await project.post({ name, own_data: spent })).body['id']))
  }
  const [one, two, three] = ids
  await project.ask('POST', `/organizations/${one}/merge`, { into: two })
  await project.ask('POST', `/organizations/${two}/merge`, { into: three })
  const figures = [{ year: 2023, scope: '1', value: 5 }]
  expect((await project.ask('POST', `/organizations/${first}/stated-figures`, { figures })).status).toBeLessThan(300)
  expect((await project.ask('PATCH', `/organizations/${second}`, { website: 'https://example.org' })).status).toBe(200)
  const before = await readAnswers([first, second, one, three])
  expect(before.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200))

  await returnToRelease(await readAll())
  await service.database.query('update organization set merged_into = $2 where id = $1', [one, two])
  const applied = await migrate(service.database)
  expect(applied[0]).toBe((await readdir(migrations)).sort().find((name) => name > lastOfRelease))
  expect(await readAnswers([first, second, one, three])).toEqual(before)
  expect((await project.get('/organizations?spend_at_least=3000')).body).toMatchObject({
    organizations: [{ id: three }],
  })
  expect((await project.post({ name: 'Registered after the upgrade' })).status).toBe(200)
})

test('rows of the release before say whether the years of their targets are over, before they are researched again', async () => {
  const { database } = service
  const set = (nearTermYear: number | null, longTermYear?: number) => ({
    ...{ nearTerm: 'set', nearTermYear },
    ...(longTermYear === undefined ? { longTerm: 'none', longTermYear: null } : { longTerm: 'set', longTermYear }),
    ...{ netZero: 'none', netZeroYear: null },
  })
  const stored = async (name: string, facts: object, ...targets: object[]) => {
    const { id } = (await project.post({ name })).body
    const outcome = { commitments: { sbti: { retrievedOn: '2026-05-07', targets } } }
    await database.query(
      "update organization set sbti_status = 'set', list_facts = $2::jsonb, outcome = $3::jsonb where id = $1",
      [id, JSON.stringify(facts), JSON.stringify(outcome)],
    )
    return id
  }
  const ids = [
    await stored('Alder Foods', { targetYear: 2025 }, set(2025)),
    await stored('Birch Motors', { targetYear: 2025 }, set(2025, 2040), set(2050)),
    await stored('Cedar Steel', { targetYear: null }, set(null, 2040)),
    await stored('Dogwood Shipping', { targetYear: 2030, lastTargetYear: 2030 }, set(2031)),
  ]
  await database.query(await readFile(join(migrations, '0052-years-of-validated-targets.sql'), 'utf8'))
  const rows = await database.query('select list_facts as row from organization where id = any($1) order by id', [ids])
  expect(rows.map((row) => Row.parse(row).row['lastTargetYear'])).toEqual([2025, 2040, null, 2030])
})
