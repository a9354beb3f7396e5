import { isBlankCell } from '@/service/reports/words/parse-number'

/** A line that ends in years, and the words before them: the head of a table whose cells are separated by one space. */
type Head = { words: string; years: string[] }

const FARTHEST_ROW = 14
const LONGEST_LABEL = 150
const LONGEST_HEADING = 90

const year = String.raw`(?:(?:FY|CY|Fiscal|F) ?)?(?:(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?|(?<=FY ?|CY ?|F)['’]?\d\d)(?:年度?)?`
const headed = new RegExp(
  String.raw`^(?<words>.{0,140}?)(?<=^|[\s)|:.])(?<years>${year}[*†]?(?: ?\((?:[^()\d]|CO ?2){1,16}\))?(?:[ \t]+${year}[*†]?(?: ?\((?:[^()\d]|CO ?2){1,16}\))?)+)(?<rest>[ \t]+(?:%|change|yoy|unit|target|var\.?|variation)[^\d]{0,30})?[.:]?\s*$`,
  'iu',
)
const oneHead = new RegExp(String.raw`${year}[*†]?(?: ?\((?:[^()\d]|CO ?2){1,16}\))?`, 'giu')

const amount = String.raw`[<~≈]?\(?[-–−]?\d{1,3}(?:[,.'’]\d{3})*(?:[.,]\d+)?\)?%?(?:[*†‡]{1,2}|\([a-z\d]\))?|[<~≈]?\(?[-–−]?\d+(?:[.,]\d+)?\)?%?(?:[*†‡]{1,2}|\([a-z\d]\))?`
const blank = String.raw`[-–—]{1,3}|N\.?\/?[ADRMS]\.?|n\.?\/?[adrms]\.?`
const cell = `(?:${amount}|${blank})`

const ofEmissions = /scope|emission|co ?[2₂]|ghg|greenhouse|スコープ|排出|utsläpp|treibhaus|gei\b|emisi/i

/** Cells with borders, or printed apart, are read by position. */
function isSetApart(line: string): boolean {
  return /\S {3,}\S|\t|\|/.test(line.trim())
}

/** The head that a line is; null for a sentence and for years that are not consecutive. */
function headOf(line: string): Head | null {
  if (line.length > 220 || isSetApart(line)) return null
  const { words = '', years: printed = '', rest = '' } = headed.exec(line.trim())?.groups ?? {}
  const years = [...printed.matchAll(oneHead)].map(([text]) => text.trim())
  const numbers = years.map((text) =>
    Number(/(\d\d)(?!.*\d\d)/.exec(text.replace(/\([^()]*\)/g, '').replace(/[/–-]\d+/, ''))?.[1]),
  )
  const byMethod = methodsOver(words, years)
  if (byMethod) return byMethod
  if (years.length < 2 || new Set(years).size < years.length) return null
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? one))
  const isRising = steps.every((step) => step >= 0)
  const isFalling = steps.every((step) => step <= 0)
  if (!isRising && !isFalling) return null
  // "as reported in 2021 2022": the end of a sentence.
  if (/\b(?:in|by|of|from|since|and|to|for|the|until|between)$/i.test(words.trim())) return null
  return { words: words.trim(), years: rest === '' ? years : [...years, rest.trim()] }
}

/** "Country Location-based Market-based" before "2021 2020 2021 2020": the same years under each method. */
function methodsOver(words: string, years: readonly string[]): Head | null {
  const methods = [...words.matchAll(/\b(?:location|market)[- ]based\b/gi)]
  const [first] = methods
  const span = years.length / 2
  if (!first || methods.length !== 2 || years.slice(0, span).join() !== years.slice(span).join()) return null
  const names = methods.map(([name]) => name)
  return {
    words: words.slice(0, first.index).trim(),
    years: years.map((one, at) => `${names[at < span ? 0 : 1]} ${one}`),
  }
}

/** The label and cells of a row with one amount per year, optionally a share behind them; null for any other line. */
function rowOf(line: string, count: number): string[] | null {
  const text = line.trim().replace(/(?<=[\d)%–-])\.$/, '')
  if (isSetApart(text) || text.length > LONGEST_LABEL + 16 * count) return null
  const [, label = '', cells = '', share = ''] =
    new RegExp(
      String.raw`^(.{0,${LONGEST_LABEL}}?\S)[ \t]+(${cell}(?:[ \t]+${cell}){${count - 1}})((?:[ \t]+\(?[-–−+]?\d[\d.,]*\)? ?%)?)$`,
      'u',
    ).exec(text) ?? []
  // If the text before the cells ends in a number, there is one cell too many: which belongs to which year is unknown.
  if (!/\p{L}{2}|[\u3040-\u9fff]/u.test(label) || /(?<=\s)(?:\d{1,3}(?:[,.]\d{3})+|\d+[.,]\d+|\d{3,})%?$/iu.test(label))
    return null
  const values = cells.trim().split(/[ \t]+/)
  // "1 402 1 300": thousands separated by spaces.
  if (/\d$/.test(label) && values.some((one) => /^\d{3}$/.test(one))) return null
  if (
    values.every((one) => isBlankCell(one) || /^[-–—]+$/.test(one)) ||
    (share !== '' && values.some((one) => one.endsWith('%')))
  )
    return null
  return [label, ...values.map((one) => (/^[-–—]+$/.test(one) ? '-' : one))]
}

