import type { Figure } from '@/service/reports/model/figure'
import type { Cell, LabelledReport } from './labelled-report'

type Outcome = 'right' | 'wrong' | 'missed' | 'invented'
export type Scored = { outcome: Outcome; scope: string; year: number; cell: Cell | null; figure: Figure | null }

/** Within 0.6 % or half a tonne, the difference that rounding elsewhere in the report makes. */
function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(0.006 * Math.abs(b), 0.51)
}

/**
 * Compares each cell of a report with the reader's figure, and lists the reader's other figures. Scope 2 without a method counts
 * for a cell of either method, where the reader has none by that method.
 */
export function scoreReport(report: LabelledReport, figures: readonly Figure[]): Scored[] {
  const used = new Set<Figure>()
  const answers = report.cells.map((cell) => {
    const figure = answerOf(cell, report.cells, figures)
    if (figure) used.add(figure)
    return { cell, figure }
  })
  const ofCells = answers.map(({ cell, figure }): Scored => {
    const isRight = figure !== null && cell.tonnes.some((one) => isClose(figure.value, one))
    return {
      outcome: isRight ? 'right' : figure ? 'wrong' : 'missed',
      scope: cell.scope,
      year: cell.year,
      cell,
      figure,
    }
  })
  const besides = figures.filter((figure) => !used.has(figure) && isInvented(figure, report))
  return [
    ...ofCells,
    ...besides.map(
      (figure): Scored => ({ outcome: 'invented', scope: figure.scope, year: figure.year, cell: null, figure }),
    ),
  ]
}

function answerOf(cell: Cell, cells: readonly Cell[], figures: readonly Figure[]): Figure | null {
  const of = (scope: string) => figures.find((one) => one.year === cell.year && one.scope === scope) ?? null
  const isRight = (figure: Figure | null) => figure !== null && cell.tonnes.some((one) => isClose(figure.value, one))
  if (cell.scope === '2') {
    const all = [of('2'), of('2mb'), of('2lb')]
    return all.find(isRight) ?? all.find((one) => one !== null) ?? null
  }
  const own = of(cell.scope)
  if (own || !cell.scope.startsWith('2')) return own
  const plain = of('2')
  if (plain === null || isRight(plain)) return plain
  // It counts for one cell of the year, and is wrong once.
  const isOfOther = cells.some(
    (other) =>
      other !== cell &&
      other.year === cell.year &&
      other.scope.startsWith('2') &&
      (other.scope === '2' || other.scope < cell.scope || other.tonnes.some((one) => isClose(plain.value, one))),
  )
  return isOfOther ? null : plain
}

function isInvented(figure: Figure, { cells, others, empty }: LabelledReport): boolean {
  if (empty !== null)
    return empty.some(
      ({ year, scope }) =>
        year === figure.year &&
        (scope === figure.scope ||
          (figure.scope === '2' &&
            scope === '2lb' &&
            !cells.some((one) => one.year === year && one.scope.startsWith('2')))),
    )
  const printed = [...cells.flatMap(({ year, tonnes }) => tonnes.map((one) => ({ year, tonnes: one }))), ...others]
  return !printed.some(({ year, tonnes }) => year === figure.year && isClose(figure.value, tonnes))
}

export type Totals = { cells: number; right: number; wrong: number; missed: number; invented: number }

export function totalsOf(scored: readonly Scored[]): Totals {
  const count = (outcome: Outcome) => scored.filter((one) => one.outcome === outcome).length
  const [right, wrong, missed, invented] = [count('right'), count('wrong'), count('missed'), count('invented')]
  return { cells: right + wrong + missed, right, wrong, missed, invented }
}

/** The share of the labelled figures that the reader found, in percent; null where there are none. */
export function recallOf({ right, cells }: Totals): number | null {
  return cells === 0 ? null : (100 * right) / cells
}

/** The share of the reader's figures that are correct, in percent; null where there are none. */
export function precisionOf({ right, wrong, invented }: Totals): number | null {
  const given = right + wrong + invented
  return given === 0 ? null : (100 * right) / given
}
