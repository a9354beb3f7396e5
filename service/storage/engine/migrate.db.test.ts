import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { migrate } from './migrate'
import { openDatabase } from './open-database'

let database: TestDatabase
let directory: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'carbon-migrations-'))
  await database.query('drop table if exists schema_migration')
  await database.query('drop table if exists first')
  await database.query('drop table if exists second')
  await write(
    '0001-first.sql',
    "-- Two statements, one with a ; inside.\ncreate table first (a text);\ninsert into first values (';');\n",
  )
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(directory, name), sql)
}

test('each is told before its turn, and none where nothing is to be done', async () => {
  await write('0002-second.sql', 'create table second (a int);\nselect nonsense;\n')
  const told: string[] = []
  const onApply = (name: string) => void told.push(name)
  await expect(migrate(database, directory, { onApply })).rejects.toThrow('nonsense')
  expect(told).toEqual(['0001-first.sql', '0002-second.sql'])
  await write('0002-second.sql', 'create table second (a int);\n')
  expect(await migrate(database, directory, { onApply })).toEqual(['0002-second.sql'])
  await migrate(database, directory, { onApply })
  expect(told).toEqual(['0001-first.sql', '0002-second.sql', '0002-second.sql'])
})

test('a migration that fails leaves nothing of itself and says why, and runs once mended', async () => {
  await write('0002-second.sql', 'create table second (a int);\nselect nonsense;\n')
  await expect(migrate(database, directory)).rejects.toThrow('nonsense')
  expect(
    await database.query(
      "select to_regclass('first') is not null as first, to_regclass('second') is not null as second",
    ),
  ).toEqual([{ first: true, second: false }])
  await write('0002-second.sql', 'create table second (a int);\n')
  expect(await migrate(database, directory)).toEqual(['0002-second.sql'])
})

test('a migration changed after it was applied stops the start with words', async () => {
  await migrate(database, directory)
  await write('0001-first.sql', 'create table first (a text, b text);\n')
  await expect(migrate(database, directory)).rejects.toThrow(
    'Migration 0001-first.sql was changed after it was applied',
  )
})

test('other line endings are no change', async () => {
  await migrate(database, directory)
  await write(
    '0001-first.sql',
    "-- Two statements, one with a ; inside.\r\ncreate table first (a text);\r\ninsert into first values (';');\r\n",
  )
  expect(await migrate(database, directory)).toEqual([])
})

test('a database of a newer version stops the start with words', async () => {
  await write('0002-second.sql', 'create table second (a int);\n')
  await migrate(database, directory)
  await rm(join(directory, '0002-second.sql'))
  await expect(migrate(database, directory)).rejects.toThrow('0002-second.sql, which this version does not know')
})

test('a gap in the numbers stops the start with words', async () => {
  await write('0003-third.sql', 'select 1;\n')
  await expect(migrate(database, directory)).rejects.toThrow('without gaps')
})

test('each is applied once, also when several processes start at the same time', async () => {
  await write('0002-second.sql', 'create table second (a int);\n')
  const other =
    database.databaseUrl === null
      ? database
      : await openDatabase({ databaseUrl: database.databaseUrl, dataDirectory: directory })
  const names = await Promise.all([
    migrate(database, directory),
    migrate(other, directory),
    migrate(database, directory),
  ])
  expect(names.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await database.query('select a from first')).toEqual([{ a: ';' }])
  if (other !== database) await other.close()
})
