import type { Figure } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'
import { findNumberStyle, parseNumber } from '@/service/reports/words/parse-number'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { parseHeaderYear, yearsIn } from '@/service/reports/words/parse-year'
import { plainText } from '@/service/reports/words/plain-text'
import type { PrintedPage } from './choose-pages'
import type { ModelAnswer } from './model-question'

type Answered = ModelAnswer['figures'][number]

/** Why a model's amount is rejected. */
export type Ungrounded = 'no_such_page' | 'value_not_printed' | 'year_not_printed' | 'unit_not_printed' | 'no_mass'

export type Grounded = { figures: Figure[]; dropped: { answer: Answered; why: Ungrounded }[] }

const scopeOf = {
  '1': '1',
  '2': '2',
  '2_location_based': '2lb',
  '2_market_based': '2mb',
  '3': '3',
} as const satisfies Record<Answered['scope'], Figure['scope']>

/**
 * Turns a model's answer into figures: only amounts that are printed on the page, together with their year and a matching unit. Tonnes
 * are computed from what is printed, never taken from the model.
 */
export function groundAnswer({ figures }: ModelAnswer, pages: readonly PrintedPage[], model: string): Grounded {
  const known = pages.map(readPrinted)
  const grounded: Grounded = { figures: [], dropped: [] }
  for (const answer of figures) {
    const found = groundOne(answer, known, model)
    if (typeof found === 'string') grounded.dropped.push({ answer, why: found })
    else grounded.figures.push(found)
  }
  return { ...grounded, figures: onePerCell(grounded.figures) }
}

type Known = {
  page: PrintedPage
  style: ReturnType<typeof findNumberStyle>
  years: ReadonlySet<number>
  /** Tonnes per unit, for each unit named. */
  units: ReadonlySet<number>
}

function readPrinted(page: PrintedPage): Known {
  const texts = page.lines.flatMap(({ cells }) => cells.map(({ text }) => text))
  const units = [...texts, ...page.lines.map(({ text }) => text)].flatMap((text) => sizesOf(text))
  return {
    page,
    style: findNumberStyle(texts.filter((text) => /\d/.test(text))),
    years: new Set([
      ...page.lines.flatMap(({ text }) => yearsIn(text)),
      ...texts.flatMap((text) => parseHeaderYear(text)?.year ?? []),
    ]),
    units: new Set(units),
  }
}

/** "Mt" has both meanings here: the rules' reading decides. */
function sizesOf(text: string): number[] {
  const unit = text.length < 200 ? findUnit(text) : null
  if (!unit || unit.isUnknown) return []
  return unit.tonnes === null ? [1, 1e6] : [unit.tonnes]
}

function groundOne(answer: Answered, known: readonly Known[], model: string): Figure | Ungrounded {
  const unit = findUnit(answer.unit)
  if (!unit || unit.isUnknown || isIntensity(answer.unit)) return 'no_mass'
  const named = known.filter(({ page }) => answer.page === null || page.page === answer.page)
  if (named.length === 0) return 'no_such_page'
  const placed = named.flatMap((one) => placeOf(answer.value, one).map((place) => ({ ...place, known: one })))
  if (placed.length === 0) return 'value_not_printed'
  const dated = placed.filter((one) => one.known.years.has(answer.year))
  if (dated.length === 0) return 'year_not_printed'
  const sizes = unit.tonnes === null ? [1, 1e6] : [unit.tonnes]
  const sized = dated.filter((one) => sizes.some((size) => one.known.units.has(size)))
  const [best] = sized
  if (!best) return 'unit_not_printed'
  const tonnes = sizes.find((size) => best.known.units.has(size)) ?? 1
  return {
    year: answer.year,
    scope: scopeOf[answer.scope],
    value: Number((best.number * tonnes).toPrecision(12)),
    gas: unit.gas,
    printedValue: best.text,
    printedUnit: answer.unit,
    page: best.known.page.page,
    quote: best.line.slice(0, 300),
    box: best.box,
    confidence: 0.5,
    reasons: [because('read_by_model', { model })],
    proof: null,
  }
}

type Place = { text: string; number: number; line: string; box: Figure['box'] }

/** Where exactly these digits are printed, alone in a cell or among words. */
function placeOf(value: string, { page, style }: Known): Place[] {
  const wanted = digitsOf(value)
  if (wanted === '' || wanted === '0') return []
  return page.lines.flatMap(({ text: line, cells }) =>
    cells.flatMap(({ text, box }): Place[] =>
      [...plainText(text).matchAll(/(?<![\d.,])\d[\d.,' ]*\d|(?<![\d.,])\d(?![\d.,])/g)].flatMap(([printed]) => {
        const number = parseNumber(printed, style)
        const isSame = digitsOf(printed) === wanted || (number !== null && number === parseNumber(value, style))
        return number === null || !isSame ? [] : [{ text: printed, number, line, box }]
      }),
    ),
  )
}

/** The digits of an amount without its separators. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** If a model gives two amounts for one year and scope, neither is used. */
function onePerCell(figures: readonly Figure[]): Figure[] {
  const cells = Map.groupBy(figures, ({ year, scope }) => `${year} ${scope}`)
  return [...cells.values()].flatMap((cell) => {
    const [first] = cell
    return first && cell.every(({ value }) => Math.abs(value - first.value) <= 0.006 * first.value) ? [first] : []
  })
}
