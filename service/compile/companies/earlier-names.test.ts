import { describe, expect, it } from 'vitest'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { withEarlierNames } from './earlier-names'

const listed = (recordId: string, name: string, hqRegion = 'PL') =>
  makeSourceRecord({ source: 'sbti', recordId, name, hqRegion, commitment: null }) as SourceRecord
const state = (on: string, isWhole: boolean, ...records: SourceRecord[]) => ({ on, isWhole, records })
const namesOf = (states: Parameters<typeof withEarlierNames>[0], today: SourceRecord[]) =>
  withEarlierNames(states, today).map(({ otherNames }) => otherNames)

describe('withEarlierNames', () => {
  it('adds each name that earlier states had under the number, once', () => {
    const states = [
      state('2025-03-18', true, listed('1', 'CIECH S.A.')),
      state('2025-06-05', true, listed('1', 'Ciech SA')),
      state('2025-09-11', true, listed('1', 'Qemetica')),
    ]
    expect(namesOf(states, [listed('1', 'QEMETICA S.A.')])).toEqual([['Ciech SA']])
  })

  it('takes none of a list without numbers, of another country, or that another company has by now', () => {
    const states = [
      state('2024-05-06', false, listed('1', 'Danone')),
      state('2025-03-18', true, listed('1', 'Tier Mobility', 'DE'), listed('2', 'Dott'), listed('3', 'Old')),
    ]
    const today = [listed('1', 'Dott'), listed('2', 'emTransit'), listed('3', 'New')]
    expect(namesOf(states, today)).toEqual([[], [], ['Old']])
  })

  it('leaves a company alone that is new in the list', () => {
    expect(namesOf([state('2025-03-18', true)], [listed('9', 'Fresh')])).toEqual([[]])
  })
})
