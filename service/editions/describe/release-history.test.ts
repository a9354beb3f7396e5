import { describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { releaseHistory, type SbtiState } from './release-history'

type Status = 'set' | 'committed' | 'removed' | 'none'

function listed(id: string, status: Status, on: string, year: string | null = null): SourceRecord {
  const none = { status: 'none' as const, year: null }
  const commitment = {
    source: 'sbti' as const,
    recordId: id,
    nameAsListed: `Company ${id}`,
    place: { file: 'list.xlsx', row: 2 },
    nearTerm: { status, classification: null, year },
    longTerm: { ...none, classification: null },
    netZero: none,
    businessAmbition: { status: null, joinedOn: null },
    reason: null,
    organizationType: 'Corporate',
    updatedOn: on,
  }
  return makeSourceRecord({
    source: 'sbti',
    recordId: id,
    name: `Company ${id}`,
    hqRegion: 'SE',
    commitment,
  }) as SourceRecord
}
const state = (on: string, ...records: SourceRecord[]): SbtiState => ({ on, isWhole: true, records })
const older = (on: string, ...records: SourceRecord[]): SbtiState => ({ on, isWhole: false, records })

function changesOf(states: SbtiState[], today: SbtiState) {
  const [commitment] = releaseHistory(states, today).records.map((record) => record.commitment)
  return commitment?.source === 'sbti' ? (commitment.changes ?? []) : []
}

describe('releaseHistory', () => {
  it('finds what was set, renewed and removed, on the day given in the row if it is between the two lists', () => {
    const states = [
      state('2025-03-18', listed('1', 'committed', '2023-01-01')),
      state('2025-06-05', listed('1', 'set', '2025-05-20', '2030')),
      state('2025-09-11', listed('1', 'set', '2025-05-20', '2035')),
    ]
    expect(changesOf(states, state('2026-05-07', listed('1', 'removed', '2025-12-01')))).toEqual([
      { on: '2025-05-20', part: 'near_term', change: 'set' },
      { on: '2025-09-11', part: 'near_term', change: 'renewed' },
      { on: '2025-12-01', part: 'near_term', change: 'removed' },
    ])
  })

  it('does not treat a missing year or another spelling of a year as a renewal', () => {
    const states = [
      state('2025-09-11', listed('1', 'set', '2025-01-01', 'FY2030')),
      state('2025-11-20', listed('1', 'set', '2025-01-01', null)),
    ]
    expect(changesOf(states, state('2026-05-07', listed('1', 'set', '2025-01-01', '2030')))).toEqual([])
  })

  it('uses the day of the list if the day given in the row is that of an earlier change', () => {
    const before = state('2025-03-18', listed('1', 'committed', '2021-01-01'))
    const { removals } = releaseHistory([before], state('2025-06-05', listed('1', 'removed', '2022-11-01')))
    expect(removals).toMatchObject([{ recordId: '1', listedOn: '2021-01-01', removedOn: '2025-06-05' }])
  })

  it('finds companies that left the list, but not in lists without numbers', () => {
    const today = state('2025-06-05', listed('2', 'set', '2025-01-01'))
    const gone = listed('1', 'set', '2024-01-01')
    expect(releaseHistory([state('2025-03-18', gone)], today).removals).toMatchObject([
      { recordId: '1', removedOn: '2025-06-05' },
    ])
    expect(releaseHistory([older('2025-01-16', gone)], today).removals).toEqual([])
  })

  it('has no removal of a company that the newest list contains again', () => {
    const states = [
      state('2025-03-18', listed('1', 'set', '2024-01-01')),
      state('2025-06-05', listed('1', 'removed', '2025-05-01')),
    ]
    expect(releaseHistory(states, state('2026-05-07', listed('1', 'set', '2026-01-01'))).removals).toEqual([])
  })
})
