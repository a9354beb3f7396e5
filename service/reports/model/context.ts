import type { NumberStyle } from '@/service/reports/words/parse-number'
import type { Trace } from './trace'

/** What is known about the whole report while its pages are read. */
export type Context = {
  style: NumberStyle
  /** The report's own year, for figures printed without one; null if unknown. */
  reportYear: number | null
  /** The unit that the page or the report gives for all amounts without one; null if it gives none. */
  statedUnit?: string | null
  /** Set if the caller wants to know why. */
  trace?: Trace
}
