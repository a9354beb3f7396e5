import { expect, it } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { compareRecords } from './compare-records'

const emitting = (recordId: string, scope1Kg: number, locator: string) =>
  makeSourceRecord({
    source: 'carbon-gap',
    recordId,
    name: recordId,
    disclosures: [
      {
        source: 'carbon-gap',
        recordId,
        year: 2020,
        region: 'GLOBAL',
        emissions: { scope1Kg },
        revenue: null,
        document: null,
        locator,
        printed: [],
      },
    ],
  }) as SourceRecord

it('distinguishes a row that moved from a row whose content changed', () => {
  const before = [emitting('Moved', 1, 'row 2'), emitting('Changed', 1, 'row 3'), emitting('Gone', 1, 'row 4')]
  const after = [emitting('New', 1, 'row 2'), emitting('Moved', 1, 'row 3'), emitting('Changed', 2, 'row 4')]
  expect(compareRecords(before, after)).toEqual({
    added: [{ recordId: 'New', name: 'New' }],
    changed: [{ recordId: 'Changed', name: 'Changed', fields: ['disclosures'] }],
    removed: [{ recordId: 'Gone', name: 'Gone' }],
    unchanged: 1,
  })
})
