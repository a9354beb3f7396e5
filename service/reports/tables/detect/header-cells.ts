import { type CellKind, overlap, readUnitCell, yearCells } from '@/service/reports/model/columns'
import { isLaidOut, type Layout, layoutOf } from '@/service/reports/model/layout'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { isOtherColumn, parseHeaderYear } from '@/service/reports/words/parse-year'
import { withoutEditions } from '@/service/reports/words/report-years'
import { emissionSeedsOf } from './emission-heads'
import { isOverGroups } from './group-heads'

export type Kinds = (chunk: Chunk) => CellKind

/** "GRI 305-1" at the end of a title's line heads no column. */
export function isReference(text: string): boolean {
  return /^[([]?(?:GRI|ESRS|SASB|TCFD) ?[A-Z]?\d[\w.-]*(?:[,;/ ]+(?:GRI )?\d[\w.-]*)*[)\]]?$/.test(text.trim())
}

/** The header cells of a line if it is a header: at least two years or scopes, or one with no amount beside it; otherwise empty. */
export function seedsOf(line: Line, layout: Layout, kinds: Kinds): Chunk[] {
  const dated = yearCells(line, layout).filter(({ chunk }) => parseHeaderYear(withoutEditions(chunk.text)))
  // "Change vs. 2021" alone does not head years.
  const years = dated.every(({ year }) => year.kind === 'change') ? [] : dated.map(({ chunk }) => chunk)
  const scopes = line.chunks.filter(
    ({ text }) => text.length <= layout.longest.scope && parseScope(text)?.isByWords === false,
  )
  // "Emissions 2022 (tCO2e)" above the labels, with scopes beside it, is the title of the table.
  const isTitled = years.length === 1 && scopes.length > 1 && scopes.every(({ x0 }) => x0 > (years[0]?.x1 ?? 0))
  if (isTitled) years.pop()
  const methods = line.chunks.filter(({ text }) => text.length <= 45 && methodOf(text) !== null)
  const hasBoth = new Set(methods.map(({ text }) => methodOf(text))).size === 2
  // "Scope 1 | Location-based | Market-based" and the two alone.
  const areMethods = hasBoth && scopes.every((one) => !methods.includes(one)) && scopes.length < 2
  // Scope 3 categories across; only two may be words that happen to stand beside each other.
  const categories = line.chunks.filter(({ text }) => text.length <= 60 && parseScope(text)?.category != null)
  const across =
    categories.length > 2 ? line.chunks.filter((one) => categories.includes(one) || scopes.includes(one)) : []
  const named =
    years.length > 0
      ? years
      : across.length > 0
        ? across
        : scopes.length > 1
          ? scopes
          : areMethods
            ? [...scopes, ...methods]
            : []
  const first = named[0]
  if (!first) return []
  const others = line.chunks.filter((chunk) => !years.includes(chunk))
  const isAmount = (chunk: Chunk) => ['value', 'percent', 'blank'].includes(kinds(chunk))
  const isIdle = (chunk: Chunk) => isOfChartBeside(chunk, line, years)
  if (others.some((chunk) => isAmount(chunk) && !isIdle(chunk))) return []
  const all = [...named]
  if (all.length === 1 && line.chunks.some(({ text }) => text.length > 70)) return []
  // A year in running text: words on both sides of it, or a lone heading far left.
  const rest = others.filter((chunk) => chunk.x0 > first.x0 && chunk.text.length <= 45 && !all.includes(chunk))
  return [...all, ...rest].sort((a, b) => a.x0 - b.x0)
}

/** "162 | tCO2e | 2023 | 2022": the amount over a bar, far left of the head of the labels, on the height of a table's head. */
function isOfChartBeside(amount: Chunk, { chunks }: Line, years: readonly Chunk[]): boolean {
  const first = years[0]?.x0 ?? Number.NEGATIVE_INFINITY
  const head = chunks.findLast(({ x1, text }) => x1 < first && /\p{L}/u.test(text))
  return years.length > 1 && head !== undefined && amount.x1 < head.x0 - 6 * head.size
}

