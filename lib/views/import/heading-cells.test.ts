import { describe, expect, it } from 'vitest'
import { hasUnitRow, headingCells } from './heading-cells'

const alpha = ['Alpha AG', 'CH', '1200', '7']

describe('headings in two rows', () => {
  it.each([
    [[['Supplier', '', 'Spend', ''], ['Name', 'Country', '2024', '2025']], 1, ['Name', 'Country', 'Spend 2024', 'Spend 2025']],
    [[['', '', 'Volumen', ''], ['Name', 'Land', 'Ist 2025 TEUR', 'Plan 2026 TEUR']], 1, ['Name', 'Land', 'Volumen Ist 2025 TEUR', 'Volumen Plan 2026 TEUR']],
    // A title of one cell is over no column.
    [[['Spend'], ['Name', 'Country', '2024', 'No.']], 1, ['Name', 'Country', '2024', 'No.']],
    [[['', '', 'Headcount', ''], ['Name', 'Country', '2024', '2025']], 1, ['Name', 'Country', '2024', '2025']],
    [[['Name', 'Country', 'Spend 2024', 'No.'], ['', '', 'in TEUR', '']], 0, ['Name', 'Country', 'Spend 2024 (in TEUR)', 'No.']],
    [[['Name', 'Country', 'Spend 2024', 'Spend 2025'], ['', '', 'EUR', '$m']], 0, ['Name', 'Country', 'Spend 2024 (EUR)', 'Spend 2025 ($m)']],
  ] as const)('%j', (rows, headings, whole) => {
    expect(headingCells({ rows: [...rows, alpha], headings })).toEqual(whole)
  }) // biome-ignore format: rows

  it.each([
    [
      ['Name', 'Country', 'Spend'],
      ['', '', '1200'],
    ],
    [
      ['Name', 'Country', 'Spend'],
      ['Million Dollar Baby Ltd', '', 'EUR'],
    ],
    [['Currency'], ['EUR']],
    [
      ['Name', 'Country', 'Spend'],
      ['', '', ''],
    ],
  ])('is no row of units: %j', (...rows) => expect(hasUnitRow({ rows, headings: 0 })).toBe(false))

  it('are none where there is no row of headings', () =>
    expect(headingCells({ rows: [alpha], headings: null })).toEqual([]))
})
