import type { Footprint } from '@/service/contract/footprint/footprint'
import { tidy } from '@/service/estimates/estimate-emissions'
import { footprintMethods } from '@/service/footprint/calculate-line'
import type { CategoryInputs } from './footprint-inputs'
import type { CalculatedSupplier } from './present-footprint'

/** Positive amounts of one supplier by a key of their category; amounts without a rate are in none. */
function positiveBy<Key>({ lines }: CalculatedSupplier, keyOf: (category: string | null) => Key): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const { amount, category } of lines) {
    if (amount === null || amount <= 0) continue
    sums.set(keyOf(category), (sums.get(keyOf(category)) ?? 0) + amount)
  }
  return sums
}

const waiting: readonly unknown[] = ['industry_unknown', 'industry_group']

/** The categories of the spend with what somebody said of each, most of it first. */
export function presentCategories(
  suppliers: readonly CalculatedSupplier[],
  said: readonly CategoryInputs[],
): NonNullable<Footprint['categories']> {
  const known = new Map(said.map((one) => [one.category, one]))
  const found = new Map<string | null, { spend: number; suppliers: number; waiting: number }>()
  for (const supplier of suppliers) {
    for (const [category, spend] of positiveBy(supplier, (category) => category)) {
      const sum = found.get(category) ?? { spend: 0, suppliers: 0, waiting: 0 }
      sum.spend += spend
      sum.suppliers += 1
      if (waiting.includes(supplier.calculated.reason)) sum.waiting += 1
      found.set(category, sum)
    }
  }
  return [...found]
    .toSorted(([nameA, a], [nameB, b]) => b.spend - a.spend || ((nameA ?? '') < (nameB ?? '') ? -1 : 1))
    .map(([category, sum]) => {
      const one = category === null ? undefined : known.get(category)
      return {
        category,
        industry: one?.industry ?? null,
        scope_3_category: one?.scope3Category ?? null,
        suppliers: sum.suppliers,
        spend: sum.spend,
        waiting_suppliers: sum.waiting,
      }
    })
}

/**
 * Purchased goods and capital goods apart, as far as somebody said which categories of spend are which. A line of a supplier of both is
 * divided by what was spent; credits are taken off both alike.
 */
export function presentScope3Categories(
  suppliers: readonly CalculatedSupplier[],
  said: readonly CategoryInputs[],
): NonNullable<Footprint['scope_3_categories']> {
  const kinds = new Map(said.map(({ category, scope3Category }) => [category, scope3Category]))
  type Sum = { kg: number; primaryKg: number; methods: Set<string>; spend: number; covered: number; suppliers: number }
  const sums = new Map<number | null, Sum>()
  for (const supplier of suppliers) {
    const { spend, calculated } = supplier
    if (spend === null || spend <= 0) continue
    const parts = positiveBy(supplier, (category) => (category === null ? null : (kinds.get(category) ?? null)))
    const all = [...parts.values()].reduce((sum, amount) => sum + amount, 0)
    for (const [kind, amount] of parts) {
      const share = amount / all
      const none = { kg: 0, primaryKg: 0, methods: new Set<string>(), spend: 0, covered: 0, suppliers: 0 }
      const sum = sums.get(kind) ?? none
      sum.kg += (calculated.line?.kg ?? 0) * share
      sum.primaryKg += (calculated.line?.primaryKg ?? 0) * share
      if (calculated.line !== null) sum.methods.add(calculated.line.method)
      sum.spend += spend * share
      sum.covered += calculated.line === null ? 0 : spend * share
      sum.suppliers += 1
      sums.set(kind, sum)
    }
  }
  return [1, 2, null].flatMap((kind) => {
    const sum = sums.get(kind)
    if (sum === undefined) return []
    const { kg, primaryKg, spend, covered, suppliers: count } = sum
    return [
      {
        scope_3_category: kind,
        // With the digits of the total, which it is beside.
        kg: tidy(kg),
        primary_share: kg > 0 ? primaryKg / kg : null,
        methods: footprintMethods.filter((method) => sum.methods.has(method)),
        spend,
        covered_spend: covered,
        suppliers: count,
      },
    ]
  })
}

/** What was credited: taken off the spend of its own supplier, and no further. */
export function presentCredits(suppliers: readonly CalculatedSupplier[]): NonNullable<Footprint['total']['credits']> {
  const credited = suppliers.flatMap(({ lines, spend }) => {
    const amount = lines.reduce((sum, line) => sum + Math.min(0, line.amount ?? 0), 0)
    return amount < 0 ? [{ amount, beyond: Math.min(0, spend ?? 0) }] : []
  })
  return {
    suppliers: credited.length,
    amount: credited.reduce((sum, { amount }) => sum + amount, 0),
    beyond_spend: credited.reduce((sum, { beyond }) => sum + beyond, 0),
  }
}
