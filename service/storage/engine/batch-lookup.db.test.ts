import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { batchLookup, type Lookup, lookUpEach } from './batch-lookup'

let database: TestDatabase
let statements: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await database.query('create table shelf (room bigint not null, label text, weight int)')
  await database.query("insert into shelf values (1, 'b', 3), (1, 'a', 2), (2, null, 1), (3, 'c', null)")
})
afterAll(() => database.close())

const shelves: Lookup = {
  sql: 'select label, weight from shelf where room = $1 and weight >= $2 order by weight desc limit 2',
  types: ['bigint', 'int'],
}

function counted() {
  statements = []
  const query: TestDatabase['query'] = (sql, parameters) => {
    statements.push(sql)
    return database.query(sql, parameters)
  }
  return { ...database, query }
}

it('gives each set of parameters its own rows in their order, and none to those without', async () => {
  expect(
    await lookUpEach(database, shelves, [
      [1, 0],
      [9, 0],
      [2, 0],
      [1, 3],
      [3, 0],
    ]),
  ).toEqual([
    [
      { label: 'b', weight: 3 },
      { label: 'a', weight: 2 },
    ],
    [],
    [{ label: null, weight: 1 }],
    [{ label: 'b', weight: 3 }],
    [],
  ])
})

it('asks once for all who ask in the same turn', async () => {
  const db = counted()
  const answers = await Promise.all([1, 2, 1].map((room) => batchLookup(db, shelves, [room, 2])))
  expect(answers.map((rows) => rows.map(({ label }) => label))).toEqual([['b', 'a'], [], ['b', 'a']])
  expect(statements).toHaveLength(1)
})

it('asks anew for who comes while a statement is under way, so that what was written before is seen', async () => {
  const db = counted()
  const first = batchLookup(db, shelves, [4, 0])
  const later = new Promise<unknown[]>((resolve, reject) => {
    setImmediate(() => {
      database
        .query("insert into shelf values (4, 'late', 5)")
        .then(() => batchLookup(db, shelves, [4, 0]))
        .then(resolve, reject)
    })
  })
  await first
  expect(await later).toEqual([{ label: 'late', weight: 5 }])
})

it('fails only whoever asked with parameters that the database refuses', async () => {
  const answers = await Promise.allSettled([
    batchLookup(database, shelves, [1, 3]),
    batchLookup(database, shelves, ['no number', 0]),
  ])
  expect(answers).toMatchObject([{ status: 'fulfilled', value: [{ label: 'b' }] }, { status: 'rejected' }])
})
