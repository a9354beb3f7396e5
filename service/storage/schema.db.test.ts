import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '@/service/testing/test-database'
import { describeTables } from './engine/describe-tables'

const database = await openTestDatabase()
afterAll(() => database.close())

const written = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8')

test('the types of the tables are those that the migrations make: else run `npm run build -- types`', async () => {
  expect(await describeTables(database)).toBe(written)
})

test('a column that is added, or may be empty from now on, changes the types', async () => {
  await database.query('alter table project add column nickname text')
  await database.query('alter table api_key alter column prefix drop not null')
  const changed = await describeTables(database)
  expect(changed).toContain('  nickname: string | null\n')
  expect(changed.match(/ {2}prefix: string \| null\n/g)).toHaveLength(2)
})

test('a type that nobody has said how to read is refused', async () => {
  await database.query('create table odd (id int primary key, amount numeric)')
  await expect(describeTables(database)).rejects.toThrow('No type for odd.amount numeric')
})
