import { isBlankCell } from '@/service/reports/words/parse-number'
import { share } from './cell-tokens'

type Row = { label: string; amounts: readonly string[] }
type Given = {
  label: string
  amounts: readonly string[]
  /** How many years the head has. */
  count: number
  /** Whether the table ends with it. */
  isLast: boolean
}

/** An amount joined to its label, "Purchased goods756.4", or one space behind it if it has thousands; not the number of a scope or a
 * standard. */
const glued = /^(.*[\p{L})].*?[^\d.,\s])(?:(\d[\d.,]*[.,]\d+|\d{3,})| (\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?))$/u

/**
 * The label and the amounts of a row of cells, one for each year. One amount too many may be a change, a note mark before them, or the
 * page number behind the last row; one too few may stand at the end of the label. Null if it cannot be decided.
 */
export function ownAmounts({ label, amounts: given, count, isLast }: Given): Row | null {
  const isChange = given.length > count && share.test(given.at(-1) ?? '') && !given.slice(0, -1).some(isShare)
  const amounts = isChange ? given.slice(0, -1) : given
  if (amounts.length === count) return { label, amounts }
  if (amounts.length === count - 1) return withGlued(label, amounts)
  const [first = '', last = ''] = [amounts[0], amounts.at(-1)]
  if (amounts.length !== count + 1) return null
  const isMark =
    /^\d\)?$/.test(first) && amounts.slice(1).every((one) => isBlankCell(one) || /\d[.,]\d|\d{3}/.test(one))
  if (isMark) return { label, amounts: amounts.slice(1) }
  const isPage = isLast && /^[1-9]\d{0,2}$/.test(last) && !/^\d{1,2}$/.test(first)
  return isPage ? { label, amounts: amounts.slice(0, -1) } : null
}

function isShare(text: string): boolean {
  return share.test(text)
}

function withGlued(label: string, amounts: readonly string[]): Row | null {
  const [, words, attached, behind] = glued.exec(label) ?? []
  const first = attached ?? behind
  return words && first && !/^(?:19|20)\d\d$/.test(first) ? { label: words.trim(), amounts: [first, ...amounts] } : null
}
