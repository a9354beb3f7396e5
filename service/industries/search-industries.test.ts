import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readReference } from '@/service/reference/read-reference'
import { referenceOf } from '@/service/testing/data/small-reference'
import { searchIndustries } from './search-industries'

// The compiled data in the repository.
const reference = readReference(fileURLToPath(new URL('../reference/data', import.meta.url)))
const industryFigures = { factors: new Map(), means: new Map() }
const known = { reference, industryFigures, publicUrl: null }

function search(q: string, context = known): string[] {
  const { industries } = searchIndustries(context, { q, page: 1, perPage: 200, currency: 'USD' })
  return industries.map(({ id }) => id)
}

describe('searchIndustries', () => {
  it.each([
    ['steel', '24'],
    ['software', '62'],
    ['iron', '24'],
    ['bank', '64'],
    ['banks', '64'],
    ['cement', '23'],
    ['airline', '51'],
    ['food', '10'],
    ['semiconductor', '26'],
    ['Stahl', '24'],
    ['Gießerei', '24'],
    ['Versicherungen', '65'],
    ['sidérurgie', '24'],
    ['compagnie aérienne', '51'],
    ['stål', '24'],
    ['skogsbruk', '02'],
    ['鉄鋼', '24'],
    ['銀行', '64'],
    ['ガス', '35'],
  ])('finds "%s" in division %s first', (q, id) => {
    expect(search(q)[0]).toBe(id)
  })

  it('finds classes of ISIC and industries of NAICS by their titles first, then by words of their descriptions', () => {
    expect(search('casting of iron')).toContain('24')
    expect(search('soybean')[0]).toBe('01')
    expect(search('unincorporated banks')).toContain('64')
    expect(search('ferroalloys vanadium')).toEqual(['24'])
  })

  it('requires that every word begins a word of the same text, and finds nothing otherwise', () => {
    // "iron" is inside "environmental" but begins none of its words.
    expect(search('nvironment')).toEqual([])
    expect(search('steel xylophone')).toEqual([])
    // Division 20 has paint and division 10 has bakery: no text has both.
    expect(search('paint bakery')).toEqual([])
    expect(search('!')).toEqual([])
    expect(search('as')).not.toContain('99')
  })

  it('finds a division by its id, and lists a division whose name matches before all others', () => {
    expect(search('24')).toEqual(['24'])
    expect(search('Manufacture of basic metals')[0]).toBe('24')
    expect(search('Telecommunications')[0]).toBe('61')
    expect(new Set(search('manufacture')).size).toBe(search('manufacture').length)
  })

  it('works without activities', () => {
    const all = reference.industries.all.slice(0, 3)
    expect(search('fishing', { ...known, reference: referenceOf({ industries: [...all] }) })).toEqual([
      '03',
      '01',
      '02',
    ])
  })
})