/** "Category | tCO2e | % of total": a head that names a unit and no year, with words and amounts under it on each line. */
export function unitSeedsOf(page: Page, at: number, kinds: Kinds): Chunk[] {
  const chunks = page.lines[at]?.chunks ?? []
  const below = yearsBelow(page, at) ?? page.lines[at + 1]
  // Above a line of years such words are titles of tables side by side.
  const isOverOfYears = below !== undefined && yearCells(below, layoutOf(page)).length > 1
  const isUnit = (chunk: Chunk, i: number) =>
    kinds(chunk) === 'unit' || (i > 0 && !isOverOfYears && endsWithUnit(chunk.text))
  const first = chunks.find((chunk, i) => isUnit(chunk, i) && findUnit(chunk.text) && !isIntensity(chunk.text))
  if (!first || chunks.length > 9 || chunks.some(({ text }) => text.length > 60)) return []
  // "[t CO2-eq]" above a line of years is the unit of the table, not of a column, alone or behind the table's title.
  const years = below === undefined ? [] : yearCells(below, layoutOf(page)).map(({ chunk }) => chunk)
  if (years.length > 1 && chunks.every((one) => one === first || years.every(({ x0 }) => one.x1 < x0))) return []
  if (chunks.some((chunk) => ['value', 'percent', 'blank'].includes(kinds(chunk)))) return []
  const isLast = chunks.at(-1) === first && chunks.length > 1
  const isUnder = (chunk: Chunk) => overlap(chunk, { x0: first.x0 - 14, x1: first.x1 + 14 }) > 0
  const rows = page.lines.slice(at + 1, at + 9).filter(
    ({ chunks: own }) =>
      own.some((chunk) => kinds(chunk) === 'text' && chunk.x1 < first.x0 + 2) &&
      // Units below it on each line: it is the unit of its own row, beside its amount.
      !own.some((chunk) => kinds(chunk) === 'unit' && Math.abs(chunk.x0 - first.x0) < 3) &&
      own.some((chunk) => kinds(chunk) === 'value' && (isUnder(chunk) || (isLast && isOnlyBehind(own, chunk, first)))),
  )
  if (rows.length < 3) return []
  // In the last column the head may be left-aligned and the amounts right-aligned.
  if (isLast) return [{ ...first, x1: Math.max(first.x1, ...rows.map(({ chunks: own }) => own.at(-1)?.x1 ?? 0)) }]
  return chunks.filter(({ x0 }) => x0 >= first.x0)
}

/** The second line below, if it is of years: the first may be the upper line of another head, "Difference" over "(%)". */
function yearsBelow(page: Page, at: number): Line | undefined {
  const [line, next, second] = page.lines.slice(at, at + 3)
  const isNear = line && next && second && second.y - line.y < 2.1 * line.size && next.chunks.length === 1
  return isNear && yearCells(second, layoutOf(page)).length > 1 ? second : undefined
}

/** "year (metric tons CO2e)", the last line of a head of several. */
export function endsWithUnit(text: string): boolean {
  return readUnitCell(/\(([^()]+)\)$/.exec(text.trim())?.[1] ?? '')
}

/** A label and one amount behind it, in the column of this head. */
function isOnlyBehind(chunks: readonly Chunk[], amount: Chunk, head: Chunk): boolean {
  return chunks.length === 2 && chunks[1] === amount && amount.x0 > head.x0
}

/** Splits the header line of side-by-side tables where labels stand between two columns. */
export function splitByGaps(seeds: Chunk[], page: Page, at: number, kinds: Kinds): Chunk[][] {
  const groups: Chunk[][] = []
  let group: Chunk[] = []
  const [label] = page.lines[at]?.chunks ?? []
  for (const [i, seed] of seeds.entries()) {
    const next = seeds[i + 1]
    // "Year | Scope 1 | Scope 2 | Year | Electricity": the repeated head of the labels begins another table.
    const isLabel = label !== undefined && seeds.every(({ x0 }) => x0 !== label.x0)
    const isAgain = isLabel && isSameHead(page, at, label, seed)
    if (next && group.length > 0 && (isAgain || isLabelHead(seed, next, page, at, kinds))) {
      groups.push(group)
      group = []
      continue
    }
    group.push(seed)
    if (!next) continue
    const between = page.lines
      .slice(at + 1, at + 14)
      .filter(
        (line) =>
          line.chunks.some(
            (chunk) =>
              kinds(chunk) === 'text' &&
              chunk.x0 > seed.x1 - 4 &&
              chunk.x0 < next.x0 - 12 &&
              overlap(chunk, next) < (chunk.x1 - chunk.x0) * 0.6 &&
              /\p{L}{3}/u.test(chunk.text),
          ) &&
          line.chunks.some(
            (chunk) => kinds(chunk) === 'value' && overlap(chunk, { x0: next.x0 - 14, x1: next.x1 + 14 }) > 0,
          ),
      )
    if (between.length >= 2) {
      groups.push(group)
      group = []
    }
  }
  if (group.length > 0) groups.push(group)
  return groups
}

