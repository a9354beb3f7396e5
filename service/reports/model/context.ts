import type { NumberStyle } from '@/service/reports/words/parse-number'
import type { Trace } from './trace'

/** What is known of the whole report while its pages are read. */
export type Context = {
  style: NumberStyle
  /** The report's own year, for figures that stand without one; null if unknown. */
  reportYear: number | null
  /** The unit that the page or the report gives to all amounts that have none; null if it says nothing. */
  statedUnit?: string | null
  /** Set where somebody asks why. */
  trace?: Trace
}
