import type { Box } from './page'
import type { Reason } from './reason'

/** Revenue or number of employees as a report prints it: a proposal, like every figure read from a report. */
export type Fact = {
  kind: 'revenue' | 'employees'
  year: number
  /** Whole units of the currency; for employees persons, or full-time equivalents if `basis` says so. */
  value: number
  /** ISO 4217. Null for employees, and for "$" or "kr" if the report never says which country's. */
  currency: string | null
  /** How employees are counted, if the label says so; null otherwise and for revenue. */
  basis: 'head count' | 'FTE' | 'average' | 'average FTE' | null
  printedValue: string
  /** "SEK million"; for employees the words of the label about how they are counted, otherwise "". */
  printedUnit: string
  page: number
  quote: string
  /** Where the value is printed, in points from the upper left corner; null if the file has no positions. */
  box: Box | null
  /** 0 to 1. Only for ordering: it has not been calibrated. */
  confidence: number
  reasons: readonly Reason[]
}

/** A fact found in one place, before the whole report is known. */
export type FactCandidate = Omit<Fact, 'confidence' | 'year'> & {
  /** Null if none is printed: then the report's own year applies, if known. */
  year: number | null
  /** "$" and "kr" are shared by countries: other places of the report tell which. */
  sign: string | null
  score: number
}
