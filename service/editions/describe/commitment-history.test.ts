import { describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { readSbti } from '@/service/sources/sbti/read-sbti'
import { type SbtiLine, sbtiList } from '@/service/testing/data/sbti-list'
import { applyHistory, findRemovals } from './commitment-history'

async function list(...lines: SbtiLine[]): Promise<SourceRecord[]> {
  return (await readSbti(sbtiList(lines))).records as SourceRecord[]
}

const lei = '5493001KJTIIGC8Y1R12'

describe('findRemovals', () => {
  it('finds no removal if the company is listed under another number, recognised by its LEI or its name and country', async () => {
    const before = await list({ id: 1, name: 'Aldgate Brewing', lei }, { id: 2, name: 'Birchwood Paper' })
    const after = await list({ id: 11, name: 'Aldgate', lei }, { id: 12, name: 'Birchwood Paper' })
    expect(findRemovals('sbti', before, after, '2026-07-01')).toEqual([])
  })

  it('finds no removal of an entry that had no target or was removed before', async () => {
    const before = await list({ id: 1, name: 'A', status: 'Commitment removed' })
    expect(findRemovals('sbti', before, await list({ id: 2, name: 'B' }), '2026-07-01')).toEqual([])
  })

  it('uses the day of the newer list as the day of removal if the day in the row did not change', async () => {
    const before = await list({ id: 1, name: 'A', updated: '2025-05-05' })
    const after = await list({ id: 1, name: 'A', status: 'Commitment removed', updated: '2025-05-05' })
    expect(findRemovals('sbti', before, after, '2026-07-01')).toMatchObject([
      { recordId: '1', listedOn: '2025-05-05', removedOn: '2026-07-01' },
    ])
  })

  it('finds no history in lists that do not state each company’s commitment', async () => {
    const before = await list({ id: 1, name: 'A' })
    expect(findRemovals('race-to-zero', before, [], '2026-07-01')).toEqual([])
  })
})

describe('applyHistory', () => {
  it('adds missing commitments as removed and does not change its input', async () => {
    const before = await list({ id: 1, name: 'A', status: 'Targets set', updated: '2025-05-05' })
    const after = await list({ id: 2, name: 'B' })
    const events = findRemovals('sbti', before, after, '2026-07-01')
    const shown = applyHistory('sbti', after, events)
    expect(shown.map(({ name }) => name)).toEqual(['B', 'A'])
    expect(shown[1]?.commitment).toMatchObject({
      nearTerm: { status: 'removed' },
      longTerm: { status: 'none' },
      history: { listedOn: '2025-05-05', removedOn: '2026-07-01' },
    })
    expect(before[0]?.commitment).toMatchObject({ nearTerm: { status: 'set' } })
    expect(after).toHaveLength(1)
  })
})
