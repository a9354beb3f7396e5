import { describe, expect, it } from 'vitest'
import type { SourceId } from '@/service/reference/records'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { contestedKeys } from './contested-keys'

const holding = (source: SourceId, kind: 'lei' | 'isin', value: string, hqRegion: string) =>
  makeSourceRecord({ source, name: `${source} ${hqRegion}`, hqRegion, identifiers: [{ kind, value }] })

describe('contestedKeys', () => {
  it('leaves a key to nobody when two companies claim it with equal right', () => {
    const neste = [holding('net-zero-tracker', 'isin', 'FI0009007132', 'FI')]
    const fortum = [holding('sbti', 'isin', 'FI0009007132', 'FI')]
    expect(contestedKeys([neste, fortum])).toEqual(new Map([['isin:FI0009007132', null]]))
  })

  it('leaves a key to the company that more lists give it to', () => {
    const asus = [holding('sbti', 'lei', 'L1', 'TW'), holding('race-to-zero', 'lei', 'L1', 'TW')]
    const liga = [holding('race-to-zero', 'lei', 'L1', 'CO')]
    expect(contestedKeys([liga, asus])).toEqual(new Map([['lei:L1', 1]]))
  })

  it('settles a tie by the ISIN’s country, and an LEI by SBTi', () => {
    const danone = [holding('net-zero-tracker', 'isin', 'FR0000120644', 'FR')]
    const mccain = [holding('sbti', 'isin', 'FR0000120644', 'CA')]
    expect(contestedKeys([mccain, danone]).get('isin:FR0000120644')).toBe(1)
    const ohlson = [holding('sbti', 'lei', 'L1', 'SE')]
    const capricornio = [holding('race-to-zero', 'lei', 'L1', 'BR')]
    expect(contestedKeys([capricornio, ohlson]).get('lei:L1')).toBe(1)
  })

  it('says nothing about keys of one company', () => {
    expect(contestedKeys([[holding('sbti', 'lei', 'L1', 'SE'), holding('race-to-zero', 'lei', 'L1', 'SE')]]).size).toBe(
      0,
    )
  })
})
