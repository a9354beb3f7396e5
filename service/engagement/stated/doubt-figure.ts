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

/** Emissions of an organization change by a half or a double; a hundredfold is a unit that was taken for another. */
const factor = 100

/**
 * Whether a stated figure is a hundred times, or a hundredth, of what is known of the same scope in the nearest year, its own
 * statements apart; null where it is not, or nothing is known to compare it with.
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
