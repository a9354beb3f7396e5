import type { Box } from './page'
import type { Reason } from './reason'

/** Revenue or number of employees as a report prints it: a proposal, like every figure that is read. */
export type Fact = {
  kind: 'revenue' | 'employees'
  year: number
  /** Whole units of the currency; or persons, or full-time equivalents where `basis` says so. */
  value: number
  /** ISO 4217. Null for employees, and where "$" or "kr" stands and the report says nowhere whose they are. */
  currency: string | null
  /** How employees are counted, where the label says it; null where it does not, and for revenue. */
  basis: 'head count' | 'FTE' | 'average' | 'average FTE' | null
  printedValue: string
  /** "SEK million"; for employees the words of the label that say how they are counted, else "". */
  printedUnit: string
  page: number
  quote: string
  /** Where the value stands, in points from the upper left corner; null where the file has no positions. */
  box: Box | null
  /** 0 to 1. Only for ordering: it has not been calibrated. */
  confidence: number
  reasons: readonly Reason[]
}

/** What one place says, before all of a report is known. */
export type FactCandidate = Omit<Fact, 'confidence' | 'year'> & {
  /** Null where none is printed: then it is the report's own, if that is known. */
  year: number | null
  /** "$" and "kr" are of several countries: other places of the report say which. */
  sign: string | null
  score: number
}
