import { describe, expect, it } from 'vitest'
import { amountOfPrinted } from './printed-amount'

const place = { file: 'list.csv', row: 2 }
const figure = (printed: string, unit: string, field = 'scope1Kg') => ({ field, printed, unit, place })

describe('amountOfPrinted', () => {
  it.each([
    ['about 5', 't CO2e'],
    ['', 't CO2e'],
    ['-5', 't CO2e'],
    ['1,23,4', 't CO2e'],
    ['5', 'short tons'],
    ['5', 'USD'],
  ])('is null for %j %s', (printed, unit) => {
    expect(amountOfPrinted(figure(printed, unit))).toBeNull()
  })

  it('is null for money without a currency', () => {
    expect(amountOfPrinted(figure('5', 't CO2e', 'revenue'))).toBeNull()
  })

  it.each([
    ['1,234.5', 't CO2e', 1_234_500],
    ['7.2', 'Mt CO2e', 7_200_000_000],
    ['12', 'kt CO2e', 12_000_000],
    ['0', 'kg CO2e', 0],
    ['4e-7', 't CO2e', 0.0004],
  ])('reads %s %s as %d kg', (printed, unit, kilograms) => {
    expect(amountOfPrinted(figure(printed, unit))).toBeCloseTo(kilograms, 6)
  })

  it('counts only the owned share of a site', () => {
    expect(amountOfPrinted({ ...figure('1000', 't CO2e'), share: 25.5 })).toBe(255_000)
  })

  it('reads money with a decimal comma and with a point', () => {
    expect(amountOfPrinted(figure('$89900000000,50', 'USD', 'revenue'))).toBe(89_900_000_000.5)
    expect(amountOfPrinted(figure('6,000,000', 'SEK', 'revenue'))).toBe(6_000_000)
  })
})
