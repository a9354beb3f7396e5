import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@/service/testing/test-database'
import { type CommitmentEventRow, chunksOfEvents, insertEventChunk, pagesOfCommitmentEvents } from './commitment-events'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function eventOf(recordId: string) {
  const listedOn = '2024-01-31'
  return { source: 'sbti', recordId, listedOn, removedOn: '2026-05-01', record: { name: `Works ${recordId}` } }
}

test('more removed commitments than a page holds are written and read, each once, with its editions in order', async () => {
  const ids = Array.from({ length: 1_099 }, (_, place) => `record ${String(place).padStart(4, '0')}`)
  // The same record at the end of the first page, in a later edition that is written first.
  for (const chunk of chunksOfEvents([eventOf(ids[499] ?? '')])) await insertEventChunk(database, 9, chunk)
  const chunks = chunksOfEvents(ids.map(eventOf))
  expect(chunks).toHaveLength(3)
  for (const chunk of chunks) await insertEventChunk(database, 4, chunk)

  const pages: CommitmentEventRow[][] = []
  for await (const page of pagesOfCommitmentEvents(database)) pages.push(page)
  expect(pages.map((page) => page.length)).toEqual([500, 500, 100])
  const read = pages.flat()
  expect(read.map(({ recordId, edition }) => [recordId, edition])).toEqual(
    ids.flatMap((id, place) =>
      place === 499
        ? [
            [id, 4],
            [id, 9],
          ]
        : [[id, 4]],
    ),
  )
  expect(read[1]).toEqual({ ...eventOf('record 0001'), edition: 4, isActive: true })
})
