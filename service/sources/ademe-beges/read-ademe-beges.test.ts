import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readAdemeBeges, readAdemeLines } from './read-ademe-beges'
import { isSiren } from './siren'

const balance = {
  id: 1,
  raison_sociale: 'CARREFOUR',
  siren_principal: '652014051',
  type_de_structure: 'Entreprise',
  annee_de_reporting: 2022,
  date_de_publication: '2023-05-02',
  emissions_publication_p11: 100.5,
  emissions_publication_p12: '20',
  emissions_publication_p21: 30,
  emissions_publication_p31: 4,
  emissions_publication_p61: 6,
}
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row))
const reasons = (row: object) =>
  readAdemeLines(lines(balance, { ...balance, annee_de_reporting: 2021, ...row })).refused.map(({ reason }) => reason)

describe('readAdemeBeges', () => {
  it('adds up the posts of each scope for France, and keeps each post as a printed figure', () => {
    const [record] = readAdemeLines(lines(balance)).records
    expect(record).toMatchObject({
      recordId: '652014051',
      hqRegion: 'FR',
      identifiers: [{ kind: 'fr_siren', value: '652014051' }],
    })
    const [year] = record?.disclosures ?? []
    expect(year).toMatchObject({ year: 2022, region: 'FR', filedIn: 2023 })
    expect(year?.emissions).toEqual({ scope1Kg: 120_500, scope2Kg: 30_000, scope3Kg: 10_000 })
    expect(year?.printed.map(({ field, printed }) => [field, printed])).toEqual([
      ['scope1Kg', '100.5'],
      ['scope1Kg', '20'],
      ['scope2Kg', '30'],
      ['scope3Kg', '4'],
      ['scope3Kg', '6'],
    ])
  })

  it('refuses bodies that are no company, rows without SIREN or year, and credits', () => {
    expect(reasons({ type_de_structure: 'Collectivité territoriale' })).toEqual([
      'no company: Collectivité territoriale: CARREFOUR',
    ])
    expect(reasons({ siren_principal: '652014052' })).toEqual(['no SIREN whose check digit fits: CARREFOUR'])
    expect(reasons({ annee_de_reporting: '' })).toEqual(['no year: CARREFOUR'])
    expect(reasons({ emissions_publication_p11: -5 })).toEqual(['a post of scope1Kg is negative: CARREFOUR'])
    expect(reasons({ raison_sociale: null })).toEqual(['no name: 1'])
  })

  it('uses the last published balance of a year', () => {
    const later = { ...balance, id: 2, date_de_publication: '2024-01-01', emissions_publication_p11: 50 }
    const { records, refused } = readAdemeLines(lines(balance, later))
    expect(records[0]?.disclosures.map(({ emissions }) => emissions.scope1Kg)).toEqual([70_000])
    expect(refused).toHaveLength(1)
  })

  it('does not read a blank as 0', () => {
    const blank = { ...balance, emissions_publication_p11: null, emissions_publication_p12: 0 }
    expect(readAdemeLines(lines(blank)).records[0]?.disclosures[0]?.emissions.scope1Kg).toBeUndefined()
  })

  it.each([
    ['a line that was cut', '{"id": 1, "rais', /is not JSON/],
    ['another shape', '{"name": "x"}', /row 1, column id/],
    ['an amount in words', JSON.stringify({ ...balance, emissions_publication_p21: 'environ 3' }), /is not a number/],
  ])('refuses %s', (_, text, message) => {
    const read = () => readAdemeBeges(new TextEncoder().encode(text))
    expect(read).toThrow(SourceFileError)
    expect(read).toThrow(message)
  })
})

it('recognizes a SIREN by its check digit', () => {
  expect(['652014051', '552032534', '732829320'].every(isSiren)).toBe(true)
  expect(['652014052', '65201405', '65201405a', ''].some(isSiren)).toBe(false)
})
