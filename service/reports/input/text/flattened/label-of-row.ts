import { continuesLabel } from '@/service/reports/input/text/joined-labels'
import { readUnitCell } from '@/service/reports/model/columns'
import { isOtherUnit } from '@/service/reports/words/parse-unit'

const opens = /[-–,&(/]$|\([^()]*$|\b(?:and|or|of|the|from|to|in|by|for|with|und|von|der|des|et|de|och|av)$/i

/** The label at the end of the lines, over as many lines as it takes, and its unit. */
export function labelOf(lines: readonly string[]): { before: string[]; label: string; unit: string } {
  const rest = [...lines]
  let { label, unit } = splitUnit(rest.pop() ?? '')
  if (label === '') label = rest.pop() ?? ''
  for (let above = rest.at(-1); above !== undefined; above = rest.at(-1)) {
    if (
      above.length > 110 ||
      label.length > 160 ||
      /[.;]$/.test(above) ||
      !(continuesLabel(label) || opens.test(above))
    )
      break
    label = `${above}${/[a-z]-$/.test(above) ? '' : ' '}${label}`
    rest.pop()
  }
  return { before: rest, label, unit }
}

/** Whether words are a unit and nothing else; "Direct GHG emissions (tCO2e)" is a label. */
export function isUnitAlone(text: string): boolean {
  return (readUnitCell(text) || isOtherUnit(text)) && !/^(?:of|in|total)\b|emission|排出|utsläpp|direct/i.test(text)
}

/** "Scope 1 emissions tCO2e" is a label and its unit. */
function splitUnit(text: string): { label: string; unit: string } {
  if (isUnitAlone(text)) return { label: '', unit: text }
  const words = text.split(' ')
  for (let count = Math.min(6, words.length - 1); count > 0; count -= 1) {
    const unit = words.slice(-count).join(' ')
    if (isUnitAlone(unit)) return { label: words.slice(0, -count).join(' '), unit }
  }
  return { label: text, unit: '' }
}

/** "Purchased goods9, 10," before a mark that was removed: the other footnote marks. */
export function withoutMarks(label: string, hadMark: boolean): string {
  return hadMark ? label.replace(/(?<=\D)(?: ?\d{1,2},)+$/, '') : label
}

/** "サービス756.4": the first amount touches the label. */
export function withGlued(line: string): { label: string; amount: string } | null {
  const [, label = '', amount] = /^(.*[\p{L})].*?[^\d.,\s])(\d[\d.,]*[.,]\d+|\d{3,})$/u.exec(line) ?? []
  return amount === undefined || /^(?:19|20)\d\d$/.test(amount) || /CO$/i.test(label) ? null : { label, amount }
}

/** Joins labels that continue on the next line. */
export function joinedLabels(lines: readonly string[]): string[] {
  const labels: string[] = []
  for (const line of lines) {
    const last = labels.at(-1)
    if (last !== undefined && (continuesLabel(line) || opens.test(last))) labels[labels.length - 1] = `${last} ${line}`
    else labels.push(line)
  }
  return labels
}
