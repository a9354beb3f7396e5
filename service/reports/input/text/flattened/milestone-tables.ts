import { parseHeaderYear } from '@/service/reports/words/parse-year'

/**
 * "Base year 2021 2023 2024 % 2024 / 2023 2025 2030 (2050) Annual % target / Base year": what was emitted, how it changed, and what is to
 * come, as ESRS E1-6 orders its columns. `isBaseNamed`: the year of the base year is not printed.
 */
type Head = { years: readonly string[]; isBaseNamed: boolean }

const headLine =
  /^(?<base>base year|basisjahr|année de référence|año base|anno base|basår|basisår|basisjaar|perusvuosi)?[ :]*(?<years>(?:\(?(?:19|20)\d\d\)?(?: \(?(?:base year|basisjahr)\)?)?,? ){2,4})(?:%|Δ|change|change in %|veränderung|variation|variación|variazione|förändring|ændring|endring)(?<rest>.{0,120})$/iu

const amount = /^(?:[-–−]|n\/a|\d{1,3}(?:[.,'’]\d{3})*(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)$/i
const share = /^[(+±]?[-–−]?\d[\d.,]*%\)?$/

/** The most lines below a head that are no rows of it. */
const mostOthers = 6

/** Gives the rows of such tables borders, with the columns of the past alone: what stands behind the change is a target or a rate. */
export function withMilestoneTables(lines: readonly string[]): string[] {
  const result: string[] = []
  let head: Head | null = null
  let others = 0
  for (const line of lines) {
    const next = headOf(line)
    head = next ?? head
    const row = head && !next ? rowOf(line, head) : null
    if (head && next) result.push('', `| | ${next.years.join(' | ')} |`)
    else if (row) result.push(row)
    else result.push(head && isHeading(line) ? `| ${line.trim()} |${' |'.repeat(head.years.length)}` : line)
    others = next || row ? 0 : others + 1
    if (others > mostOthers) head = null
  }
  return result
}

function headOf(line: string): Head | null {
  if (line.length > 200 || line.includes('|') || !/\d{4}.*(?:20[2-9]\d).*20[2-9]\d/.test(line)) return null
  const { base, years = '', rest = '' } = headLine.exec(line.trim())?.groups ?? {}
  const printed = years.match(/(?:19|20)\d\d/g) ?? []
  const numbers = printed.map((text) => parseHeaderYear(text)?.year ?? 0)
  const isRising = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0))
  const isOfMilestones = (rest.match(/(?<![\d/] ?)20[2-9]\d(?! ?\/)/g) ?? []).some(
    (text) => Number(text) > (numbers.at(-1) ?? 0),
  )
  if (printed.length < 2 || !isRising || !isOfMilestones) return null
  return { years: printed, isBaseNamed: base !== undefined && printed.length === 2 }
}

/** "Scope 2 GHG emissions": a title over rows, and no sentence. */
function isHeading(line: string): boolean {
  return /\p{L}{3}/u.test(line) && line.length < 90 && !/[.;|]|\d{2}/.test(line)
}

/** The amounts of the past stand right before the change. A share of a scope is a row too, which has no change. */
function rowOf(line: string, { years, isBaseNamed }: Head): string | null {
  if (line.length > 220 || line.includes('|')) return null
  const words = line
    .trim()
    .replace(/(?<=\d) %/g, '%')
    .split(/\s+/)
  const isOfShare = words.some((word) => word === '(%)')
  const changed = words.findIndex((word, place) => share.test(word) && amount.test(words[place - 1] ?? ''))
  const first = words.indexOf('(%)') + 1
  const at = isOfShare ? Math.min(words.length, first + years.length + (isBaseNamed ? 1 : 0)) : changed
  const isOfLabel = (word: string, place: number) => !amount.test(word) || isNumberOfScope(words, place)
  const from = isOfShare ? first : words.findLastIndex((word, place) => place < at && isOfLabel(word, place)) + 1
  const cells = words.slice(from, at)
  const own = isBaseNamed && cells.length === years.length + 1 ? cells.slice(1) : cells
  const label = words.slice(0, from).join(' ')
  if (at < 0 || own.length !== years.length || !/\p{L}{3}/u.test(label)) return null
  return `| ${label} | ${own.join(' | ')} |`
}

/** "Gross Scope 1 | 101,340", "Scope 1 and 2": the number belongs to the label. */
function isNumberOfScope(words: readonly string[], place: number): boolean {
  return (
    /^[123]$/.test(words[place] ?? '') && /^(?:scopes?|and|und|et|och|og|y|e|en|\+|&)$/i.test(words[place - 1] ?? '')
  )
}
