import { continuesLabel } from '@/service/reports/input/text/joined-labels'
import { readUnitCell } from '@/service/reports/model/columns'
import { isOtherUnit } from '@/service/reports/words/parse-unit'

const opens = /[-–,&(/]$|\([^()]*$|\b(?:and|or|of|the|from|to|in|by|for|with|und|von|der|des|et|de|och|av)$/i

const ofWhole = /^(?:連結|グループ(?:全体)?|全社|全体|連結グループ|合併|集团|consolidated|group|groupwide|group-wide)$/i
const ofPart =
  /^(?:単体|単独|個別|本社|国内|海外|日本|(?:国内|海外)(?:連結|グループ|拠点)|non-consolidated|parent company|headquarters|domestic|overseas)$/i

/** "カテゴリー３" in a line of its own: the name of the category is in the lines below. */
const categoryNumber = /^(?:scope ?3 )?(?:カテゴリー?|category|cat\.?) ?(?:1[0-5]|[1-9])$/i
/** In how many lines the name of a category stands at most. */
const farthestNumber = 4

/** The number, and the name from all of its lines; Japanese breaks words at the end of a line. */
function joinedName([number = '', ...lines]: readonly string[]): string {
  const name = lines.reduce(
    (all, line) => (/[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}]$/u.test(all) ? `${all}${line}` : `${all} ${line}`),
    '',
  )
  return `${number} ${name.trim()}`
}

/** The label at the end of the lines, over as many lines as it takes, and its unit. */
export function labelOf(lines: readonly string[]): { before: string[]; label: string; unit: string } {
  const rest = [...lines]
  let { label, unit } = splitUnit(rest.pop() ?? '')
  if (label === '') label = rest.pop() ?? ''
  // A cell between the label and the unit says what is covered: the whole group, or a part of it that the label must name.
  if (rest.length > 0 && ofWhole.test(label)) label = rest.pop() ?? ''
  else if (rest.length > 0 && ofPart.test(label)) label = `${rest.pop()} ${label}`
  const numbered = rest.findLastIndex((line) => categoryNumber.test(line))
  if (numbered >= 0 && rest.length - numbered <= farthestNumber)
    return { before: rest.slice(0, numbered), label: joinedName([...rest.slice(numbered), label]), unit }
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

/** Longer lines are prose; the pattern below would compare each place in them with each other. */
const longestRow = 400

/** "サービス756.4": the first amount touches the label. */
export function withGlued(line: string): { label: string; amount: string } | null {
  if (line.length > longestRow) return null
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
