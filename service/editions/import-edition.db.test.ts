import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listSources } from '@/service/editions/describe/list-sources'
import { joinEditions } from '@/service/editions/join/join-task'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import type { Database } from '@/service/storage/engine/database'
import { queryRows } from '@/service/storage/engine/rows'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SbtiLine, sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { startTestEditions, type TestEditions } from '@/service/testing/programs/start-test-editions'
import type { EditionContext } from './edition-context'
import { importEdition } from './import-edition'
import { loadReference } from './load-reference'
import { rollBackEdition } from './roll-back-edition'

const release: SbtiLine[] = [
  { id: 1, name: 'Aldgate Brewing' },
  { id: 2, name: 'Birchwood Paper', updated: '2023-05-02' },
  { id: 3, name: 'Cormorant Shipping' },
  { id: 4, name: 'Dunlin Textiles' },
]
/** Two companies left the list or have status removed, one changed, one is new. */
const newer: SbtiLine[] = [
  { id: 1, name: 'Aldgate Brewing', status: 'Targets set', updated: '2026-05-20' },
  { id: 3, name: 'Cormorant Shipping', status: 'Commitment removed', updated: '2026-06-10' },
  { id: 4, name: 'Dunlin Textiles' },
  { id: 5, name: 'Eider Instruments', location: 'Norway' },
]

let folder: SmallRelease
let editions: TestEditions
let ctx: EditionContext
const ids: Record<string, number> = {}

async function sbtiRecords(lines: readonly SbtiLine[]): Promise<SourceRecord[]> {
  return (await readSbti(sbtiList(lines))).records as SourceRecord[]
}

beforeAll(async () => {
  const pledge = makeSourceRecord({ source: 'climate-pledge', name: 'Cormorant Shipping', hqRegion: 'SE' })
  folder = writeSmallRelease([...(await sbtiRecords(release)), pledge as SourceRecord], { sbti: '2026-05-01' })
  // Joined in this thread, which is faster; data.db.test.ts uses the separate process.
  editions = await startTestEditions(folder.directory, joinEditions)
  ctx = { ...editions.ctx, join: joinEditions }
  for (const name of ['Aldgate Brewing', 'Birchwood Paper', 'Cormorant Shipping', 'Dunlin Textiles']) {
    ids[name] = await editions.register({ name, hq_region: 'SE' })
  }
  ids['Eider Instruments'] = await editions.register({ name: 'Eider Instruments', hq_region: 'NO' })
  ids['Nobody'] = await editions.register({ name: 'Nobody Knows This', hq_region: 'FI' })
}, 120_000)

afterAll(async () => {
  await editions.stop()
  folder.remove()
})

const answerOf = (name: string) => editions.answer(ids[name] ?? 0)
const statusOf = async (name: string) => (await answerOf(name)).sbti.data[0]?.near_term.target_status
const givenFile = (lines: readonly SbtiLine[]) => ({ name: 'july.xlsx', bytes: sbtiList(lines) })
const takeIn = (lines: readonly SbtiLine[], retrievedOn = '2026-07-01') =>
  importEdition(ctx, { source: 'sbti', files: [givenFile(lines)], retrievedOn })

/** Every row of the tables that answers are made from. */
async function rowsOf(database: Database): Promise<unknown> {
  return Promise.all([
    database.query('select * from company order by id'),
    database.query('select * from company_key order by kind, value, company_id'),
    database.query('select company_id, source, record from company_commitment order by company_id, source, record'),
    database.query('select * from industry_standing order by industry_id'),
    database.query('select fingerprint from reference_edition'),
    database.query("select number, state from source_edition where state <> 'refused' order by id"),
  ])
}

