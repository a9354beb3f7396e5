import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await database.query('create table note (id int primary key, text text not null)')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.query('delete from note')
})

async function notes(): Promise<unknown[]> {
  return (await database.query('select id from note order by id')).map((row) => row['id'])
}

describe('a transaction', () => {
  test('that throws leaves nothing, gives the error on and calls nobody back', async () => {
    let calls = 0
    const attempt = database.transaction(async (transaction) => {
      transaction.afterCommit(() => {
        calls++
      })
      await transaction.query("insert into note values (1, 'a')")
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await notes()).toEqual([])
    expect(calls).toBe(0)
  })

  test('whose statement failed cannot be committed by swallowing the error', async () => {
    const attempt = database.transaction(async (transaction) => {
      await transaction.query("insert into note values (1, 'a')")
      await transaction.query("insert into note values (1, 'b')").catch(() => {})
    })
    await expect(attempt).rejects.toThrow()
    expect(await notes()).toEqual([])
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('calls back after the commit, when others see its rows', async () => {
    const seen: unknown[] = []
    const answer = await database.transaction(async (transaction) => {
      transaction.afterCommit(() => seen.push('committed'))
      await transaction.query("insert into note values (1, 'a')")
      expect(seen).toEqual([])
      return 'done'
    })
    expect(answer).toBe('done')
    expect(seen).toEqual(['committed'])
    expect(await notes()).toEqual([1])
  })

  test('refuses a query on the database from inside, which would wait for itself or run outside it', async () => {
    const attempt = database.transaction(async () => database.query('select 1'))
    await expect(attempt).rejects.toThrow('query it, not the database')
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow(
      'query it, not the database',
    )
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('refuses statements after its end', async () => {
    const leaked = await database.transaction(async (transaction) => transaction)
    await expect(leaked.query("insert into note values (9, 'late')")).rejects.toThrow()
    expect(await notes()).toEqual([])
  })

  test('is not entered by a query that somebody else runs meanwhile', async () => {
    const gate = new EventEmitter()
    const started = once(gate, 'started')
    const failing = database.transaction(async (transaction) => {
      await transaction.query("insert into note values (1, 'inside')")
      const mayEnd = once(gate, 'end')
      gate.emit('started')
      await mayEnd
      throw new Error('rolled back')
    })
    await started
    const other = database.query("insert into note values (2, 'outside')")
    gate.emit('end')
    await expect(failing).rejects.toThrow('rolled back')
    await other
    expect(await notes()).toEqual([2])
  })

  test('counts exactly when twenty run at once', async () => {
    await database.query("insert into note values (0, '0')")
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(async (transaction) => {
          const [row] = await queryRows(
            transaction,
            z.object({ text: z.string() }),
            'select text from note where id = 0 for update',
          )
          await transaction.query('update note set text = $1 where id = 0', [String(Number(row?.text) + 1)])
        }),
      ),
    )
    expect(await database.query('select text from note')).toEqual([{ text: '20' }])
  })
})

describe('values', () => {
  test.each([
    ['int8', '9007199254740991', 9007199254740991],
    ['int8[]', '{1,2,NULL}', [1, 2, null]],
    ['numeric', '1.50', '1.50'],
    ['float8', '0.1', 0.1],
    ['float8[]', '{0.5,2}', [0.5, 2]],
    ['date', '2024-02-29', '2024-02-29'],
    ['date[]', '{2024-02-29}', ['2024-02-29']],
    ['timestamptz', '2024-02-29 12:34:56.789+02', new Date('2024-02-29T10:34:56.789Z')],
    ['jsonb', '{"b": [1, null], "a": "ö"}', { a: 'ö', b: [1, null] }],
    ['bool', 'f', false],
    ['text[]', '{a,"b c"}', ['a', 'b c']],
    ['bytea', '\\x00ff', Buffer.from([0, 255])],
    ['text', 'Škoda 上海 😀', 'Škoda 上海 😀'],
  ])('of type %s arrive the same from both engines', async (type, text, expected) => {
    expect(await database.query(`select '${text.replaceAll("'", "''")}'::${type} as value`)).toEqual([
      { value: expected },
    ])
  })

  test('that a number cannot hold stop the query', async () => {
    await expect(database.query("select '9007199254740993'::int8 as value")).rejects.toThrow('does not fit a number')
    expect(await database.query('select count(*) as value from note')).toEqual([{ value: 0 }])
  })

  test('go out as parameters and come back unchanged', async () => {
    const at = new Date('2024-05-06T07:08:09.123Z')
    const [row] = await database.query(
      'select $1::int8 as id, $2::timestamptz as at, $3::jsonb as document, $4::text[] as names, $5::bool as yes, $6::text as nothing, $7::bytea as bytes, $8::float8[] as figures',
      [7, at, JSON.stringify([{ a: 1 }]), ['x', 'y "z"'], true, null, Buffer.from([1, 2]), [0.25, 3]],
    )
    expect(row).toEqual({
      id: 7,
      at,
      document: [{ a: 1 }],
      names: ['x', 'y "z"'],
      yes: true,
      nothing: null,
      bytes: Buffer.from([1, 2]),
      figures: [0.25, 3],
    })
  })

  test('with a broken rule carry the SQLSTATE on both engines', async () => {
    await database.query("insert into note values (1, 'a')")
    await expect(database.query("insert into note values (1, 'b')")).rejects.toMatchObject({ code: '23505' })
  })

  test('of two statements in one text are refused', async () => {
    await expect(database.query('select 1; select 2')).rejects.toThrow('multiple commands')
  })
})
