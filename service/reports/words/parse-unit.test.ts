import { expect, test } from 'vitest'
import { readUnitCell, readValue } from '@/service/reports/model/columns'
import { findUnit } from './parse-unit'

const tonnesOf: Record<string, number | null> = {
  tCO2eq: 1,
  'tn CO2e': 1,
  'kMT CO2e': 1e3,
  '10³t-CO2': 1e3,
  '×1,000 t-CO2': 1e3,
  '1,000t-CO2': 1e3,
  '10,000 t-CO2': 1e4,
  'ten thousand tons CO2': 1e4,
  'tCO2e (thousands)': 1e3,
  'metric tons CO2e (in millions)': 1e6,
  '(000) tonnes CO2e': 1e3,
  'ktonnes CO2e': 1e3,
  kteqCO2: 1e3,
  'kt éq. CO2': 1e3,
  MteqCO2: null,
  'mn tonnes': 1e6,
  't CO2-Äquivalente in Tsd': 1e3,
  't éq. CO2 en milliers': 1e3,
}

test.each(Object.entries(tonnesOf))('%s is a unit', (unit, tonnes) => {
  expect(findUnit(unit)?.tonnes).toBe(tonnes)
})

test.each(['tCO2eq', 'ktonnes CO2e', '10³t-CO2', '10,000 t-CO2', 'kteqCO2', 'tCO2e p.a.'])(
  '%s fills a cell as a unit',
  (unit) => {
    expect(readUnitCell(unit)).toBe(true)
  },
)

test('the number of a table is no unit, a mark beside a unit does not spoil it', () => {
  expect(findUnit('T34 2023')).toBeNull()
  expect(findUnit('t1 2023')?.tonnes).toBe(1)
})

test('the thousands of an amount are no unit', () => {
  expect(findUnit('45,000 tonnes CO2e')?.tonnes).toBe(1)
  expect(findUnit('21.000 t CO2e')?.tonnes).toBe(1)
  expect(readUnitCell('10,000 tonnes')).toBe(false)
})

test.each([
  ['1,23,456', 123_456, ''],
  ['102 (R)', 102, ''],
  ['12,400 (4%)', 12_400, ''],
  ['1.2m', 1_200_000, ''],
  ['MtCO2e 4.12', 4.12, 'MtCO2e'],
])('%s is an amount', (text, number, unit) => {
  expect(readValue({ text, x0: 0, x1: 10, y: 0, size: 9, marks: [] }, null)).toMatchObject({ number, unit })
})

test.each(['FY 2022', 'tCO2e 2022', '12,400 (a few)'])('%s is none', (text) => {
  expect(readValue({ text, x0: 0, x1: 10, y: 0, size: 9, marks: [] }, null)).toBeNull()
})
