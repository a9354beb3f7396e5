import type { StatedFigure } from '@/service/contract/engagement/stated-figure'
import type { StatedFigureRow } from '@/service/storage/engagement/stated-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'

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

/** Emissions of an organization may halve or double in a year; a factor of a hundred means that the unit is probably wrong. */
const factor = 100

/**
 * Returns the known figure (tonnes CO2e) of the same scope in the nearest year if the stated figure is at least a hundred times or at
 * most a hundredth of it; otherwise null. Other figures that were stated to the project are not compared.
 */
export function doubtFigure(
  figure: Pick<StatedFigureRow, 'year' | 'scope' | 'tonnes'>,
  performances: readonly StoredPerformance[],
): StatedFigure['doubt'] {
  const { scope } = figure
  if (!isField(scope) || figure.tonnes === 0) return null
  const known = performances
    .flatMap(({ region, year, emissions, privateStatement }) => {
      const kilograms = region === 'GLOBAL' && privateStatement === undefined ? emissions[fields[scope]] : undefined
      return kilograms === undefined || kilograms === 0 ? [] : [{ year, value: kilograms / 1000 }]
    })
    .toSorted((one, other) => Math.abs(one.year - figure.year) - Math.abs(other.year - figure.year))[0]
  if (known === undefined) return null
  if (figure.tonnes >= factor * known.value) return { kind: 'much_more', ...known }
  return figure.tonnes * factor <= known.value ? { kind: 'much_less', ...known } : null
}
