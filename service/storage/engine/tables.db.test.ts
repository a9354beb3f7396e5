import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '@/service/testing/test-database'
import { columnTypes } from '../schema'
import { toCamelCase, toSnakeCase } from './camel-case'
import type { Queryable } from './database'
import { prepared } from './prepared'
import { anyOf, insertRows, jsonOf, list, parsedRow, parsedRows, rowsIn } from './rows'
import { tables } from './tables'

const database = await openTestDatabase()
afterAll(() => database.close())

const at = new Date('2026-02-03T04:05:06.789Z')

function insertProject(db: Queryable, name: string) {
  const query = tables(db).insertInto('project').values({ name, maxOrganizations: null, createdAt: at })
  return query.returning(['id', 'name', 'createdAt']).executeTakeFirstOrThrow()
}

describe('names', () => {
  it('of all columns lead back to themselves, also with digits', () => {
    for (const columns of Object.values(columnTypes)) {
      for (const name of Object.keys(columns)) expect(toCamelCase(toSnakeCase(name))).toBe(name)
    }
    expect(toSnakeCase('scope_1_2Kg')).toBe('scope_1_2_kg')
  })

  it('inside of JSON are data and stay as they are', async () => {
    const details = { key_id: 1, inside: [{ project_id: 2 }] }
    const event = { at, kind: 'key.created', actor: 'operator', details: JSON.stringify(details) }
    await tables(database).insertInto('auditEvent').values(event).execute()
    const read = await tables(database).selectFrom('auditEvent').select(['details', 'keyId']).executeTakeFirst()
    expect(read).toEqual({ details, keyId: null })
  })
})

describe('a transaction', () => {
  it('is rolled back with what was built on its tables, and not begun by them', async () => {
    await expect(
      database.transaction(async (transaction) => {
        await insertProject(transaction, 'undone')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await tables(database).selectFrom('project').select('id').where('name', '=', 'undone').execute()).toEqual([])
    await expect(
      tables(database)
        .transaction()
        .execute(async () => {}),
    ).rejects.toThrow(/Begin a transaction on the Database/)
  })
})

describe('a list', () => {
  it('is one parameter of any length, with what is empty and what has commas, quotes and braces', async () => {
    const texts = ['a,b', '{"x"}', '', '\\', null, 'NULL']
    const Given = z.object({ given: z.array(z.string().nullable()) })
    expect(await parsedRow(database, Given, sql`select ${list(texts, 'text')} as given`)).toEqual({ given: texts })
    const query = tables(database).selectFrom('project').select('id')
    expect(await query.where('id', '=', anyOf([], 'bigint')).execute()).toEqual([])
    expect(query.where('id', '=', anyOf([1, 2, 3], 'bigint')).compile().parameters).toEqual([[1, 2, 3]])
  })

  it('of rows keeps types and nulls, and leaves out what is not named', async () => {
    const columns = ['organizationId', 'url'] as const
    const rows = [{ organizationId: 7, url: "it's", other: true }, { organizationId: 8 }]
    const given = rowsIn('soughtReport', columns, jsonOf(columns, rows), 'given')
    expect(await tables(database).selectFrom(given).selectAll().execute()).toEqual([
      { organizationId: 7, url: "it's" },
      { organizationId: 8, url: null },
    ])
  })

  it('of rows is inserted, lists inside of them too', async () => {
    const columns = ['industryId', 'meanScore', 'scores', 'knownShares'] as const
    const row = { industryId: '01', meanScore: 0.5, scores: [0.25, 0.75], knownShares: [] }
    await insertRows(database, 'industryStanding', columns, jsonOf(columns, [row]))
    expect(await tables(database).selectFrom('industryStanding').selectAll().execute()).toEqual([row])
    const again = insertRows(database, 'industryStanding', columns, jsonOf(columns, [row]))
    await expect(again).rejects.toThrow(/duplicate key/)
    await insertRows(database, 'industryStanding', columns, jsonOf(columns, [row]), sql`on conflict do nothing`)
  })
})

describe('a prepared statement', () => {
  const since = prepared((db, given: { name: string; at: Date; most: number }) =>
    db
      .selectFrom('project')
      .select(['id', 'createdAt'])
      .where('name', '=', given.name)
      .where('createdAt', '>=', given.at)
      .limit(given.most),
  )

  it('is one text, kept by the connection, and answers each time for what it is given', async () => {
    const { id } = await insertProject(database, 'kept')
    const asked: unknown[] = []
    const watched: Queryable = {
      query: (text, parameters, options) => {
        asked.push({ text, isPrepared: options?.isPrepared })
        return database.query(text, parameters, options)
      },
    }
    expect(await since(watched, { name: 'kept', at, most: 5 })).toEqual([{ id, createdAt: at }])
    expect(await since(watched, { name: 'other', at, most: 5 })).toEqual([])
    expect(await since(watched, { name: 'kept', at: new Date(at.getTime() + 1), most: 5 })).toEqual([])
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(asked[0]).toMatchObject({ isPrepared: true })
  })
})

it('a row that is not as it was said is refused', async () => {
  await expect(parsedRows(database, z.object({ id: z.int() }), sql`select 'a' as id`)).rejects.toThrow(
    /expected number/,
  )
})
