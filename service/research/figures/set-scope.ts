import type { DisclosedEmissions } from '@/service/reference/records'

const fields = {
  '1': 'scope1Kg',
  '2': 'scope2Kg',
  '2lb': 'scope2LocationKg',
  '2mb': 'scope2MarketKg',
  '1+2': 'scope1And2Kg',
  '3': 'scope3Kg',
} as const

function isField(scope: string): scope is keyof typeof fields {
  return Object.hasOwn(fields, scope)
}

/** Adds a figure to the field of its scope. Returns the field's name; null if the figure is not emissions. */
export function setScope(emissions: DisclosedEmissions, scope: string, tonnes: number): string | null {
  // Rounded to the printed tonnes: fractions of a kilogram are noise of the multiplication.
  const kilograms = Math.round(tonnes * 1e6) / 1e3
  if (isField(scope)) {
    emissions[fields[scope]] = kilograms
    return fields[scope]
  }
  const category = /^3\.(\d+)$/.exec(scope)?.[1]
  if (category === undefined) return null
  emissions.scope3CategoriesKg = { ...emissions.scope3CategoriesKg, [category]: kilograms }
  return `scope3CategoriesKg.${category}`
}
