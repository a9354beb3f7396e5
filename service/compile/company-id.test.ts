import { describe, expect, it } from 'vitest'
import { makeSourceRecord } from '@/service/testing/make-source-record'
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
