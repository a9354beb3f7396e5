import { expect, it } from 'vitest'
import { nextChange, stateOfFootprint } from './footprint-state'
import { ProductFootprint } from './pact/product-footprint'
import { toProductFactor, validityOf } from './product-factor'
import { makeFootprint } from './testing/make-footprint'

const factorOf = (pcf: Record<string, unknown> = {}) => toProductFactor(ProductFootprint.parse(makeFootprint({}, pcf)))

it('divides the emissions of 12 liter by 12, and by their mass', () => {
  expect(factorOf()).toMatchObject({
    year: 2024,
    product: 'Green Ethanol',
    unit: 'liter',
    factor: 2,
    factorIncludingUptake: -0.1,
    factorPerKilogram: 2.5,
    geography: 'GB',
  })
})

it('has no factor per kilogram if no mass is stated, and needs no mass for a unit of kilograms', () => {
  expect(
    factorOf({ declaredUnitOfMeasurement: 'kilowatt hour', declaredUnitAmount: '1', productMassPerDeclaredUnit: '0' }),
  ).toMatchObject({ unit: 'kilowatt hour', factor: 24, factorPerKilogram: null })
  // A car door of 80 kg.
  expect(
    factorOf({ declaredUnitOfMeasurement: 'kilogram', declaredUnitAmount: '80', productMassPerDeclaredUnit: '1' }),
  ).toMatchObject({ factor: 0.3, factorPerKilogram: 0.3 })
  expect(factorOf({ declaredUnitOfMeasurement: 'piece', declaredUnitAmount: '0.3' }).factor).toBe(80)
})

it('belongs to the year of the last day of its period, whose end is exclusive', () => {
  expect(factorOf().year).toBe(2024)
  expect(factorOf({ referencePeriodEnd: '2025-01-01T00:00:01Z' }).year).toBe(2025)
  expect(factorOf({ referencePeriodEnd: '2025-01-01T02:00:00+02:00' }).year).toBe(2024)
})

it('is valid for three years from the end of its period if it states no validity', () => {
  const of = (changed: Record<string, unknown>) => validityOf(ProductFootprint.parse(makeFootprint(changed)))
  expect(of({})).toEqual({ from: null, until: new Date('2028-01-01T00:00:00Z') })
  expect(of({ validityPeriodStart: '2025-06-01T00:00:00Z', validityPeriodEnd: '2026-06-01T00:00:00Z' })).toEqual({
    from: new Date('2025-06-01T00:00:00Z'),
    until: new Date('2026-06-01T00:00:00Z'),
  })
})

it('counts while it is valid, not withdrawn and not replaced, in whichever order they were added', () => {
  const row = {
    pactId: 'a',
    precedingIds: [] as string[],
    status: 'Active' as const,
    validFrom: new Date('2025-01-01'),
    validUntil: new Date('2026-01-01'),
  }
  const newer = { ...row, pactId: 'b', precedingIds: ['a'] }
  const at = (day: string) => new Date(day)
  expect(stateOfFootprint(row, [row], at('2025-06-01'))).toBe('counts')
  expect(stateOfFootprint(row, [newer, row], at('2025-06-01'))).toBe('replaced')
  expect(stateOfFootprint(newer, [newer, row], at('2025-06-01'))).toBe('counts')
  expect(stateOfFootprint({ ...row, status: 'Deprecated' }, [], at('2025-06-01'))).toBe('deprecated')
  expect(stateOfFootprint(row, [row], at('2024-12-31'))).toBe('not_yet_valid')
  expect(stateOfFootprint(row, [row], at('2025-01-01'))).toBe('counts')
  expect(stateOfFootprint(row, [row], at('2026-01-01'))).toBe('expired')
  expect([at('2024-06-01'), at('2025-06-01'), at('2026-01-01')].map((now) => nextChange(row, now))).toEqual([
    at('2025-01-01'),
    at('2026-01-01'),
    null,
  ])
})
