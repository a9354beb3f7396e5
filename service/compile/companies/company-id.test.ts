import { describe, expect, it } from 'vitest'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { assignIds, idFromAnchor } from './company-id'

const withLei = (name: string, lei: string) =>
  makeSourceRecord({ source: 'sbti', name, recordId: name, identifiers: [{ kind: 'lei', value: lei }] })

describe('assignIds', () => {
  it('anchors no company in an LEI that two companies claim', () => {
    const [first, second] = assignIds([[withLei('Clas Ohlson', 'L1')], [withLei('Capricornio', 'L1')]])
    expect(first).toBe(idFromAnchor('sbti:Clas Ohlson'))
    expect(second).toBe(idFromAnchor('sbti:Capricornio'))
  })

  it('prefers the Wikidata id, then the LEI, whatever the order of the records', () => {
    const klimatkollen = makeSourceRecord({
      source: 'klimatkollen',
      name: 'Ericsson',
      identifiers: [{ kind: 'wikidata', value: 'Q52618' }],
    })
    const sbti = withLei('Ericsson Group', 'L1')
    expect(assignIds([[sbti, klimatkollen]])).toEqual([idFromAnchor('wikidata:Q52618')])
    expect(assignIds([[sbti]])).toEqual([idFromAnchor('lei:L1')])
  })

  it('keeps the id a company had when an owner of sites joins it, and gives one of its own where nobody does', () => {
    const listed = makeSourceRecord({ source: 'net-zero-tracker', name: 'AGL Energy', recordId: 'COM-1' })
    const corporation = makeSourceRecord({
      source: 'au-nger',
      name: 'AGL ENERGY LIMITED',
      identifiers: [{ kind: 'au_abn', value: '74115061375' }],
    })
    const parent = makeSourceRecord({ source: 'epa-ghgrp', name: 'AGL', recordId: 'agl' })
    expect(assignIds([[parent, corporation, listed]])).toEqual([idFromAnchor('net-zero-tracker:COM-1')])
    expect(assignIds([[parent, corporation]])).toEqual([idFromAnchor('au_abn:74115061375')])
    expect(assignIds([[parent]])).toEqual([idFromAnchor('epa-ghgrp:agl')])
  })

  it('gives positive whole numbers below 2^40', () => {
    const id = idFromAnchor('wikidata:Q52618')
    // printf 'wikidata:Q52618' | sha256sum, its first 10 hexadecimal digits
    expect(id).toBe(317_040_305_300)
    expect(Number.isSafeInteger(id)).toBe(true)
    expect(id).toBeGreaterThan(0)
    expect(id).toBeLessThan(2 ** 40)
  })
})

describe('assignIds in an installation that has other editions', () => {
  const record = (recordId: string, lei?: string) =>
    makeSourceRecord({
      source: 'sbti',
      name: `Company ${recordId}`,
      recordId,
      identifiers: lei === undefined ? [] : [{ kind: 'lei', value: lei }],
    })

  it('keeps the id of a company that is listed with an LEI now', () => {
    const [before] = assignIds([[record('1')]])
    const listedNow = [[record('1', '5493001KJTIIGC8Y1R12')]]
    expect(assignIds(listedNow)).not.toEqual([before])
    expect(assignIds(listedNow, new Map([['sbti:1', before ?? 0]]))).toEqual([before])
  })

  it('gives the id of a company that became two to the one with more of its records, and a new one to the other', () => {
    const previous = new Map([1, 2, 3].map((number) => [`sbti:${number}`, 77] as const))
    const [other, larger] = assignIds([[record('3')], [record('1'), record('2')]], previous)
    expect(larger).toBe(77)
    expect(other).toBeGreaterThan(0)
    expect(other).not.toBe(77)
  })

  it('gives a company that two became the id of the one with more records', () => {
    const previous = new Map([['sbti:1', 5], ['sbti:2', 9], ['sbti:3', 9]]) // biome-ignore format: pairs
    expect(assignIds([[record('1'), record('2'), record('3')]], previous)).toEqual([9])
  })
})
