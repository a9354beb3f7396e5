import type { Format } from '@/lib/format/create-format'
import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { categoriesKnown } from '@/lib/views/emissions/known-categories'
import { isWholeOfScope3 } from '@/service/scope-3-coverage'

const totals = [
  { scope: '1', of: ({ emissions }: PerformanceAnswer) => emissions.scope_1 },
  { scope: '2', of: ({ emissions }: PerformanceAnswer) => emissions.scope_2 },
  { scope: '3', of: ({ emissions }: PerformanceAnswer) => emissions.scope_3 },
  { scope: null, of: ({ emissions }: PerformanceAnswer) => emissions },
] as const

/** Smaller differences come from rounding. */
const tolerance = 0.01
const mostNamed = 4

/**
 * Where a stated total and the sum of its parts differ by more than 1 %: "2022 scope 3: 27.61 Mt CO₂e stated, 30.84 Mt CO₂e added up". In
 * the order of the given years.
 */
export function disagreements(years: readonly PerformanceAnswer[], format: Format): string[] {
  const words = format.words('figures')
  const found = years.flatMap((performance) =>
    totals.flatMap(({ scope, of }) => {
      const { total, sum } = of(performance)
      // A sum of a few scope 3 categories is expected to be less than the total.
      if (scope === null && !isWholeOfScope3(categoriesKnown(performance, years))) return []
      if (total === null || sum === null || Math.abs(total - sum) <= tolerance * Math.max(total, sum)) return []
      return [
        words('disagreement', {
          year: String(performance.year),
          scope: scope === null ? words('allScopesInline') : words('scope', { number: scope }),
          stated: format.massInWords(total),
          sum: format.massInWords(sum),
        }),
      ]
    }),
  )
  if (found.length <= mostNamed) return found
  return [...found.slice(0, mostNamed), words('disagreementsMore', { count: found.length - mostNamed })]
}
