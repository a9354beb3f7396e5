import type { Format } from '@/lib/format/create-format'
import { roundToDigits } from '@/service/contract/organization/change-digits'

/** The size of a change, "12.5%", with no more digits than its figures bear; null where that rounds to zero though it is none. */
export function changeSize(share: number, digits: number, places: number, format: Format): string | null {
  const { value, places: written } = roundToDigits(Math.abs(share) * 100, digits, places)
  const figure = format.number.fixed(value, written)
  return share !== 0 && !/[1-9]/.test(figure) ? null : format.percent(figure)
}
