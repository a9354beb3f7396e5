import type { Disclosure, HeldFigure } from './records'

type Figures = Pick<Disclosure, 'emissions' | 'revenue' | 'held'>

/** Returns why a field is held back, or null where it is not. */
type Judge = (field: string, value: number) => { rule: string; reason: string } | null

/** Returns the disclosure with every figure that `judge` rejects moved from its own figures to its held ones. */
export function holdFigures<D extends Figures>(disclosure: D, judge: Judge): D {
  const held: HeldFigure[] = []
  const isHeld = (field: string, value: number): boolean => {
    const verdict = judge(field, value)
    if (verdict !== null) held.push({ field, value, rule: verdict.rule, reason: verdict.reason })
    return verdict !== null
  }
  const { scope3CategoriesKg, ...scopes } = disclosure.emissions
  const kept = Object.entries(scopes).filter(([field, value]) => value === undefined || !isHeld(field, value))
  const categories = Object.entries(scope3CategoriesKg ?? {}).filter(
    ([category, value]) => !isHeld(`scope3CategoriesKg.${category}`, value),
  )
  const isRevenueHeld = disclosure.revenue !== null && isHeld('revenue', disclosure.revenue.amount)
  if (held.length === 0) return disclosure
  return {
    ...disclosure,
    emissions: {
      ...Object.fromEntries(kept),
      ...(categories.length > 0 && { scope3CategoriesKg: Object.fromEntries(categories) }),
    },
    revenue: isRevenueHeld ? null : disclosure.revenue,
    held: [...(disclosure.held ?? []), ...held],
  }
}

/** Whether the disclosure has any figure left to show. */
export function hasFigures({ emissions, revenue }: Pick<Disclosure, 'emissions' | 'revenue'>): boolean {
  return revenue !== null || Object.keys(emissions).length > 0
}
