import type { Figure } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'

/** What the other reader found for the same year and scope, shown beside the figure. */
export type OtherReading = Pick<Figure, 'value' | 'printedValue' | 'printedUnit' | 'page' | 'quote' | 'box'>

export type JudgedFigure = Omit<Figure, 'proof'> & {
  /** sum: the report's own sums confirm it; two_readers: rules and a model read the same amount independently. */
  proof: 'sum' | 'two_readers' | null
  reader: 'rules' | 'model'
  /** Null if the other reader found nothing or was not asked. */
  other: OtherReading | null
}

/** Within 0.6 % or half a tonne. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(0.006 * Math.max(Math.abs(a), Math.abs(b)), 0.51)
}

/** The figures if only rules read the report. */
export function ofRulesAlone(rules: readonly Figure[]): JudgedFigure[] {
  return rules.map((figure) => ({ ...figure, reader: 'rules', other: null }))
}

/**
 * Joins what rules and a model read of one report, by year and scope. If both read the same amount, that is a proof. If they differ, the
 * rules' figure stays, with the other beside it for a person to decide. What only the model read is proposed last.
 */
export function judge(rules: readonly Figure[], model: readonly Figure[]): JudgedFigure[] {
  const used = new Set<Figure>()
  const judged = rules.map((figure): JudgedFigure => {
    const other = counterpartOf(figure, model)
    if (!other) return { ...figure, reader: 'rules', other: null }
    used.add(other)
    const isBorneOut = figure.proof === null && isSame(figure.value, other.value)
    return {
      ...figure,
      proof: isBorneOut ? 'two_readers' : figure.proof,
      reasons: isBorneOut ? [...figure.reasons, because('proved_by_two_readers')] : figure.reasons,
      reader: 'rules',
      other: readingOf(other),
    }
  })
  const alone = model.filter((figure) => !used.has(figure) && !isAnswered(figure, rules))
  return [...judged, ...alone.map((figure): JudgedFigure => ({ ...figure, reader: 'model', other: null }))].sort(
    (a, b) => a.year - b.year || a.scope.localeCompare(b.scope, 'en', { numeric: true }),
  )
}

/** The model's figure for the same year and scope. Scope 2 without a method is matched by the same amount with one. */
function counterpartOf(figure: Figure, model: readonly Figure[]): Figure | null {
  const ofYear = model.filter(({ year }) => year === figure.year)
  const own = ofYear.find(({ scope }) => scope === figure.scope)
  if (own || !figure.scope.startsWith('2')) return own ?? null
  const bare = ofYear.filter(({ scope }) => scope.startsWith('2') && (scope === '2' || figure.scope === '2'))
  return bare.find(({ value }) => isSame(value, figure.value)) ?? null
}

/**
 * The same scope 2 amount under another method is not an additional figure, nor is the very amount of a category all of scope 3
 * ("Scope 3 (business travel)").
 */
function isAnswered(figure: Figure, rules: readonly Figure[]): boolean {
  return rules.some(
    ({ year, scope, value }) =>
      year === figure.year &&
      (scope === figure.scope ||
        (scope.startsWith('2') && figure.scope.startsWith('2') && isSame(value, figure.value)) ||
        (scope.startsWith('3.') && figure.scope === '3' && Math.abs(value - figure.value) < 1e-6 * value)),
  )
}

function readingOf({ value, printedValue, printedUnit, page, quote, box }: Figure): OtherReading {
  return { value, printedValue, printedUnit, page, quote, box }
}
