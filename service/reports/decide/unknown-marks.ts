import type { Candidate } from '@/service/reports/model/figure'
import { findNumberStyle } from '@/service/reports/words/parse-number'

type Sized = Candidate & { tonnes: number }

/** "41.235": thousands, or a number with three decimals. A comma alone is taken for that of thousands: "1,068 kt", as English has it. */
const eitherWay = /^[-–−+]?[1-9]\d{0,2}\.\d{3}$/

/**
 * For a report in which nothing says which mark is the decimal one. "4.118 t" is thousands, as nobody weighs by the kilogram; "41.235 kt" is
 * 41 thousand tonnes or 41 million. It is left out, unless the same amount is printed in another way for its scope and year, which then
 * says which it is.
 */
export function withoutUnknownMarks<T extends Sized>(candidates: readonly T[]): T[] {
  return candidates.flatMap((one) => {
    if (!isUnknown(one) || candidates.some((other) => isWholeBeside(one, other))) return [one]
    const both = [one.tonnes, one.tonnes / 1000]
    const [own] = both.filter((tonnes) => candidates.some((other) => isSame(one, other, tonnes) && !isUnknown(other)))
    return own === undefined ? [] : [{ ...one, tonnes: own, number: (one.number * own) / one.tonnes }]
  })
}

function isUnknown({ printedValue, number, tonnes, quote }: Sized): boolean {
  return (
    number >= 1000 && tonnes >= 999 * number && eitherWay.test(printedValue.trim()) && findNumberStyle([quote]) === null
  )
}

/** "482" beside "6.123" in one unit: amounts without decimals, so that the mark is of thousands. */
function isWholeBeside(one: Sized, other: Sized): boolean {
  const isInUnit = Math.abs(one.tonnes / one.number - other.tonnes / other.number) < 1
  return one.page === other.page && isInUnit && /^[1-9]\d{1,2}$/.test(other.printedValue.trim())
}

function isSame(one: Sized, other: Sized, tonnes: number): boolean {
  const isOfCell = other.scope === one.scope && other.year === one.year
  return isOfCell && Math.abs(other.tonnes - tonnes) <= 0.005 * tonnes
}
