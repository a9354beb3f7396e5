import type { Disclosure, HeldFigure } from './records'

type Figures = Pick<Disclosure, 'emissions' | 'revenue' | 'held'>

/** Why a field is held back; null: it is not. */
type Judge = (field: string, value: number) => { rule: string; reason: string } | null

/** The disclosure with the judged figures among its held ones instead of its own. */
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

/** Whether anything of it is shown. */
export function hasFigures({ emissions, revenue }: Pick<Disclosure, 'emissions' | 'revenue'>): boolean {
  return revenue !== null || Object.keys(emissions).length > 0
}
