import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'

// Prepared, PostgreSQL keeps the text and may keep its plan; the embedded engine has none of this. Both are to agree.
const times = [1, 2, 3, 4]
const prepared = { isPrepared: true }

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await database.query('create table shelf (id bigint primary key, label text, on_day date, bytes bytea, facts jsonb)')
})
afterAll(() => database.close())

describe('a statement that is asked again and again', () => {
  test('that fails says so each time, and the next one goes on', async () => {
    for (const _ of times)
      await expect(database.query('select 1 / $1::int as one', [0], prepared)).rejects.toThrow('division by zero')
    expect(await database.query('select 1 / $1::int as one', [1], prepared)).toEqual([{ one: 1 }])
    for (const _ of times) await expect(database.query('select gone from shelf', [], prepared)).rejects.toThrow('gone')
  })

  test('that fails inside a transaction undoes all of it', async () => {
    for (const _ of times) {
      const attempt = database.transaction(async (transaction) => {
        await transaction.query('insert into shelf (id) values ($1)', [100], prepared)
        await transaction.query('insert into shelf (id) values ($1)', [100], prepared)
      })
      await expect(attempt).rejects.toThrow('duplicate key')
    }
    expect(await database.query('select id from shelf where id = $1', [100])).toEqual([])
  })

  test('takes and gives every type as the first time', async () => {
    const given = { label: null, day: '2024-02-29', bytes: Buffer.from([0, 255]), facts: { a: [1, null] } }
    for (const id of times) {
      await database.query(
        'insert into shelf (id, label, on_day, bytes, facts) values ($1, $2, $3::date, $4, $5::jsonb)',
        [id, given.label, given.day, given.bytes, JSON.stringify(given.facts)],
        prepared,
      )
      const [row] = await database.query('select * from shelf where id = $1', [id], prepared)
      expect(row).toEqual({ id, label: null, on_day: given.day, bytes: given.bytes, facts: given.facts })
    }
    for (const _ of times) {
      const [row] = await database.query(
        `select array[1, 2]::bigint[] as ids, $1::timestamptz as at, $2::boolean as flag, 0.1::float8 as share`,
        [new Date('2026-01-02T03:04:05.006Z'), false],
        prepared,
      )
      expect(row).toEqual({ ids: [1, 2], at: new Date('2026-01-02T03:04:05.006Z'), flag: false, share: 0.1 })
    }
  })

  test('sees a column that was added since', async () => {
    await database.query('create table wide (id int)')
    await database.query('insert into wide values (1)')
    for (const _ of times) await database.query('select * from wide', [], prepared)
    await database.query('alter table wide add column more int default 5')
    // The plan of before cannot serve any more: the first who asks may be told so, nobody after.
    await database.query('select * from wide', [], prepared).catch(() => undefined)
    expect(await database.query('select * from wide', [], prepared)).toEqual([{ id: 1, more: 5 }])
  })

  test('and notifies is heard', async () => {
    const heard: string[] = []
    const stop = await database.listen('shelves', {
      onNotification: (text) => void heard.push(text),
      onConnection: () => {},
    })
    for (const time of times) await database.query(`select pg_notify('shelves', $1)`, [String(time)])
    await expect.poll(() => heard).toEqual(times.map(String))
    await stop()
  })
})
