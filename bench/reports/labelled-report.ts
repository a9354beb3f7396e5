import type { ReadingBounds } from '@/service/reports/input/reading-bounds'
import type { Figure } from '@/service/reports/model/figure'
import type { Trace } from '@/service/reports/model/trace'

/** What a person read in a report for one year and scope, in tonnes: one amount, or several that are equally correct. */
export type Cell = {
  year: number
  /** The scope as the reader names it, except those it does not have: "1+2lb" and "1+2mb" are "1+2" here. */
  scope: string
  tonnes: readonly number[]
  page: number | null
}

export type Kind = 'PDF' | 'data pack' | 'text' | 'extract'

export type LabelledReport = {
  name: string
  kind: Kind
  language: string
  cells: readonly Cell[]
  /** Other amounts in the report, of parts and of all scopes: reading one of them as well is no invention. */
  others: readonly { year: number; tonnes: number }[]
  /** Cells that a person found empty; null where only the cells above are known, so that every other figure counts as invented. */
  empty: readonly { year: number; scope: string }[] | null
  /** `onLines` is told the lines of each page, as the reader has them after mending. */
  read: (trace?: Trace, onLines?: (lines: readonly string[]) => void) => Promise<readonly Figure[]>
}

/** Bounds that end nothing, and tell the lines. */
export function withLines(onLines: ReadingBounds['onLines']): ReadingBounds | undefined {
  if (!onLines) return undefined
  return { pages: Number.POSITIVE_INFINITY, isOver: () => false, mustEnd: () => false, onLines }
}
