import { type Candidate, type Figure, leastLead } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'
import type { Trace, TraceRule } from '@/service/reports/model/trace'
import { methodOf } from '@/service/reports/words/parse-scope'
import { findUnit } from '@/service/reports/words/parse-unit'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { exactAmount } from './exact-amount'
import { withoutPartsByLabel } from './parts-by-label'
import { type Chosen, type PrintedAmount, proveBySums } from './prove-by-sums'
import { resolveGuessedUnits } from './resolve-guessed-units'
import { withoutSharedByMethods, withoutSumsOfScopes } from './sums-of-scopes'
import { withoutUnknownMarks } from './unknown-marks'

/** Least score at which a figure is proposed. Below it, no proposal is better. */
const threshold = 3

type Sized = Candidate & { tonnes: number; gas: 'CO2e' | 'CO2' }

/** One figure per year and scope: the best candidate, strengthened by others that print the same amount. */
export function chooseReportFigures(
  candidates: readonly Candidate[],
  legend: string,
  reportYear: number | null = null,
  trace?: Trace,
  amountsOn: (pages: ReadonlySet<number>) => readonly PrintedAmount[] = () => [],
  isMarkKnown = true,
): Figure[] {
  const note = (rule: TraceRule, some: readonly Candidate[], values: Readonly<Record<string, string>> = {}) => {
    if (!trace) return
    for (const { page, label, quote, printedValue: printed, year, scope } of some)
      trace.note({ rule, page, label: label ?? quote.slice(0, 80), printed, year, scope, values })
  }
  /** Records what a step leaves out; a step that changes a candidate keeps its place in the list. */
  const told = <Before extends Candidate, After extends Candidate>(
    rule: TraceRule,
    before: readonly Before[],
    after: readonly After[],
  ): readonly After[] => {
    if (trace) {
      const placesOf = (one: Candidate) => `${one.page} ${one.box.x0} ${one.box.y0} ${one.scope} ${one.year}`
      const kept = new Set(after.map(placesOf))
      note(
        rule,
        before.filter((one) => !kept.has(placesOf(one))),
      )
    }
    return after
  }
  note('read', candidates)
  const tonnes = told('unit_not_understood', candidates, withTonnes(candidates, legend))
  const marked = told('decimal_mark_unknown', tonnes, isMarkKnown ? tonnes : withoutUnknownMarks(tonnes))
  const settled = told('unit_not_settled', marked, resolveGuessedUnits(marked))
  const own = told(
    'year_to_come',
    settled,
    settled.filter((one) => isAmount(one) && (reportYear === null || one.year <= reportYear + 1)),
  )
  const whole = told('rows_are_parts', own, withoutPartsByLabel(own))
  const dated = told('year_taken_for_granted', whole, withoutYearsBehindRows(withoutMisdated(addRows(whole))))
  const single = told('row_total_of_all', dated, withoutSumsOfScopes(dated))
  const sized = told('another_was_chosen', single, withoutSharedByMethods(single, threshold))
  const cells = new Map<string, Sized[]>()
  for (const one of sized) {
    const key = `${one.year} ${one.scope}`
    cells.set(key, [...(cells.get(key) ?? []), one])
  }
  const chosen = [...cells.values()].flatMap((cell) => {
    const one = choose(cell)
    if (!one)
      for (const other of cell)
        note('too_little_speaks_for_it', [other], {
          score: String(other.score),
          entity: other.entity ?? '',
          year: other.yearIsAssumed ? 'assumed' : '',
          reasons: other.reasons.map(({ rule }) => rule).join(' '),
        })
    else {
      const isChosen = ({ page, printedValue }: Candidate) => page === one.page && printedValue === one.printedValue
      note('chosen', cell.filter(isChosen), { score: String(one.score) })
      for (const other of cell)
        if (!isChosen(other))
          note('another_was_chosen', [other], {
            printed: one.printedValue,
            page: String(one.page),
            score: String(other.score),
          })
    }
    return one ?? []
  })
  const kept = dropDoubtful(chosen)
  return proveBySums(kept, amountsOn(new Set(kept.map(({ page }) => page)))).sort(
    (a, b) => a.year - b.year || a.scope.localeCompare(b.scope, 'en', { numeric: true }),
  )
}

