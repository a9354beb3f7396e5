import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { sbtiList } from '@/service/testing/data/sbti-list'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { type JoinInput, joinEditions } from './join-task'
import { runJoin } from './run-join'

let release: SmallRelease

beforeAll(async () => {
  const { records } = await readSbti(
    sbtiList([
      { id: 1, name: 'Aldgate Brewing', status: 'Targets set' },
      { id: 2, name: 'Borough Tiles', status: 'Committed' },
    ]),
  )
  release = writeSmallRelease(records as SourceRecord[], { sbti: '2026-05-01' })
})
afterAll(() => release.remove())

async function* pages<T>(...all: T[][]): AsyncGenerator<T[]> {
  yield* all
}

/** A list that no longer has the second company, and a database with a company that is in no list. */
function input(): JoinInput {
  const file = { name: 'list.xlsx', bytes: sbtiList([{ id: 1, name: 'Aldgate Brewing', status: 'Committed' }]) }
  return {
    referenceDirectory: release.directory,
    kept: [],
    means: null,
    accepted: [],
    change: { kind: 'files', source: 'sbti', files: [file], retrievedOn: '2026-06-01', allowShrink: true },
    events: pages([], []),
    loaded: pages([{ id: 7, digest: 'old', score: null, members: ['sbti 999'] }], []),
  }
}

test('a join in a separate process has the same result as one in this process', async () => {
  const [there, here] = [await runJoin(input()), await joinEditions(input())]
  if ('refusal' in there || 'refusal' in here) throw new Error('Refused')
  expect(there.rows).toEqual(here.rows)
  expect(there.rows.removed).toEqual([7])
  expect(there.rows.chunks.map(({ table }) => table)).toContain('company')
  expect(there.change?.removals).toEqual([
    { recordId: '2', name: 'Borough Tiles', listedOn: expect.any(String), removedOn: '2026-06-01' },
  ])
  expect(there.change?.removalChunks).toEqual(here.change?.removalChunks)
  expect(Buffer.from(there.change?.content ?? [])).toEqual(here.change?.content)
})

test('a join that cannot read the release rejects with that error', async () => {
  await expect(runJoin({ ...input(), referenceDirectory: `${release.directory}-gone` })).rejects.toThrow(
    'cannot be read',
  )
})