/** "Target" above words, and again above "2030": what stands below the two differs, so the second begins no table. */
function isSameHead(page: Page, at: number, one: Chunk, other: Chunk): boolean {
  if (one.text !== other.text) return false
  const under = (head: Chunk) =>
    page.lines.slice(at + 1, at + 8).flatMap(({ chunks }) => chunks.filter((chunk) => overlap(chunk, head) > 0))
  const areYears = [one, other].map((head) => under(head).some(({ text }) => /^(?:19|20)\d\d$/.test(text)))
  return areYears[0] === areYears[1]
}

/** "GHG (tCO2e)" between the years of two tables: words stand below it, amounts below its neighbour. */
function isLabelHead(seed: Chunk, next: Chunk, page: Page, at: number, kinds: Kinds): boolean {
  if (parseHeaderYear(seed.text) || !parseHeaderYear(next.text)) return false
  const under = page.lines
    .slice(at + 1, at + 14)
    .filter(
      ({ chunks }) =>
        chunks.some(
          (chunk) => Math.abs(chunk.x0 - seed.x0) < 4 && kinds(chunk) === 'text' && /\p{L}{3}/u.test(chunk.text),
        ) &&
        chunks.some((chunk) => kinds(chunk) === 'value' && overlap(chunk, { x0: next.x0 - 14, x1: next.x1 + 14 }) > 0),
    )
  return under.length >= 2
}

/** "Target" left of the years, with amounts or shares below it and words to its left: a column of its own, not the head of the labels. */
export function otherHeadsBefore(page: Page, at: number, left: number, kinds: Kinds): Chunk[] {
  const chunks = page.lines[at]?.chunks.filter((chunk) => chunk.x1 < left) ?? []
  return chunks.flatMap((chunk) => {
    if (!isOtherColumn(chunk.text) || chunk.text.length > 30) return []
    const words = wordsUnder(page, at, chunk, kinds)
    const ends = words.map(({ x1 }) => x1).filter((x1) => x1 < left)
    if (words.length > 1)
      return [{ ...chunk, x0: Math.min(chunk.x0, ...words.map(({ x0 }) => x0)), x1: Math.max(chunk.x1, ...ends) }]
    const under = page.lines.slice(at + 1, at + 10).filter(({ chunks: own }) => {
      const isAmount = (one: Chunk) => ['value', 'percent', 'blank'].includes(kinds(one)) && overlap(one, chunk) > -8
      return own.some(isAmount) && own.some((one) => kinds(one) === 'text' && one.x1 < chunk.x0)
    })
    return under.length >= 2 ? [chunk] : []
  })
}

/** "Net zero by 2035", "-50 % by 2030" aligned with "Target": its cells, with the label of their row further left. */
function wordsUnder(page: Page, at: number, head: Chunk, kinds: Kinds): Chunk[] {
  const isAtRight = (one: Chunk) => Math.abs(one.x1 - head.x1) < 3 && one.x0 > head.x0 - 160
  const isCell = (one: Chunk) => isAtRight(one) || (Math.abs(one.x0 - head.x0) < 3 && /\p{L}{2}/u.test(one.text))
  return page.lines.slice(at + 1, at + 12).flatMap(({ chunks }) => {
    const [label, ...others] = chunks
    const cell = others.find(isCell)
    return label && cell && kinds(label) === 'text' && label.x1 < cell.x0 ? [cell] : []
  })
}

