import { moneySignOf, readMoney } from '@/lib/views/import/amounts/read-money'
import { headingCells } from '@/lib/views/import/heading-cells'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { readSpendHeading } from '@/lib/views/import/spend-heading'
import { isFiller } from '@/service/contract/filler'
import { namesMoney } from './compose-heading'
import { isNoMoneySpent } from './other-meaning'

type LikelyPlan = Pick<ImportPlan, 'rows' | 'headings' | 'columns' | 'notSpend'>

const sampleSize = 100
const enough = 0.8
/** Numbers of these are no amounts of money. */
const otherNumbers =
  /(?<!\p{L})(?:terms?|days?|tage|jours|rate|share|percent|anteil|prozent|date|datum|id|documents?|belege?|items?|no|nr|number|nummer|count|anzahl|qty|quantity|menge|weight|gewicht|price|preis|prix|precio|employees|mitarbeiter|phone|tel\p{L}*|zip|plz|rank|score|lead ?time|kg|tons?|pcs|limit)(?!\p{L})|[%#]/iu

const total =
  /^(?:grand |overall )?total$|^(?:gesamt(?:betrag|summe)?|summe|insgesamt|totaal|totale|totalt|summa|somme|suma|razem|celkem|合計|合计|總計|总计|합계)$/iu

/** `besides`: the heading of the column of spend of the same year, beside which it would count twice; null if there is none. */
export type LikelyAmount = { column: number; besides: string | null }

/**
 * Columns that hold amounts of money by their heading or their signs, but were not recognised as spend: the reader is asked, as their
 * amounts count in nothing while they are kept as text. `places`: the rows of the list.
 */
export function likelyAmounts(plan: LikelyPlan, places: readonly number[]): LikelyAmount[] {
  const headings = headingCells(plan)
  const spends = new Map(
    plan.columns.flatMap((field, column) => {
      const heading = (headings[column] ?? '').trim()
      return field === 'spend' ? [[readSpendHeading(heading).year, heading] as const] : []
    }),
  )
  return plan.columns.flatMap((field, column) => {
    if ((field !== null && field !== 'other') || plan.notSpend?.includes(column)) return []
    const heading = (headings[column] ?? '').trim()
    if (otherNumbers.test(heading) || isNoMoneySpent(heading)) return []
    const cells = places
      .slice(0, sampleSize)
      .map((place) => (plan.rows[place]?.[column] ?? '').trim())
      .filter((cell) => !isFiller(cell))
    const sign = moneySignOf(cells, ',')
    const amounts = cells.flatMap((cell) => readMoney(cell, sign) ?? [])
    if (cells.length === 0 || amounts.length < cells.length * enough) return []
    const { isCurrency, scale, year } = readSpendHeading(heading)
    const isSigned = amounts.filter(({ currency, mayBe }) => currency !== null || mayBe !== null).length > 0
    // Without a row of headings only the cents tell.
    const hasCents =
      plan.headings === null && cells.filter((cell) => /\d[.,]\d{2}$/.test(cell)).length >= cells.length * enough
    return isCurrency || scale !== null || isSigned || hasCents || total.test(heading) || namesMoney(heading)
      ? [{ column, besides: spends.get(year) ?? null }]
      : []
  })
}
