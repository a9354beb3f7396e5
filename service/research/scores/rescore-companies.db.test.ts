import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Reference, readReference } from '@/service/reference/read-reference'
import { openLoadedDatabase } from '@/service/testing/loaded-database'
import type { TestDatabase } from '@/service/testing/test-database'
import { rescoreCompanies } from './rescore-companies'

const directory = fileURLToPath(new URL('../../reference/data', import.meta.url))

let database: TestDatabase
let reference: Reference

beforeAll(async () => {
  database = await openLoadedDatabase(directory)
  reference = readReference(directory)
}, 240_000)
afterAll(() => database.close())

function everything() {
  return Promise.all([
    database.query('select id, score from company order by id'),
    database.query('select * from industry_standing order by industry_id'),
    database.query('select * from industry_peers order by industry_id'),
  ])
}

it('computes from the database the same scores as loading the files did, and changes nothing a second time', async () => {
  const loaded = await everything()
  await database.query('update company set score = 0.5')
  await database.query('delete from industry_standing')
  const { companies, scored, changed } = await rescoreCompanies(database, reference)
  expect(companies).toBe(loaded[0].length)
  // Only companies whose score happens to be 0.5 stay unchanged.
  expect(companies - changed).toBeLessThan(50)
  expect(scored).toBeGreaterThan(300)
  expect(await everything()).toEqual(loaded)
  expect((await rescoreCompanies(database, reference)).changed).toBe(0)
}, 240_000)
