import type { ImportField } from '@/lib/views/import/import-field'
import { readSpendHeading } from '@/lib/views/import/spend-heading'

const totals =
  /(?<!\p{L})(?:total[ei]?s?|totaal|totalt|overall|gesamt\p{L}*|summe|suma|celkem|razem|toplam|итого|общ\p{L}+|ogółem|łącznie)(?!\p{L})|合計|総|总|總|합계|총/iu
const withTax =
  /(?<!\p{L})(?:gross|brutto\p{L}*|brut[ea]?s?|brut[ao]s?|lord[oi]|ttc|in[ck]l\p{L}*|with vat|con iva|com iva|dahil|включая)(?!\p{L})|税込|含税(?<!不含税)/iu

/** A total is preferred, then an amount without tax; among equal ones the first. */
function weigh(heading: string): number {
  return (totals.test(heading) ? 2 : 0) + (withTax.test(heading) ? 0 : 1)
}

/**
 * The columns with one of spend for each year: net and gross of a year, its amount in two currencies, or a total beside its parts are
 * the same money, which counts once. A column without a year beside columns of years is their total, one of them again, or another year:
 * only the reader knows. The others are left for the reader to decide.
 */
export function withOneSpendAYear(
  columns: readonly (ImportField | null)[],
  headings: readonly string[],
): (ImportField | null)[] {
  const best = new Map<number | null, number>()
  for (const [column, field] of columns.entries()) {
    if (field !== 'spend') continue
    const heading = headings[column] ?? ''
    const { year } = readSpendHeading(heading)
    const before = best.get(year)
    if (before === undefined || weigh(heading) > weigh(headings[before] ?? '')) best.set(year, column)
  }
  if (best.size > 1) best.delete(null)
  const kept = new Set(best.values())
  return columns.map((field, column) => (field === 'spend' && !kept.has(column) ? null : field))
}
