import { describe, expect, it } from 'vitest'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { attachParticipants } from './attach-participants'

function participant(name: string, hqRegion: string, participantType = 'Company') {
  const place = { file: 'list.csv', row: 2 }
  const listed = { recordId: name, nameAsListed: name, place, joinedOn: '2015-06-01', participantType }
  return makeSourceRecord({
    source: 'un-global-compact',
    name,
    hqRegion,
    commitment: { source: 'un-global-compact', ...listed },
  })
}
const listed = (name: string, hqRegion: string | null = 'DE') =>
  makeSourceRecord({ source: 'net-zero-tracker', name, hqRegion })

/** The names of companies that the participant belongs to, or why to none. */
function attach(companies: ReturnType<typeof listed>[][], ...participants: ReturnType<typeof participant>[]) {
  const { ofCompany, unattached } = attachParticipants(companies, participants)
  return [[...ofCompany].map(([index]) => companies[index]?.[0]?.name), [...unattached.keys()]]
}

describe('attachParticipants', () => {
  it('never gives a subsidiary’s membership to the parent', () => {
    const siemens = [listed('Siemens'), listed('Siemens AG', null)]
    expect(attach([siemens], participant('Siemens Canada', 'CA'))).toEqual([[], ['nobody of this name']])
    // The name alone, in another country: the office there.
    expect(attach([siemens], participant('Siemens', 'CA'))).toEqual([[], ['nobody of this name']])
    expect(attach([siemens], participant('Siemens S.A.', 'ES'))).toEqual([[], ['nobody of this name']])
    // A list that files the group under the office's country does not make that its seat.
    const withOffice = [listed('Siemens'), listed('Siemens'), makeSourceRecord({ source: 'race-to-zero', name: 'Siemens', hqRegion: 'CA' })] // biome-ignore format: short
    expect(attach([withOffice], participant('Siemens', 'CA'))).toEqual([[], ['nobody of this name']])
  })

  it('gives it to the one company of the name whose seat is in the country', () => {
    expect(attach([[listed('Siemens')], [listed('Bayer')]], participant('Siemens AG', 'DE'))).toEqual([['Siemens'], []])
    expect(attach([[listed('Siemens', null)]], participant('Siemens', 'DE'))).toEqual([[], ['nobody of this name']])
  })

  it('leaves it where another legal form may be another company, unless a name is spelt the same', () => {
    expect(attach([[listed('Orion Ltd')]], participant('Orion GmbH', 'DE'))).toEqual([[], ['another legal form']])
    expect(attach([[listed('Orion Ltd')], [listed('Orion GmbH')]], participant('Orion GmbH', 'DE'))).toEqual([
      ['Orion GmbH'],
      [],
    ])
    expect(attach([[listed('Orion')], [listed('Orion GmbH')]], participant('Orion SE', 'DE'))).toEqual([['Orion'], []])
    expect(attach([[listed('Orion')], [listed('Orion')]], participant('Orion', 'DE'))).toEqual([
      [],
      ['several of this name'],
    ])
  })

  it('leaves two participants that claim one company, and a small one beside a large one', () => {
    const two = [participant('Orion SE', 'DE'), participant('Orion GmbH', 'DE')]
    expect(attach([[listed('Orion')]], ...two)).toEqual([[], ['several of this name']])
    const small = participant('Orion', 'DE', 'Small or Medium-sized Enterprise')
    expect(attach([[listed('Orion')]], small)).toEqual([[], ['another size']])
  })
})
