import { describe, expect, it } from 'vitest'
import { checkedIdentifiers } from './checked-identifiers'

const record = { source: 'sbti', recordId: '1' } as const

describe('checkedIdentifiers', () => {
  it('refuses identifiers whose check digits fail, and cells without an identifier', () => {
    const { identifiers, refused } = checkedIdentifiers({ lei: '2NUNNB7D43COUIRE5296', isin: 'NA' }, record)
    expect(identifiers).toEqual([])
    expect(refused).toEqual([
      'LEI whose check digits fail: 2NUNNB7D43COUIRE5296',
      'ISIN that fails its check digit: NA',
    ])
  })

  it('refuses an identifier that a person found to be another company’s, in that record only', () => {
    const lime = checkedIdentifiers({ isin: 'SE0011870195' }, { source: 'sbti', recordId: '40005569' })
    expect(lime.identifiers).toEqual([])
    expect(lime.refused).toEqual([
      'identifier of another company: SE0011870195 is of Lime Technologies in Sweden, not of Lime (Neutron Holdings)',
    ])
    expect(checkedIdentifiers({ isin: 'SE0011870195' }, record).identifiers).toEqual([
      { kind: 'isin', value: 'SE0011870195' },
    ])
  })

  it('neither keeps nor refuses empty cells', () => {
    expect(checkedIdentifiers({ lei: ' ', isin: null }, record)).toEqual({ identifiers: [], refused: [] })
  })
})
