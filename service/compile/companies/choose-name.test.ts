import { describe, expect, it } from 'vitest'
import type { SourceId } from '@/service/reference/records'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { chooseName } from './choose-name'

const named = (...names: [SourceId, string][]) =>
  chooseName(names.map(([source, name]) => makeSourceRecord({ source, name })))

describe('chooseName', () => {
  it('takes capitals only where no list writes anything else', () => {
    expect(named(['climate-pledge', 'PROCTER GAMBLE'])).toBe('PROCTER GAMBLE')
    expect(named(['climate-pledge', 'PROCTER GAMBLE'], ['sec', 'PROCTER & GAMBLE Co'])).toBe('PROCTER & GAMBLE Co')
    expect(named(['sec', 'NUCOR CORPORATION'], ['sbti', 'Nucor'])).toBe('Nucor')
  })

  it('takes a short acronym as a name', () => {
    expect(named(['net-zero-tracker', 'AES'], ['sec', 'AES CORP'])).toBe('AES')
  })

  it('takes the diacritics of a later list for the same name', () => {
    expect(named(['net-zero-tracker', 'Orsted'], ['os-climate-itr', 'Ørsted'])).toBe('Ørsted')
    expect(named(['net-zero-tracker', 'Nestle'], ['sbti', 'Nestlé'])).toBe('Nestlé')
  })

  it('takes the name that a company’s own lists agree on before one that Net Zero Tracker alone has', () => {
    const lei = [{ kind: 'lei' as const, value: '529900OAREIS0MOPTW25' }]
    const of = (...records: [SourceId, string, boolean?][]) =>
      chooseName(
        records.map(([source, name, hasLei]) =>
          makeSourceRecord({ source, name, ...(hasLei && { identifiers: lei }) }),
        ),
      )
    const tracked = ['net-zero-tracker', 'EMD Group'] as const
    expect(of([...tracked], ['sbti', 'Merck KGaA', true], ['un-global-compact', 'Merck KGaA'])).toBe('Merck KGaA')
    // Race to Zero has its names from SBTi; without an LEI it may be a sister; a word in common is the same name.
    expect(of([...tracked], ['sbti', 'Merck KGaA', true], ['race-to-zero', 'Merck KGaA'])).toBe('EMD Group')
    expect(of([...tracked], ['sbti', 'Merck KGaA'], ['un-global-compact', 'Merck KGaA'])).toBe('EMD Group')
    expect(of([...tracked], ['sbti', 'EMD', true], ['un-global-compact', 'EMD'])).toBe('EMD Group')
  })

  it('leaves out notes behind a name', () => {
    expect(named(['sbti', 'Netel Holding AB (publ)'])).toBe('Netel Holding AB')
    expect(named(['sbti', 'Stegra (formerly H2 Green Steel)'])).toBe('Stegra')
    expect(named(['sbti', 'AFRY (ÅF Pöyry)'])).toBe('AFRY (ÅF Pöyry)')
  })
})
