import { center, kindOfCell, overlap, readUnitCell, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { namesCategoryNumber, parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn, isOtherColumn, yearsIn } from '@/service/reports/words/parse-year'
import { emissionWord } from '@/service/reports/words/total-words'
import { LARGER, withNextLines, yearsBefore } from './card-lines'

/** The figures of cards and answers: one amount directly above or below the words of its scope, with nothing but a unit between. */
export function readCards(page: Page, context: Context): Candidate[] {
  const chunks = page.lines.flatMap((line) => line.chunks)
  const amounts = chunks.filter((chunk) => isAmount(chunk, context))
  return amounts.flatMap((amount) => {
    const near = chunks.filter((one) => one !== amount && isOverOrUnder(one, amount))
    const named = near
      .map((one) => withNextLines(one, amount, chunks))
      .filter(({ text, y, size }) => text.length < 90 && isNamed(text) && (y < amount.y || amount.size > size * LARGER))
      // The second line of a label is no other label.
      .filter((one, _, all) => !all.some((other) => other.y < one.y && other.text.endsWith(one.text)))
    const labels = named.filter((one) => !isOfTileAbove(one, amount, amounts, chunks))
    // A large amount belongs to the words below it; one in the size of its words, to the question above it.
    const stacked = named.length === 2 ? ofStack(named, amount, amounts, chunks) : undefined
    const label = stacked ?? (labels.length === 1 ? labels[0] : undefined)
    if (!label) return []
    const isLarge = amount.size > label.size * LARGER
    if (!isLarge && amounts.some((one) => isNextInColumn(one, amount))) return []
    const isAlone = page.lines.some(
      ({ chunks: own }) => own.includes(amount) && own.every((one) => isApart(one, amount)),
    )
    if (!isLarge && !(isAlone && label.y < amount.y && Math.abs(label.x0 - amount.x0) < 6)) return []
    const card = cardOf(page, amount, label, near, context)
    return [...card, ...card.flatMap((one) => yearsBefore(one, label, amount, chunks, context))]
  })
}

/**
 * Where labels and amounts alternate in a stack: whether an amount belongs to the words above or below it, by what the stack begins or
 * ends with. Nothing if it begins and ends with the same kind.
 */
function ofStack(
  labels: readonly Chunk[],
  amount: Chunk,
  amounts: readonly Chunk[],
  chunks: readonly Chunk[],
): Chunk | undefined {
  const [size] = labels.map((one) => one.size)
  if (size === undefined || labels.some((one) => Math.abs(one.size - size) > 0.5)) return undefined
  const isInStack = (one: Chunk) => overlap(one, amount) > 0 && Math.abs(one.x0 - amount.x0) < 6
  const named = chunks.filter((one) => isInStack(one) && Math.abs(one.size - size) < 0.5 && isNamed(one.text))
  const values = amounts.filter((one) => isInStack(one) && Math.abs(one.size - amount.size) < 0.5)
  const stack = [...named, ...values].sort((a, b) => a.y - b.y)
  const isByTurns = stack.every((one, i) => i === 0 || values.includes(one) !== values.includes(stack[i - 1] ?? one))
  if (!isByTurns || stack.length % 2 === 1) return undefined
  const isLabelFirst = !values.includes(stack[0] ?? amount)
  return labels.find((one) => one.y < amount.y === isLabelFirst)
}

/** The words between two tiles in a stack belong to the upper one if the lower one has words below it too. */
function isOfTileAbove(label: Chunk, amount: Chunk, amounts: readonly Chunk[], chunks: readonly Chunk[]): boolean {
  const isTop = (one: Chunk) =>
    overlap(one, label) > 0 && Math.abs(one.size - amount.size) < 1 && one.y < label.y && label.y - one.y < 3 * one.size
  // A line of prose below the tiles belongs to none of them.
  const isUnder = (one: Chunk) =>
    overlap(one, amount) > 0 &&
    one.y > amount.y &&
    one.y - amount.y < 2 * amount.size &&
    /\p{L}{4}/u.test(one.text) &&
    one.text.length < 60
  return label.y < amount.y && amounts.some(isTop) && chunks.some((one) => isUnder(one) && !readUnitCell(one.text))
}

/** An amount with another one directly below it in the same type is a cell of a table's column. */
function isNextInColumn(one: Chunk, amount: Chunk): boolean {
  const isAlike = Math.abs(one.size - amount.size) < 0.5 && overlap(one, amount) > 0
  const isAligned = Math.abs(one.x1 - amount.x1) < 2 || Math.abs(one.x0 - amount.x0) < 2
  return isAlike && isAligned && one.y > amount.y + 2 && one.y - amount.y < 2.6 * amount.size
}

/** Names a scope by its number and no share of it: "Scope 1", "Upstream transport (category 4)". */
function isNamed(text: string): boolean {
  const scope = parseScope(text)
  return (
    scope !== null &&
    !/^share of/i.test(text) &&
    (!scope.isByWords || (scope.category !== null && namesCategoryNumber(text)))
  )
}

/** Nothing stands close to it in its own line. */
function isApart(one: Chunk, amount: Chunk): boolean {
  return one === amount || one.x1 < amount.x0 - 40 || one.x0 > amount.x1 + 40
}

function isAmount(chunk: Chunk, context: Context): boolean {
  return kindOfCell(chunk, context.style) === 'value' && !/^(?:(?:19|20)\d\d|[1-9])$/.test(chunk.text.trim())
}

function isOverOrUnder(one: Chunk, amount: Chunk): boolean {
  return (
    overlap(one, amount) > 0 &&
    Math.abs(one.y - amount.y) <
      2 * Math.max(one.size, amount.size) + Math.min(14, 1.5 * Math.min(one.size, amount.size))
  )
}

/** "Target 2026" above the amount, or "Total scope 1 emissions will be lower than" above or below it. Below an amount, a target has an
 * amount of its own. */
function isOfTarget(amount: Chunk, words: readonly Chunk[]): boolean {
  const isTitle = ({ y, text }: Chunk) => y < amount.y && /^(?:our )?(?:20\d\d )?targets?\b/i.test(text)
  const isSaid = ({ text }: Chunk) =>
    /\b(?:will|should|must|shall) (?:be|stay|remain) (?:lower|less|below|under|at)\b/i.test(text)
  return words.some((one) => isTitle(one) || isSaid(one))
}

/** "tonnes CO2e" over or under the amount, "metric tons CO2e in fiscal 2023" right under it. */
function isUnitOf(one: Chunk, amount: Chunk): boolean {
  const { text, y, x0 } = one
  const isAligned = Math.abs(x0 - amount.x0) < 6 || Math.abs(center(one) - center(amount)) < 3
  const isUnder = y > amount.y && isAligned && text.length < 50
  return readUnitCell(text) || (isUnder && /^(?:metric )?[kM]?t(?:on|onne)?s?\b/i.test(text))
}

/** "0" over "Scope 2 emissions, tonnes CO2e in 2020": only with its unit and a year in the past; otherwise it may be a target or not an
 * amount at all. */
function saysZero(text: string, year: number | null, { reportYear }: Context): boolean {
  const isPast = year !== null && (reportYear === null || year <= reportYear)
  return (
    isPast && findUnit(text, true) !== null && !/\b(?:net|neutral|offsets?|target|aim|goal|by 20\d\d)\b/i.test(text)
  )
}

/**
 * "Our greenhouse gas emissions (2021)" over tiles: the nearest title over an amount that names emissions and one year, which is not later
 * than the report.
 */
function yearOfTitle({ lines }: Page, amount: Chunk, { reportYear }: Context): number | null {
  const over = lines.filter(({ y }) => y < amount.y && amount.y - y < 130).flatMap(({ chunks }) => chunks)
  const titles = over.filter(({ text, x0, x1, size }) => {
    const isNear = x0 < amount.x1 + 12 * size && x1 > amount.x0 - 12 * size
    // "2021: 4,330 t CO2e" is an amount of another tile.
    const isAmount = /\d/.test(text.replace(/CO ?[2₂]/gi, '').replace(/(?:19|20)\d\d(?![\d.,])/g, ''))
    return (
      isNear && !isAmount && text.length < 60 && ofEmissions.test(text) && !isOtherColumn(text) && !/[.;]$/.test(text)
    )
  })
  const years = new Set(endYearsIn(titles.at(-1)?.text ?? ''))
  const [year] = years
  return years.size === 1 && year !== undefined && (reportYear === null || year <= reportYear) ? year : null
}

const ofEmissions = new RegExp(emissionWord, 'iu')

function cardOf(page: Page, amount: Chunk, label: Chunk, near: readonly Chunk[], context: Context): Candidate[] {
  const scope = parseScope(label.text)
  const code = scope && scope.narrowness < 4 ? scopeCode(scope) : null
  const value = readValue(amount, context.style)
  const above = page.lines
    .filter(({ y }) => y < amount.y && amount.y - y < 130)
    .map(lineText)
    .reverse()
  const own = value?.unit && findUnit(value.unit) ? value.unit : null
  const unit =
    own ??
    [...near.filter((one) => isUnitOf(one, amount)).map(({ text }) => text), label.text, ...above].find(
      (text) => text && text.length < 110 && findUnit(text, true),
    ) ??
    null
  // "metric tons CO2e in 2022" right under the amount.
  const printed =
    yearsIn(label.text).at(-1) ?? (near.some(({ text }) => text === unit) ? yearsIn(unit ?? '').at(-1) : null) ?? null
  const titled = printed ?? yearOfTitle(page, amount, context)
  const year = titled ?? context.reportYear
  if (!scope || !code || !value || !unit || year === null || value.number < 0) return []
  if (value.number === 0 && !saysZero(label.text, printed, context)) return []
  const words = [label.text, ...near.map(({ text }) => text)]
  if ([unit, ...words].some(isIntensity) || isOfTarget(amount, [label, ...near])) return []
  return [
    {
      year,
      scope: code,
      number: value.number,
      printedValue: amount.text,
      printedUnit: unit,
      page: page.number,
      quote: `${amount.text} ${label.text}`.slice(0, 300),
      box: boxOf(amount),
      reasons: [
        because('amount_by_label', { label: label.text }),
        because(titled === null ? 'year_of_report' : printed === null ? 'year_of_title' : 'year_in_label'),
      ],
      score: 7 - scope.narrowness - (printed === null ? 1 : 0),
      entity: null,
      yearIsAssumed: titled === null,
    },
  ]
}
