import { describe, expect, it } from 'vitest'
import { readScope, readStatedSheet } from './read-stated-sheet'

describe('a sheet of stated figures', () => {
  it('is none without a heading for the organization, the year, the scope or the amount', () => {
    expect(readStatedSheet([], '.')).toBeNull()
    expect(readStatedSheet([['Name', 'Scope', 'Value']], '.')).toBeNull()
    expect(readStatedSheet([['Year', 'Scope', 'Value']], '.')).toBeNull()
  })

  it('reads rows in other languages and with other decimal signs', () => {
    const rows = [
      ['Lieferant', 'Jahr', 'Scope', 'Emissionen (kg CO2e)', 'Methode', 'Prüfung'],
      ['Alpha Werke', '2024', 'Scope 2 (marktbezogen)', '1.234.567,5', 'GHG Protocol', 'begrenzte Sicherheit'],
      ['', '', '', '', '', ''],
      ['Beta Werke', 'FY 2023', 'uns zugerechnet', '12', '', 'nein'],
    ]
    expect(readStatedSheet(rows, ',')).toEqual({
      rows: [
        {
          number: 2,
          row: {
            name: 'Alpha Werke',
            year: 2024,
            scope: '2mb',
            value: 1_234_567.5,
            unit: 'kg',
            method: 'GHG Protocol',
            assurance: 'limited',
          },
        },
        {
          number: 4,
          row: { name: 'Beta Werke', year: 2023, scope: 'allocated', value: 12, unit: 'kg', assurance: 'none' },
        },
      ],
      faults: [],
      isUnitAssumed: false,
    })
  })

  it('says which rows it could not read and why, and that it took amounts for tonnes', () => {
    const rows = [
      ['External ID', 'Year', 'Scope', 'Value'],
      ['V-1', '2024', '1', '5'],
      ['', '2024', '1', '5'],
      ['V-2', '24', '1', '5'],
      ['V-3', '2024', '4', '5'],
      ['V-4', '2024', '1', 'about 5'],
      ['V-5', '2024', '1', '-5'],
    ]
    const read = readStatedSheet(rows, '.')
    expect(read?.rows.map(({ row }) => row)).toEqual([
      { external_id: 'V-1', year: 2024, scope: '1', value: 5, unit: 't' },
    ])
    expect(read?.faults).toEqual([
      { number: 3, fault: 'noOrganization' },
      { number: 4, fault: 'noYear' },
      { number: 5, fault: 'noScope' },
      { number: 6, fault: 'noValue' },
      { number: 7, fault: 'noValue' },
    ])
    expect(read?.isUnitAssumed).toBe(true)
  })

  it('refuses a unit and an assurance that it does not know', () => {
    const head = ['Name', 'Year', 'Scope', 'Value', 'Unit', 'Assurance']
    const faultOf = (unit: string, assurance: string) =>
      readStatedSheet([head, ['A', '2024', '1', '5', unit, assurance]], '.')?.faults[0]?.fault
    expect(faultOf('lb', '')).toBe('noUnit')
    expect(faultOf('tCO2e', 'perhaps')).toBe('noAssurance')
    expect(faultOf('kt CO2e', 'yes')).toBeUndefined()
  })
})

describe('what a cell calls a scope', () => {
  it.each([
    ['1', '1'],
    ['Scope 1', '1'],
    ['scope 2', '2'],
    ['Scope 2 (location-based)', '2lb'],
    ['Scope 2, Standort', '2lb'],
    ['2mb', '2mb'],
    ['スコープ2 マーケット基準', '2mb'],
    ['1+2', '1+2'],
    ['Scope 1 und 2', '1+2'],
    ['3', '3'],
    ['3.4', '3.4'],
    ['Scope 3 category 11', '3.11'],
    ['Scope 3, Kategorie 6', '3.6'],
    ['allocated to us', 'allocated'],
    ['allocated, scopes 1 + 2', 'allocated_1+2'],
    ['3.16', null],
    ['Scope 12', null],
    ['1+2+3', null],
    ['total', null],
    ['', null],
  ])('%s is %s', (text, scope) => {
    expect(readScope(text)).toBe(scope)
  })
})