/** Joins digits that name a scope or category to their word, so that they are not cells. */
const named =
  /\b(?:scopes?|categor(?:y|ies)|cat\.?|スコープ|カテゴリー?) ?\d{1,2}(?:\.\d{1,2})?(?: ?(?:,|&|\+|and|to|-|–) ?(?:scope )?\d(?![\d.,]))*/gi
const HELD = '\uE000'

function hold(text: string): string {
  return text.replace(named, (words) => words.replace(/ /g, HELD))
}

function release(text: string): string {
  return text.replaceAll(HELD, ' ')
}

/** Several rows in one line, "Italy 20,817 20,813 Germany 12,399 10,757 Total 44,016 41,274.": each label with one cell per year. */
function rowsIn(line: string, count: number): string[][] {
  const own = rowOf(line, count)
  const text = hold(line.trim().replace(/(?<=[\d)%–-])\.$/, ''))
  if (isSetApart(text) || text.length > 2400) return own ? [own] : []
  const one = String.raw`((?:(?![ \t]${cell}(?=[ \t]|$)).){2,90}?)((?:[ \t]+${cell}){${count}})(?=[ \t]+[(\p{L}]|$)`
  const found = [...text.matchAll(new RegExp(String.raw`(?<=^|[ \t])(?!${cell}(?=[ \t]|$))${one}`, 'gu'))]
  const rows = found
    .map(([, label = '', cells = '']) => [release(label.trim()), ...cells.trim().split(/[ \t]+/)])
    // Text that begins with a number continues a row whose cells could not be counted.
    .filter(([label = '']) => /\p{L}{2}|[\u3040-\u9fff]/u.test(label) && !/^[\d(–-]/.test(label))
  return rows.length > 1 ? rows : own ? [own] : []
}

/** Splits a line that holds both head and rows, "GHG emissions 2021 2020 Scope 1 1,234 1,300 Scope 2 410 405", into lines. */
function apart(line: string): string[] {
  if (line.length < 60 || line.length > 4000 || isSetApart(line) || !ofEmissions.test(line)) return [line]
  const inside = new RegExp(String.raw`(?<![\d.,/–-])${year}[*†]?(?:[ \t]+${year}[*†]?){1,7}(?=[ \t]+[\p{L}(])`, 'giu')
  for (const { 0: years, index } of line.matchAll(inside)) {
    const before = line.slice(Math.max(0, index - 90), index)
    const words = before.slice(before.search(/[^.!?]*$/))
    const rest = line.slice(index + years.length).trim()
    const head = headOf(`${words.trim()} ${years}`)
    const rows = head ? rowsIn(rest, head.years.length) : []
    if (rows.some(([label = '']) => /scope/i.test(label)) && rows.length > 1)
      return [line.slice(0, Math.max(0, index - words.length)), `${words.trim()} ${years}`, rest]
  }
  return [line]
}

/** "SCOPE 1.", "Environment": words over rows. */
function isHeading(line: string): boolean {
  const text = line.trim()
  return text !== '' && text.length <= LONGEST_HEADING && !/\d[\d.,]{2,}/.test(text) && !text.includes('|')
}

/**
 * Turns tables of PDF text that keeps its lines but lost its columns into rows with borders: "2020 2021." over "Total Scope 1 (tCO2e)
 * 7,845 11,866.". A row needs as many cells as the head has years; otherwise its amounts are not used. Only tables about emissions.
 */
export function withRowsUnderYears(printed: readonly string[]): string[] {
  const lines = printed.flatMap(apart)
  const result: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const head = headOf(line)
    const table = head ? tableUnder(lines, at, head) : null
    if (!table) {
      result.push(line)
      continue
    }
    result.push(...table.lines)
    at = table.end
  }
  return result
}

function tableUnder(lines: readonly string[], at: number, head: Head): { lines: string[]; end: number } | null {
  const count = head.years.filter((one) => /\d/.test(one)).length
  const headLine = `| ${[head.words || ' ', ...head.years.slice(0, count)].join(' | ')} |`
  const out: string[] = [headLine]
  const over = lines.slice(Math.max(0, at - 3), at)
  let [end, rows, isOfEmissions] = [
    at,
    0,
    [head.words, ...over].some((text) => text.length < 110 && ofEmissions.test(text)),
  ]
  let pending: string[] = []
  for (let next = at + 1; next < lines.length && next - end <= FARTHEST_ROW; next += 1) {
    const line = lines[next] ?? ''
    if (headOf(line)) break
    const own = rowsIn(line, count)
    if (own.length === 0) {
      pending.push(line)
      continue
    }
    const texts = pending.filter((text) => text.trim() !== '')
    const areHeadings = texts.every(isHeading)
    isOfEmissions ||=
      own.some(([label = '']) => ofEmissions.test(label)) ||
      texts.some((text) => isHeading(text) && ofEmissions.test(text))
    // Prose between rows: the table continues below it under its head.
    if (areHeadings) out.push(...texts.map((text) => `| ${text.trim().replace(/\.$/, '')} |${' |'.repeat(count)}`))
    else out.push('', ...pending, '', headLine)
    out.push(...own.map((row) => `| ${row.join(' | ')} |`))
    pending = []
    end = next
    rows += own.length
  }
  return rows > 0 && isOfEmissions ? { lines: ['', ...out, ''], end } : null
}
