import type { RefusedRow } from '@/service/sources/tables/source-record'
import type { CompanyYear, Turnover } from './company-year'

type Revenue = { amount: number; currency: string; printed: Pick<Turnover, 'printed' | 'place'> }
type WithTurnover = CompanyYear & { turnover: Turnover }

/** No company of this publisher has less revenue in a year; smaller figures are millions or billions written as units. */
const smallestAmount = 1_000_000
/** Factor between two years; if they are further apart, one of them is in another unit or of another company. */
const largestChange = 3
/** Where the second reading of the report is more than this many times the turnover, the turnover lacks digits. */
const largestSecondReading = 10

/**
 * Returns the revenue of one company by year. A turnover without currency gets that of the year before, where the two amounts are
 * of similar size; amounts that contradict each other are both held back, because the files do not show which is wrong.
 */
export function revenueByYear(years: readonly CompanyYear[]): { revenue: Map<number, Revenue>; refused: RefusedRow[] } {
  const refused: RefusedRow[] = []
  const refuse = ({ file, locator, name, year }: CompanyYear, reason: string) => {
    refused.push({ source: 'klimatkollen', file, row: locator, reason: `${name} ${year}: ${reason}` })
  }
  const stated = years.flatMap((entry): WithTurnover[] => {
    const { turnover } = entry
    if (turnover === null) return []
    if (turnover.amount >= smallestAmount) return [{ ...entry, turnover }]
    refuse(entry, `a turnover of ${turnover.amount} is too small to be in whole units`)
    return []
  })
  const revenue = new Map<number, Revenue>()
  for (const entry of stated) {
    const { amount, currency, printed, place } = entry.turnover
    const doubted = stated.find((other) => lacksDigits(other) && apart(amount, other.turnover.amount) <= largestChange)
    if (doubted) {
      refuse(
        entry,
        `a turnover of ${amount}, where a second reading of the report of ${doubted.year} has over 10 times that`,
      )
      continue
    }
    const neighbour = stated.find((other) => Math.abs(other.year - entry.year) === 1)
    const neighbourAmount = neighbour?.turnover.amount ?? amount
    if (apart(amount, neighbourAmount) > largestChange) {
      refuse(entry, `a turnover of ${amount} contradicts ${neighbourAmount} in ${neighbour?.year}`)
      continue
    }
    const settledCurrency = currency ?? neighbour?.turnover.currency ?? null
    if (settledCurrency === null) refuse(entry, `a turnover of ${amount} has no currency`)
    else revenue.set(entry.year, { amount, currency: settledCurrency, printed: { printed, place } })
  }
  return { revenue, refused }
}

function lacksDigits({ turnover }: WithTurnover): boolean {
  return (turnover.secondReading ?? 0) > largestSecondReading * turnover.amount
}

function apart(left: number, right: number): number {
  return Math.max(left, right) / Math.min(left, right)
}
