import { parseNumber } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isTotalLabel } from '@/service/reports/words/total-labels'

type Printed = { label: string; amount: string }

/**
 * Text whose labels slipped one line below their amounts: an amount alone below the head, then labels with the amount of the next one,
 * and finally a label alone. Puts each amount beside its own label.
 */
export function withShiftedLabels(lines: readonly string[]): string[] {
  const result = [...lines]
  const printed = lines.map(toPrinted)
  for (let from = 0; from < lines.length; from += 1) {
    if (!printed[from]?.amount || printed[from]?.label !== '') continue
    let end = from + 1
    while (printed[end]?.label && printed[end]?.amount) end += 1
    const last = printed[end]
    if (end - from < 3 || !last?.label || last.amount || !isOwnLabel(last.label)) continue
    if (!printed.slice(from + 1, end).some((one) => parseScope(one?.label ?? '') !== null)) continue
    result[from] = ''
    for (let at = from + 1; at <= end; at += 1)
      result[at] = `${printed[at]?.label ?? ''}    ${printed[at - 1]?.amount ?? ''}`
  }
  return result
}

function isOwnLabel(label: string): boolean {
  return isTotalLabel(label) || parseScope(label) !== null
}

/** A line as a label and an amount separated by a gap, either of them possibly empty; null for any other line. */
function toPrinted(line: string): Printed | null {
  if (line.includes('|') || line.trim() === '' || line.length > 160) return null
  const [first = '', second, ...others] = line.trim().split(/ {3,}/)
  if (others.length > 0) return null
  const isAmount = (text: string) => parseNumber(text, null) !== null
  if (second === undefined) {
    // An amount at the left edge belongs to a list.
    if (isAmount(first)) return /^ {8}/.test(line) ? { label: '', amount: first } : null
    return first.length < 60 ? { label: first, amount: '' } : null
  }
  return !isAmount(first) && isAmount(second) ? { label: first, amount: second } : null
}
