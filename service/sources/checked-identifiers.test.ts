import { describe, expect, it } from 'vitest'
import { checkedIdentifiers } from './checked-identifiers'

const record = { source: 'sbti', recordId: '1' } as const

describe('checkedIdentifiers', () => {
  it('refuses what fails its check digits, and what is no identifier at all', () => {
    const { identifiers, refused } = checkedIdentifiers({ lei: '2NUNNB7D43COUIRE5296', isin: 'NA' }, record)
    expect(identifiers).toEqual([])
    expect(refused).toEqual([
      'LEI whose check digits fail: 2NUNNB7D43COUIRE5296',
      'ISIN that fails its check digit: NA',
    ])
  })

  it('refuses an identifier that a person found to be another company’s, there and nowhere else', () => {
    const lime = checkedIdentifiers({ isin: 'SE0011870195' }, { source: 'sbti', recordId: '40005569' })
    expect(lime.identifiers).toEqual([])
    expect(lime.refused).toEqual([
      'identifier of another company: SE0011870195 is of Lime Technologies in Sweden, not of Lime (Neutron Holdings)',
    ])
    expect(checkedIdentifiers({ isin: 'SE0011870195' }, record).identifiers).toEqual([
      { kind: 'isin', value: 'SE0011870195' },
    ])
  })

  it('takes empty cells for neither', () => {
    expect(checkedIdentifiers({ lei: ' ', isin: null }, record)).toEqual({ identifiers: [], refused: [] })
  })
})
