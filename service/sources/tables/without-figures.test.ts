import { describe, expect, it } from 'vitest'
import { withoutFigures } from './without-figures'

const place = { file: 'list.csv', row: 2 }
const figure = (field: string) => ({ field, printed: '5', unit: 't CO2e', place })
const disclosure = {
  ...({ source: 'klimatkollen', recordId: 'Q1', year: 2023, region: 'GLOBAL', revenue: null, document: null } as const),
  locator: 'row 2',
  emissions: { scope1Kg: 5_000, scope3CategoriesKg: { '1': 5_000, '6': 5_000 } },
  printed: [figure('scope1Kg'), figure('scope3CategoriesKg.1'), figure('scope3CategoriesKg.6')],
}

function without(fields: readonly string[] | 'all', years = [2023]) {
  return withoutFigures([disclosure], [{ years, fields, because: 'the reason' }], 'Example', 'list.csv')
}

describe('withoutFigures', () => {
  it('removes a field with its printed figure, and says why', () => {
    const { disclosures, refused } = without(['scope1Kg', 'scope3CategoriesKg.1'])
    expect(disclosures[0]?.emissions).toEqual({ scope3CategoriesKg: { '6': 5_000 } })
    expect(disclosures[0]?.printed).toEqual([figure('scope3CategoriesKg.6')])
    expect(refused).toEqual([
      { source: 'klimatkollen', file: 'list.csv', row: 'row 2', reason: 'Example 2023: the reason' },
    ])
  })

  it('drops a year without any figure left, and one that is held back completely', () => {
    expect(without(['scope1Kg', 'scope3CategoriesKg.1', 'scope3CategoriesKg.6']).disclosures).toEqual([])
    expect(without('all').disclosures).toEqual([])
  })

  it('does not change other years', () => {
    expect(without('all', [2022])).toEqual({ disclosures: [disclosure], refused: [] })
  })
})
