import type { Figure } from '@/service/reports/model/figure'
import type { Trace } from '@/service/reports/model/trace'

/** What a person read in a report for one year and scope: tonnes, one amount or several that are as good. */
export type Cell = {
  year: number
  /** As the reader says it, but for what it has no scope for: "1+2lb" and "1+2mb" are "1+2" here. */
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
  /** Other amounts that stand in the report, of parts and of all scopes: to give one of them besides is no invention. */
  others: readonly { year: number; tonnes: number }[]
  /** Cells that a person found empty; null where nothing is said of other cells than those above, so that every further figure counts. */
  empty: readonly { year: number; scope: string }[] | null
  read: (trace?: Trace) => Promise<readonly Figure[]>
}
