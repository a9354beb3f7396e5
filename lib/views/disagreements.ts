import type { Format } from '@/lib/format/create-format'
import type { PerformanceAnswer } from './organization-answer'

const totals = [
  { label: 'scope 1', of: ({ emissions }: PerformanceAnswer) => emissions.scope_1 },
  { label: 'scope 2', of: ({ emissions }: PerformanceAnswer) => emissions.scope_2 },
  { label: 'scope 3', of: ({ emissions }: PerformanceAnswer) => emissions.scope_3 },
  { label: 'all scopes', of: ({ emissions }: PerformanceAnswer) => emissions },
] as const

/** Rounding makes smaller differences. */
const tolerance = 0.01
const mostNamed = 4

/**
 * Where a stated total and the sum of its parts differ by more than a hundredth: "2022 scope 3: 27.61 Mt CO₂e stated,
 * 30.84 Mt CO₂e added up". In the order of the years given.
 */
export function disagreements(years: readonly PerformanceAnswer[], format: Format): string[] {
  const found = years.flatMap((performance) =>
    totals.flatMap(({ label, of }) => {
      const { total, sum } = of(performance)
      if (total === null || sum === null || Math.abs(total - sum) <= tolerance * Math.max(total, sum)) return []
      return [`${performance.year} ${label}: ${format.massInWords(total)} stated, ${format.massInWords(sum)} added up`]
    }),
  )
  if (found.length <= mostNamed) return found
  return [...found.slice(0, mostNamed), `${found.length - mostNamed} more: see the table`]
}