/** "Scope 3 emissions 2023" over "Category | Tonnes CO2e": its year applies to the whole table. */
function isUnitHeadUnder(page: Page, at: number, title: Chunk, kinds: Kinds): boolean {
  const [head] = page.lines[at + 1]?.chunks ?? []
  const [unit] = [...unitSeedsOf(page, at + 1, kinds), ...emissionSeedsOf(page, at + 1, kinds)]
  // The title of the report stands further up.
  if (!head || !unit || head.y - title.y > 3 * title.size) return false
  return Math.abs(head.x0 - title.x0) < 14 && unit.x0 > title.x0 + 30
}

/** "GHG emissions by region in 2022" over "Region | Scope 1 | Scope 2": its year applies to the table. */
function isOverScopes(page: Page, at: number, title: Chunk): boolean {
  const lines = page.lines.slice(at + 1, at + 3)
  // One more line, perhaps of the unit, may stand between.
  const below = lines.findIndex(({ chunks }) => chunks.length > 1)
  const [head, ...others] = lines[below]?.chunks ?? []
  if (!head || head.y - title.y > 3.5 * (below + 1) * title.size || title.x0 > head.x0 + 8) return false
  // A table set in the middle of the page begins right of its title.
  if (title.x0 < head.x0 - 8 && parseScope(head.text)) return false
  return others.filter(({ text }) => parseScope(text)?.isByWords === false).length > 1
}

/** "Group | 2025 by region" over "2025 | 2024 | 2023 | Americas | Asia": the upper of two levels, not a head of its own. */
export function isOverYears(page: Page, at: number, seeds: readonly Chunk[]): boolean {
  const [line, first, second] = [page.lines[at], page.lines[at + 1], page.lines[at + 2]]
  // Between them may stand the first line of a head that has two.
  const isFirst = first?.chunks.length === 1 && second !== undefined && second.y - first.y < 1.4 * second.size
  const next = isFirst ? second : first
  const [only] = seeds
  const far = (isFirst ? 3.6 : 2.6) * Math.max(line?.size ?? 0, next?.size ?? 0)
  if (!line || !next || !only || seeds.length > 1 || next.y - line.y > far) return false
  const isOfOne = yearCells(line, layoutOf(page)).length === 1 && /\p{L}{3}/u.test(only.text)
  const under = yearCells(next, layoutOf(page)).filter(({ year }) => year.kind !== 'change')
  const beside = next.chunks.filter((one) => overlap(one, { x0: only.x0 - 40, x1: only.x1 + 40 }) > 0)
  return isOfOne && under.length > 1 && under.every(({ chunk }) => chunk.x1 < only.x0) && beside.length > 1
}

/** "Sustainability report 2024" at the left edge, in much larger type than what follows: not a column head. */
function isTitleOfPage(page: Page, at: number, title: Chunk): boolean {
  const below = page.lines.slice(at + 1, at + 8).filter(({ size }) => size < title.size / 1.6)
  const edge = Math.min(...below.flatMap(({ chunks }) => chunks.slice(0, 1).map(({ x0 }) => x0)))
  // A table beside a text begins where its title does.
  const starts = below.filter(({ chunks }) => chunks.slice(1).some(({ x0 }) => Math.abs(x0 - title.x0) < 6))
  const isAtEdge = title.x0 < edge + 6 || starts.length > 1
  return page.lines[at]?.chunks.length === 1 && below.length > 2 && isAtEdge
}

/** In markdown, a line without borders where the labels of the next lines begin: "Reporting year: 2023/24" over "EMISSIONS | TOTAL". */
function isLineOverRows({ lines }: Page, at: number, { x0 }: Chunk): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  const [label, cell] = next?.chunks ?? []
  if (line?.chunks.length !== 1 || !label || !cell || x0 !== label.x0) return false
  return /\p{L}{2}/u.test(label.text)
}

/** "2021 DATA SUPPLEMENT REPORT | Acme | Delivering": the running head of each page, above a table whose years follow below. */
function isRunningHead(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): boolean {
  const dated = seeds.filter(({ text }) => parseHeaderYear(text))
  if (
    dated.length !== 1 ||
    !/\b(?:report|review|supplement|data ?book|fact ?(?:book|sheet))\b/i.test(dated[0]?.text ?? '')
  )
    return false
  if (isAtTop(page, at)) return true
  for (const line of page.lines.slice(at + 1, at + 5)) {
    if (yearCells(line, layoutOf(page)).filter(({ year }) => year.kind === 'actual').length > 1) return true
    if (line.chunks.some((chunk) => kinds(chunk) === 'value')) return false
  }
  return false
}

