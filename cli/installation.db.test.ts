import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { root } from '@/service/scripts/build/root'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { withDatabase } from '@/service/testing/with-database'
import { type Ended, runWords } from './testing/run-words'

/** What the command does for an installation: data, database, users and reports, each as a process, with PostgreSQL and embedded. */

const command = join(root, 'cli/carbon-register.mjs')
const first = sbtiList([{ id: 1, name: 'Aldgate Brewing' }])
const second = sbtiList([{ id: 1, name: 'Aldgate Brewing', status: 'Targets set', updated: '2026-06-01' }])

let folder: string
let release: SmallRelease
let editions: TestEditions
let url: string
/** Databases that the tests made on the server. */
const made: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-installation-'))
  release = writeSmallRelease((await readSbti(first)).records as SourceRecord[])
  editions = await startTestEditions(release.directory)
  url = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  await editions.register({ name: 'Aldgate Brewing', hq_region: 'SE' })
}, 180_000)

afterAll(async () => {
  await editions.stop()
  const server = await openPostgres(inject('postgresUrl'))
  for (const name of made) await server.query(`drop database if exists ${name} with (force)`)
  await server.close()
  release.remove()
  rmSync(folder, { recursive: true, force: true })
})

function run(words: readonly string[], environment: Record<string, string> = {}): Promise<Ended> {
  const { DATABASE_URL: _database, TEAM_KEY: _team, CARBON_REGISTER_URL: _url, ...rest } = process.env
  const env = { ...rest, DATA_DIR: join(folder, 'data'), ...environment }
  return runWords(process.execPath, [command, ...words], { cwd: folder, env })
}

async function makeDatabase(): Promise<string> {
  const name = `carbon_cli_${randomBytes(5).toString('hex')}`
  const server = await openPostgres(inject('postgresUrl'))
  await server.query(`create database ${name}`)
  await server.close()
  made.push(name)
  return withDatabase(inject('postgresUrl'), name)
}

async function countOrganizations(databaseUrl: string): Promise<unknown> {
  const database = await openPostgres(databaseUrl)
  const [row] = await database.query('select count(*)::int as count from organization')
  await database.close()
  return row?.['count']
}

describe('data of a service on another machine', () => {
  const data = (...words: string[]) =>
    run(['data', ...words], { CARBON_REGISTER_URL: url, CARBON_REGISTER_TEAM_KEY: teamKey })

  it('is imported from a newer file, counted, and rolled back', async () => {
    writeFileSync(join(folder, 'newer.xlsx'), second)
    const taken = await data('import', 'sbti', 'newer.xlsx', '--retrieved', '2026-11-20')
    expect([taken.code, taken.said]).toEqual([0, ''])
    expect((await data('status')).out).toMatch(/sbti.*2026-11-20/)
    expect((await data('report')).out).toMatch(/\d/)
    expect((await data('rollback', 'sbti')).code).toBe(0)
    expect((await data('status')).out).not.toContain('2026-11-20')
  })

  it('stays as it is if the file is not one of this source, and the reason is printed', async () => {
    writeFileSync(join(folder, 'other.xlsx'), 'no workbook')
    const refused = await data('import', 'sbti', 'other.xlsx', '--retrieved', '2026-11-20')
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.said).toMatch(/other\.xlsx|workbook|sbti/i)
    expect(refused.said).not.toMatch(/at .*\.ts:\d+/)
    expect((await data('import', 'nobody', 'newer.xlsx')).code).toBe(1)
  })
})

describe('the database', () => {
  // Nine processes that open databases: on a busy machine they take more than a minute.
  it('is backed up beside a running service, restored, and moved from embedded to PostgreSQL', {
    timeout: 300_000,
  }, async () => {
    const databaseUrl = editions.database.databaseUrl ?? ''
    const backedUp = await run(['db', 'backup', 'one.backup'], { DATABASE_URL: databaseUrl })
    expect([backedUp.code, backedUp.out]).toEqual([0, expect.stringMatching(/organization +1 rows/)])
    const again = await run(['db', 'backup', 'one.backup'], { DATABASE_URL: databaseUrl })
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('is there already')])

    const restoredTo = await makeDatabase()
    const restored = await run(['db', 'restore', 'one.backup'], { DATABASE_URL: restoredTo })
    expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Every row was read back and compared')])
    expect(await countOrganizations(restoredTo)).toBe(1)
    expect((await run(['db', 'restore', 'one.backup'], { DATABASE_URL: restoredTo })).code).toBe(1)

    expect((await run(['db', 'restore', 'one.backup'])).code).toBe(0)
    const movedTo = await makeDatabase()
    const moved = await run(['db', 'move', '--to', movedTo])
    expect([moved.code, moved.out]).toEqual([0, expect.stringMatching(/^Moved\./)])
    expect(await countOrganizations(movedTo)).toBe(1)
  })
})

describe('users of the dashboard', () => {
  const users = (...words: string[]) =>
    run(['users', ...words], { AUTH_SECRET: 'a secret of forty characters, for the tests' })
  const email = ['--email', 'ada@example.org']

  it('are created, listed, changed, disabled and enabled again', async () => {
    const created = await users('create', ...email, '--role', 'viewer', '--link')
    expect([created.code, created.said]).toEqual([0, ''])
    expect(created.out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/\S+\n$/)
    expect((await users('list')).out).toBe('ada@example.org\tviewer\tno password\n')
    expect((await users('role', ...email, '--role', 'editor')).code).toBe(0)
    expect((await users('disable', ...email)).code).toBe(0)
    expect((await users('list')).out).toBe('ada@example.org\teditor\tdisabled\n')
    expect((await users('enable', ...email)).code).toBe(0)
    expect((await users('reset', ...email, '--link')).out).toMatch(/^http/)
    expect((await users('role', ...email, '--role', 'king')).code).toBe(1)
    const without = await run(['users', 'list'])
    expect([without.code, without.said]).toEqual([1, expect.stringContaining('AUTH_SECRET')])
  })
})

describe('a report', () => {
  it('is read without a service, and the rule behind each figure is printed', async () => {
    const text = [
      '# Sustainability report of Aldgate Brewing',
      '| GHG emissions (t CO2e) | 2021 | 2022 |',
      '|---|---|---|',
      '| Scope 1 | 4,200 | 4,000 |',
      '| Scope 2 (market-based) | 1,100 | 1,000 |',
    ]
    writeFileSync(join(folder, 'report.md'), `${text.join('\n')}\n`)
    const { code, out, said } = await run(['report', 'extract', 'report.md'])
    expect([code, said]).toEqual([0, ''])
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ year: 2022, scope: '1', printedValue: '4,000' }))
    expect((await run(['report', 'extract', 'report.md', '--why', '2022', '1'])).out).toMatch(/4,000/)
    const missing = await run(['report', 'extract', 'nowhere.pdf'])
    expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('nowhere.pdf')])
  })
})