describe('an invalid file', () => {
  const workbook = sbtiList(release)
  it.each([
    ['is empty', new Uint8Array(), 'july.xlsx: the file is empty'],
    ['is cut short', workbook.subarray(0, workbook.length / 2), 'july.xlsx'],
    ['is a web page', new TextEncoder().encode('<!DOCTYPE html><html></html>'), 'july.xlsx.*web page'],
    ['is no workbook', new TextEncoder().encode('sbti_id,company_name\n1,A\n'), 'july.xlsx'],
    [
      'has an unknown status',
      sbtiList([...release, { id: 9, name: 'Z', status: 'Under review' }]),
      'july.xlsx, row 6, column near_term_status: "Under review"',
    ],
    [
      'has a company twice',
      sbtiList([...release, { id: 1, name: 'Z' }]),
      'july.xlsx, row 6, column sbti_id: 1 is there twice',
    ],
    ['has no company', sbtiList([]), 'july.xlsx, the whole file: .*no'],
    [
      'has fewer than half',
      sbtiList(release.slice(0, 1)),
      '1 records, fewer than half of the 4 in use.*--allow-shrink',
    ],
  ])('that %s is refused in words, recorded, and changes nothing', async (_what, bytes, words) => {
    const before = await rowsOf(ctx.database)
    const files = [{ name: 'july.xlsx', bytes }]
    await expect(importEdition(ctx, { source: 'sbti', files, retrievedOn: '2026-07-01' })).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(new RegExp(words)),
    })
    expect(await rowsOf(ctx.database)).toEqual(before)
    const sbti = (await listSources(ctx)).find(({ source }) => source === 'sbti')
    expect(sbti).toMatchObject({ edition: 0, retrieved_at: '2026-05-01', records: 4 })
    expect(sbti?.last_failure?.reason).toMatch(new RegExp(words))
    expect(await editions.work()).toEqual([])
  })

  it('is refused if the number of files or the day is wrong', async () => {
    const two = [givenFile(release), givenFile(release)]
    await expect(importEdition(ctx, { source: 'sbti', files: two, retrievedOn: '2026-07-01' })).rejects.toThrow(
      /sbti is read from one file; 2 given/,
    )
    await expect(importEdition(ctx, { source: 'klimatkollen', files: two, retrievedOn: '2026-07-01' })).rejects.toThrow(
      /4 files, in this order: companies, evaluation2024, workbook, wikidata; 2 given/,
    )
    await expect(takeIn(newer, '2026-11-22')).rejects.toThrow(/that day is still to come/)
    await expect(takeIn(newer, '2026-04-30')).rejects.toThrow(/the edition in use is of 2026-05-01, which is later/)
  })

  it('leaves the old data unchanged when the process fails in the middle of writing', async () => {
    const before = await rowsOf(ctx.database)
    const failing: Database = {
      ...ctx.database,
      transaction: (work) =>
        ctx.database.transaction((transaction) =>
          work({
            ...transaction,
            query: (sql, parameters) => {
              if (sql.includes('insert into "company_commitment"')) throw new Error('killed')
              return transaction.query(sql, parameters)
            },
          }),
        ),
    }
    await expect(
      importEdition(
        { ...ctx, database: failing },
        { source: 'sbti', files: [givenFile(newer)], retrievedOn: '2026-07-01' },
      ),
    ).rejects.toThrow('killed')
    expect(await rowsOf(ctx.database)).toEqual(before)
  })
})

