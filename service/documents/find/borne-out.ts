import type { Figure } from '@/service/reports/model/figure'

/** Amounts are printed in thousands or millions of tonnes: each part may be half a unit of its last digit off. */
const rounding = 0.006

/** The reader added these up itself: what it added cannot bear its own sum out. */
const madeByReader = /sum of \d+ rows/

type Cell = { year: number; scope: string }

function isNear(sum: number, printed: number): boolean {
  return printed > 0 && Math.abs(sum - printed) <= Math.max(1, printed * rounding)
}

/**
 * The figures that a sum which the report prints bears out: scopes 1 and 2 with "scope 1 and 2", categories of scope 3 with their
 * total. Two figures for one cell, or CO2 alone, are never borne out.
 */
export function borneOut(figures: readonly Figure[]): Cell[] {
  const years = new Set(figures.map(({ year }) => year))
  return [...years].flatMap((year) => {
    const ofYear = figures.filter(
      (one) => one.year === year && one.gas === 'CO2e' && !one.reasons.some((reason) => madeByReader.test(reason)),
    )
    const cells = new Map<string, Figure[]>()
    for (const one of ofYear) cells.set(one.scope, [...(cells.get(one.scope) ?? []), one])
    const value = (scope: string): number | undefined => {
      const [only, ...others] = cells.get(scope) ?? []
      return others.length === 0 ? only?.value : undefined
    }
    return [...scopes1And2(value), ...scope3(value)].map((scope) => ({ year, scope }))
  })
}

type Value = (scope: string) => number | undefined

function scopes1And2(value: Value): string[] {
  const scope1 = value('1')
  const both = value('1+2')
  if (scope1 === undefined || both === undefined) return []
  const methods = ['2mb', '2lb', '2'].filter((scope) => {
    const scope2 = value(scope)
    return scope2 !== undefined && scope2 > 0 && isNear(scope1 + scope2, both)
  })
  return methods.length === 0 ? [] : ['1', ...methods, '1+2']
}

function scope3(value: Value): string[] {
  const total = value('3')
  const categories = Array.from({ length: 15 }, (_, index) => `3.${index + 1}`).filter(
    (scope) => value(scope) !== undefined,
  )
  if (total === undefined || categories.length < 2) return []
  const sum = categories.reduce((all, scope) => all + (value(scope) ?? 0), 0)
  return isNear(sum, total) ? ['3', ...categories] : []
}