/** A year, or the digit of a scope, that was read as an amount is not one. */
function isAmount({ number, printedValue, year }: Sized): boolean {
  const isYear = /^(?:19|20)\d\d$/.test(printedValue.trim()) && Math.abs(number - year) < 40
  return Number.isFinite(number) && number >= 0 && !isYear
}

/** "Mt" means million tonnes only if the legend says so or every amount is small; otherwise metric tonnes. */
function withTonnes(candidates: readonly Candidate[], legend: string): Sized[] {
  const ambiguous = candidates.filter(({ printedUnit }) => findUnit(printedUnit)?.tonnes === null)
  const largest = Math.max(0, ...ambiguous.map(({ number }) => number))
  const isMetric =
    /\bmt(?:co2e?)?\b ?(?:=|:|means|-|\(|stands for)? ?metric ton|metric ton(?:ne)?s? ?(?:of [^()]{0,40})?\(?["“]?mt/i.test(
      legend,
    )
  const areMillions = !isMetric && largest < 1000 && ambiguous.some((one) => isSaidInMillions(one, candidates))
  return candidates.flatMap((one) => {
    const unit = findUnit(one.printedUnit)
    if (!unit || unit.isUnknown) return []
    const isCapital = !areMillions && (/\bMT/.test(unit.printed) || !/\bMt/.test(unit.printed))
    const factor = unit.tonnes ?? (isMetric || isCapital || largest >= 1000 ? 1 : 1e6)
    // "9.7 mt of CO2 equivalent" is millions in one report and metric tonnes in another: without further evidence neither is used.
    const isUntold = unit.tonnes === null && !isMetric && !areMillions && largest < 1000 && /\bmt/.test(unit.printed)
    if (isUntold && /[.,]\d$/.test(one.printedValue.trim())) return []
    return [{ ...one, printedUnit: unit.printed, tonnes: one.number * factor, gas: unit.gas }]
  })
}

/** "3.62 mt" on a card and "3.62" in a chart labelled million tonnes, for the same scope and year. */
function isSaidInMillions({ year, scope, number, printedValue }: Candidate, candidates: readonly Candidate[]): boolean {
  if (!/\d[.,]\d/.test(printedValue)) return false
  return candidates.some((other) => {
    const factor = findUnit(other.printedUnit)?.tonnes ?? null
    const isSame = other.year === year && other.scope === scope
    return isSame && factor !== null && Math.abs((other.number * factor) / (number * 1e6) - 1) < 0.005
  })
}

function choose(cell: readonly Sized[]): (Chosen & { score: number }) | null {
  const ranked = cell
    .map((one) => ({ one, score: one.score + support(one, cell) }))
    .sort((a, b) => b.score - a.score || digits(b.one) - digits(a.one) || tieBreak(a.one, b.one))
  const best = exactAmount(ranked, threshold)
  if (!best || best.score < threshold) return null
  const {
    tonnes,
    number,
    score: _,
    entity,
    yearIsAssumed,
    guessedUnit,
    label,
    isListed,
    isOfGrid,
    isOfText,
    ...figure
  } = best.one
  const rival = ranked.find(({ one }) => !isSame(one, best.one))
  const lead = rival ? Math.min(4, best.score - rival.score) : 4
  // Two equally good tables that differ: nothing says which of them covers the whole organization.
  if (rival && best.one.isOfGrid && rival.one.isOfGrid && best.score - rival.score < leastLead) return null
  const isEqual = rival !== undefined && best.score - rival.score < leastLead
  // A whole is not smaller than its parts: where the better row is by far the smaller one, no lead says that it is the whole.
  if (rival && areRowsOfText(best.one, rival.one) && (isEqual || best.one.tonnes < rival.one.tonnes)) return null
  const confidence = Math.max(0.05, Math.min(0.99, 0.35 + best.score * 0.035 + lead * 0.05 - (yearIsAssumed ? 0.1 : 0)))
  const reasons = rival
    ? [...figure.reasons, because('says_otherwise', { printed: rival.one.printedValue, page: String(rival.one.page) })]
    : figure.reasons
  return {
    ...figure,
    reasons,
    value: Number(tonnes.toPrecision(12)),
    confidence: Math.round(confidence * 100) / 100,
    proof: null,
    score: best.score,
    number,
    isDoubtful:
      // No sum tells which of several years a sentence means.
      figure.reasons[0]?.rule === 'sentence' ||
      rival !== undefined ||
      yearIsAssumed ||
      guessedUnit !== undefined ||
      entity === 'part',
  }
}

/**
 * Two rows of text without borders that speak equally for one cell and differ more than tenfold: one of them is a part, or of something else,
 * and what told them apart was lost with the layout.
 */
function areRowsOfText(a: Sized, b: Sized): boolean {
  const [less, more] = [Math.min(a.tonnes, b.tonnes), Math.max(a.tonnes, b.tonnes)]
  const areRows = a.isOfText === true && b.isOfText === true && a.label !== undefined && b.label !== undefined
  return areRows && less > 0 && more > 10 * less
}

/** Between equals on one page the larger amount wins, since a group is not smaller than its parts; otherwise the earlier one. */
function tieBreak(a: Sized, b: Sized): number {
  return a.page === b.page && a.box.y0 !== b.box.y0 ? b.tonnes - a.tonnes : 0
}

function digits({ printedValue }: Sized): number {
  return Math.min(3, printedValue.replace(/\D/g, '').length)
}

/** The same amount elsewhere, perhaps rounded: two independent places count more than one. */
function support(one: Sized, cell: readonly Sized[]): number {
  let places = 0
  for (const other of cell) {
    if (other !== one && isSame(one, other) && (other.page !== one.page || other.box.y0 !== one.box.y0)) places += 1
    if (places === 2) break
  }
  return places
}

/** Whether one is the other with fewer digits: 312,204 and 312 thousand are one amount, 312,204 and 313,104 are two. */
function isRounded(a: Sized, b: Sized): boolean {
  const count = Math.max(2, Math.min(significant(a), significant(b)))
  const largest = Math.max(Math.abs(a.tonnes), Math.abs(b.tonnes))
  const step = 10 ** (Math.floor(Math.log10(largest)) - count + 1)
  return isSame(a, b) && Math.abs(a.tonnes - b.tonnes) <= 0.51 * step
}

function significant({ printedValue }: Pick<Figure, 'printedValue'>): number {
  return printedValue.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
}

function isSame(a: Sized, b: Sized): boolean {
  return Math.abs(a.tonnes - b.tonnes) <= 0.005 * Math.max(Math.abs(a.tonnes), Math.abs(b.tonnes))
}

/** Drops scope 2 without a method if the same amount is also printed with one, which says more. */
function dropDoubtful(figures: readonly (Chosen & { score: number })[]): Chosen[] {
  return figures
    .map((one) => methodByElimination(one, figures))
    .filter((one) => {
      if (one.scope !== '2') return true
      const named = figures.filter(
        (other) => other.year === one.year && (other.scope === '2lb' || other.scope === '2mb'),
      )
      return !named.some((other) => repeats(one, other))
    })
    .map(({ score: _, ...figure }) => figure)
}

/** The same amount, or a rounding of it: "0.6 million t" on a chart, 562,104 t in a table. */
function repeats(one: Figure, other: Figure): boolean {
  const count = significant(one)
  const step = 10 ** (Math.floor(Math.log10(Math.max(one.value, 1))) - Math.max(1, count) + 1)
  return Math.abs(other.value - one.value) <= Math.max(0.01 * one.value, count < 3 ? 0.51 * step : 0)
}

/** Beside a market-based amount, the only other scope 2 amount on that page is location-based. */
function methodByElimination<T extends Figure>(one: T, figures: readonly T[]): T {
  if (one.scope !== '2') return one
  const named = figures.filter(
    (other) => other.year === one.year && other.page === one.page && (other.scope === '2mb' || other.scope === '2lb'),
  )
  const [only] = named
  if (!only || named.length > 1 || Math.abs(only.value - one.value) <= 0.01 * one.value) return one
  const scope = only.scope === '2mb' ? '2lb' : '2mb'
  return { ...one, scope, reasons: [...one.reasons, because('method_other_than', { scope: only.scope })] }
}

/** Several rows of one table for the same category ("… (3.2)", "… (3.2)") are parts of it: their sum is proposed and marked as a sum. */
function addRows(candidates: readonly Sized[]): Sized[] {
  const groups = new Map<string, Sized[]>()
  for (const one of candidates) {
    const isPart = one.scope.startsWith('3.')
      ? [`(${one.scope})`, `(${one.scope}.)`].some((number) => (one.label ?? '').includes(number))
      : one.isListed === true
    if (!isPart) continue
    const key = `${one.page} ${one.year} ${one.scope.slice(0, 1) === '2' ? '2' : one.scope} ${Math.round(one.box.x0 / 40)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const parts = new Set<Sized>()
  const sums: Sized[] = []
  for (const group of [...groups.values()].flatMap(byMethod)) {
    const rows = [...new Map(group.map((one) => [one.printedValue, one])).values()]
    const [first] = rows
    const isPrinted = first !== undefined && hasTotal(first, candidates)
    if (!first || (rows.length < 2 && !isPrinted)) continue
    for (const part of group) parts.add(part)
    if (isPrinted) continue
    // A location-based and a market-based row are the same emissions twice: they are never added.
    if (new Set(rows.map(({ label }) => methodOf(label ?? ''))).size > 1) continue
    const tonnes = rows.reduce((sum, row) => sum + row.tonnes, 0)
    const printedValue = rows.map((row) => row.printedValue).join(' + ')
    const { scope } = rows.find((row) => row.scope === '2mb' || row.scope === '2lb') ?? first
    sums.push({
      ...first,
      scope,
      tonnes,
      score: 10,
      printedValue,
      reasons: [...first.reasons, because('sum_of_rows', { count: String(rows.length) })],
    })
  }
  return [...candidates.filter((one) => !parts.has(one)), ...sums]
}

/** Rows without a method ("2 | District heating") are added to those with one ("2 | Electricity, market-based"); rows of both methods are
 * not added. */
function byMethod(group: readonly Sized[]): Sized[][] {
  const scopes = [...new Set(group.map(({ scope }) => scope))]
  const method = scopes.find((one) => one === '2mb' || one === '2lb')
  if (method === undefined || (scopes.includes('2mb') && scopes.includes('2lb')))
    return scopes.map((scope) => group.filter((one) => one.scope === scope))
  return [[...group]]
}

/** Beside "2 | District heating" a "Total scope 2" has its own amount, perhaps for one method. */
function hasTotal(part: Sized, candidates: readonly Sized[]): boolean {
  return candidates.some(
    ({ page, year, scope, label }) =>
      page === part.page &&
      year === part.year &&
      scope.slice(0, 1) === (part.scope.startsWith('2') ? '2' : part.scope) &&
      isTotalLabel(label ?? ''),
  )
}

/**
 * A sentence of a text that names no year is taken to be of the report's own. Where rows of the same scope end in an earlier year, the year
 * in which the report was published may have been taken for it: nothing tells which year the sentence means.
 */
function withoutYearsBehindRows(candidates: readonly Sized[]): readonly Sized[] {
  const newest = new Map<string, number>()
  for (const { scope, year, label, yearIsAssumed, isOfText } of candidates)
    if (isOfText && label !== undefined && !yearIsAssumed)
      newest.set(scope.slice(0, 1), Math.max(year, newest.get(scope.slice(0, 1)) ?? 0))
  return candidates.filter(({ scope, year, yearIsAssumed, isOfText, reasons }) => {
    const last = newest.get(scope.slice(0, 1))
    const isSentence = isOfText === true && yearIsAssumed && reasons[0]?.rule === 'sentence'
    return !isSentence || last === undefined || last >= year
  })
}

/** An amount with an assumed year that is printed elsewhere with another year belongs to that year. */
function withoutMisdated(candidates: readonly Sized[]): Sized[] {
  return candidates.filter(
    (one) =>
      !one.yearIsAssumed ||
      !candidates.some(
        (other) =>
          !other.yearIsAssumed &&
          other.scope === one.scope &&
          other.year !== one.year &&
          other.number > 0 &&
          // "4,118 t (4,120 in 2021)": two amounts in one sentence are different amounts.
          other.quote !== one.quote &&
          isRounded(one, other),
      ),
  )
}