describe('a newer list', () => {
  it('without an edition to return to cannot be rolled back', async () => {
    await expect(rollBackEdition(ctx, { source: 'sbti' })).rejects.toThrow(/no edition to return to/)
  })

  it('is compared with the one in use, and its changes reach the affected organizations', async () => {
    const before = await queryRows(
      ctx.database,
      z.object({ id: z.number(), name: z.string() }),
      'select id, name from company order by id',
    )
    const report = await takeIn(newer)
    expect(report).toMatchObject({
      edition: 1,
      records: 4,
      unchanged: 1,
      added: [{ record_id: '5', name: 'Eider Instruments' }],
      changed: [
        { record_id: '1', name: 'Aldgate Brewing', fields: ['commitment'] },
        { record_id: '3', name: 'Cormorant Shipping', fields: ['commitment'] },
      ],
      removed: [{ record_id: '2', name: 'Birchwood Paper' }],
      companies: { known: 5, added: 1, changed: 3, removed: 0 },
    })
    // Also the organization without a match, because the new company may be its match.
    expect(await editions.work()).toEqual(Object.values(ids))
    expect(await statusOf('Aldgate Brewing')).toBe('set')
    expect((await answerOf('Eider Instruments')).matching_organization?.name).toBe('Eider Instruments')
    expect((await answerOf('Dunlin Textiles')).sbti.last_retrieved_at).toBe('2026-07-01')
    expect((await answerOf('Dunlin Textiles')).sources.map(({ retrieved_at }) => retrieved_at)).toContain('2026-07-01')
    const after = await queryRows(
      ctx.database,
      z.object({ id: z.number(), name: z.string() }),
      'select id, name from company order by id',
    )
    expect(after.filter(({ name }) => name !== 'Eider Instruments')).toEqual(before)
  })

  it('shows a commitment that it no longer contains as removed, with both days', async () => {
    const gone = (await answerOf('Birchwood Paper')).sbti.data
    expect(gone).toHaveLength(1)
    expect(gone[0]).toMatchObject({
      created_at: '2023-05-02',
      removed_at: '2026-07-01',
      near_term: { has_target: false, target_status: 'removed' },
    })
    // The list itself has this commitment with status removed, and its day.
    expect((await answerOf('Cormorant Shipping')).sbti.data[0]).toMatchObject({
      created_at: '2024-01-08',
      removed_at: '2026-06-10',
      near_term: { target_status: 'removed' },
    })
    expect((await answerOf('Dunlin Textiles')).sbti.data[0]?.removed_at).toBeNull()
  })

  it('is listed with its file, and the edition before it', async () => {
    const sbti = (await listSources(ctx)).find(({ source }) => source === 'sbti')
    expect(sbti).toMatchObject({
      edition: 1,
      retrieved_at: '2026-07-01',
      age_days: 143,
      records: 4,
      files: [{ name: 'july.xlsx' }],
      previous: { edition: 0, retrieved_at: null },
      last_failure: null,
    })
  })

  it('stays in use at the next start, without another load', async () => {
    expect(await loadReference(ctx)).toBe(false)
  })

  it('is undone by a rollback, removals included, and brought back by a second one', async () => {
    const report = await rollBackEdition(ctx, { source: 'sbti' })
    expect(report).toMatchObject({ edition: 0, added: [{ record_id: '2' }], removed: [{ record_id: '5' }] })
    expect(await editions.work()).toEqual(Object.values(ids).filter((id) => id !== ids['Nobody']))
    expect(await statusOf('Aldgate Brewing')).toBe('committed')
    expect((await answerOf('Birchwood Paper')).sbti).toMatchObject({
      last_retrieved_at: '2026-05-01',
      data: [{ created_at: '2023-05-02', removed_at: null, near_term: { target_status: 'committed' } }],
    })
    expect((await answerOf('Eider Instruments')).matching_organization).toBeNull()
    expect(await loadReference(ctx)).toBe(false)
    expect(await rollBackEdition(ctx, { source: 'sbti' })).toMatchObject({ edition: 1 })
    await editions.work()
    expect((await answerOf('Birchwood Paper')).sbti.data[0]?.removed_at).toBe('2026-07-01')
    const told = await ctx.database.query('select kind, actor, details from audit_event order by id')
    expect(told.filter(({ kind }) => String(kind).startsWith('edition.'))).toMatchObject([
      { kind: 'edition.imported', actor: 'operator', details: { source: 'sbti', edition: 1, files: ['july.xlsx'] } },
      { kind: 'edition.rolled_back', details: { source: 'sbti', from_edition: 1, to_edition: null } },
      { kind: 'edition.rolled_back', details: { source: 'sbti', from_edition: null, to_edition: 1 } },
    ])
  })

  it('keeps a removal over further editions, until the list has the company again', async () => {
    await takeIn(newer, '2026-08-01')
    await editions.work()
    expect((await answerOf('Birchwood Paper')).sbti.data[0]?.removed_at).toBe('2026-07-01')
    await takeIn(
      [...newer, { id: 2, name: 'Birchwood Paper', status: 'Targets set', updated: '2026-08-20' }],
      '2026-09-01',
    )
    await editions.work()
    expect((await answerOf('Birchwood Paper')).sbti.data).toMatchObject([
      { created_at: '2026-08-20', removed_at: null, near_term: { target_status: 'set' } },
    ])
  })

  it('keeps the id of a company that gets an LEI, and imports a list that shrank if a person allows it', async () => {
    const before = (await answerOf('Aldgate Brewing')).matching_organization?.id
    const line: SbtiLine = { id: 1, name: 'Aldgate Brewing', lei: '5493001KJTIIGC8Y1R12' }
    await importEdition(ctx, {
      source: 'sbti',
      files: [givenFile([line])],
      retrievedOn: '2026-10-01',
      allowShrink: true,
    })
    await editions.work()
    const { matching_organization: match } = await answerOf('Aldgate Brewing')
    expect(match?.link).toContain('5493001KJTIIGC8Y1R12')
    expect(match?.id).toBe(before)
  })

  it('is imported after another one when two are imported at once', async () => {
    const both = await Promise.all([takeIn(release, '2026-10-02'), takeIn(newer, '2026-10-02')])
    const numbers = both.map(({ edition }) => edition)
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1)
    const last = both.findIndex(({ edition }) => edition === Math.max(...numbers)) === 0 ? release : newer
    const stored = await queryRows(
      ctx.database,
      z.object({ record: z.object({ recordId: z.string(), history: z.looseObject({}).optional() }) }),
      "select record from company_commitment where source = 'sbti'",
    )
    const listed = stored.filter(({ record }) => record.history === undefined).map(({ record }) => record.recordId)
    expect(listed.sort()).toEqual(
      last.filter(({ status }) => status !== 'Commitment removed').map(({ id }) => String(id)),
    )
    expect((await listSources(ctx)).find(({ source }) => source === 'sbti')?.edition).toBe(Math.max(...numbers))
  })

  it('is replaced by a release that contains a later one', async () => {
    const later = writeSmallRelease(await sbtiRecords(release), { sbti: '2026-10-15' })
    const context = { ...ctx, referenceDirectory: later.directory }
    expect(await loadReference(context)).toBe(true)
    expect((await listSources(context)).find(({ source }) => source === 'sbti')).toMatchObject({
      edition: 0,
      retrieved_at: '2026-10-15',
      previous: null,
    })
    await expect(rollBackEdition(context, { source: 'sbti' })).rejects.toThrow(/no edition to return to/)
    later.remove()
  })
})
