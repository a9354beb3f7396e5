import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('x', async () => { expect(await database.query('select 1 as a')).toEqual([{ a: 1 }]) })