/** The first line of a page, in its margin, with space below. */
function isAtTop({ lines, height }: Page, at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  return at === 0 && !!line && !!next && line.y < 0.08 * height && next.y - line.y > 2.5 * line.size
}

/** "Details 2023" right of the title of a chart, above "tCO2e | 2023 | 2022" or its labels: the title of the right table. */
export function isTitleBesideOther(page: Page, at: number, seeds: readonly Chunk[]): boolean {
  const [line, next] = [page.lines[at], page.lines[at + 1]]
  const [title] = seeds
  if (!line || !next || !title || seeds.length > 1 || line.chunks.length < 2) return false
  if (!/\p{L}{4}/u.test(title.text) || next.y - line.y > 2.6 * line.size) return false
  const own = next.chunks.filter(({ x0 }) => x0 > title.x0 - 6)
  const years = yearCells({ ...next, chunks: own }).filter(({ year }) => year.kind !== 'change')
  const [first] = years
  const rest = own.filter((one) => years.every(({ chunk }) => chunk !== one))
  return years.length > 1 && !!first && first.chunk.x0 > title.x0 + 40 && rest.every(({ x0 }) => x0 < title.x0 + 6)
}

/** "Environment 2023" at the left edge, with a line of years directly below: the title of the table, not its head. */
export function isTitleOver(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): boolean {
  const [title] = seeds
  if (title && isTitleOfPage(page, at, title)) return true
  if (!isLaidOut(page) && title && isLineOverRows(page, at, title)) return true
  if (isRunningHead(page, at, seeds, kinds)) return true
  if (!title || (page.lines[at]?.chunks.length ?? 0) > 1 || !/\p{L}{3}/u.test(title.text)) return false
  if (isUnitHeadUnder(page, at, title, kinds) || isOverScopes(page, at, title)) return true
  if (isOverGroups(page, at, kinds)) return true
  return page.lines.slice(at + 1, at + 4).some((line) => {
    const years = yearCells(line)
    const first = years[0]?.chunk
    const edge = Math.min(
      ...page.lines.slice(at + 1, at + 8).flatMap(({ chunks }) => chunks.slice(0, 1).map(({ x0 }) => x0)),
    )
    // One year is enough beside the head of the labels: "Category | tCO2e 2022 | Share".
    const isHead =
      years.length > 1 ||
      (years.length === 1 &&
        years[0]?.year.kind !== 'change' &&
        line.chunks.length > 1 &&
        (line.chunks[0]?.x0 ?? 0) < edge + 6)
    return first !== undefined && isHead && title.x0 < edge + 6 && first.x0 > edge + 30
  })
}

/** "Year" above the years down a table, which needs no other head. */
export function isYearHead(text: string): boolean {
  return /^(?:(?:fiscal|financial|reporting|calendar) )?years?$|^(?:år|jahr|geschäftsjahr|année|exercice|año|ejercicio|anno|ano|vuosi|rok|年度?)$/i.test(
    text.trim(),
  )
}

const amountHead =
  /^(?:quantity|amount|value|figure|result|total|performance|emissions|排出量|menge|wert|värde|valeur|valor|valore|数値|実績)s?$/i

/** "Quantity" and "Value": heads of amounts with units beside them. */
export function isAmountHead(text: string): boolean {
  return amountHead.test(text.trim())
}

/** "Parameter | Quantity | Units": amounts under such a head, each with its unit in its row. */
export function amountSeedsOf(page: Page, at: number, kinds: Kinds): Chunk[] {
  const heads = page.lines[at]?.chunks ?? []
  const own = heads.filter(({ text }) => isAmountHead(text))
  const [head] = own
  if (!head || own.length > 1 || heads.length < 3 || heads.some((one) => kinds(one) !== 'text')) return []
  const rows = page.lines.slice(at + 1, at + 14).filter(({ chunks }) => {
    const amount = chunks.find((one) => kinds(one) === 'value' && overlap(one, head) > -14)
    const label = chunks.find((one) => kinds(one) === 'text' && one.x1 < head.x0 + 2)
    return amount && label && chunks.some((one) => kinds(one) === 'unit')
  })
  return rows.length < 3 ? [] : [head]
}
