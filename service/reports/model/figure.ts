import type { Box } from './page'
import type { Reason } from './reason'

const categories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
export type Scope3Part = `3.${(typeof categories)[number]}`

/** "2" is scope 2 without a stated method; "2lb" is location-based, "2mb" market-based. */
export type Scope = '1' | '2' | '2lb' | '2mb' | '1+2' | '3' | Scope3Part

export function scope3Part(category: number): Scope3Part | null {
  const known = categories.find((one) => one === category)
  return known === undefined ? null : `3.${known}`
}

/** One figure as a report prints it. It is a proposal until a person has compared it with the page. */
export type Figure = {
  year: number
  scope: Scope
  /** Tonnes of CO2e, or of CO2 alone if `gas` says so; never converted into each other. */
  value: number
  gas: 'CO2e' | 'CO2'
  printedValue: string
  printedUnit: string
  page: number
  quote: string
  /** Where the value is printed, in points from the upper left corner; null if the file has no positions. */
  box: Box | null
  /** 0 to 1. Only for ordering and thresholds: bench/reports measures what it is worth. */
  confidence: number
  reasons: readonly Reason[]
  /** Whether a sum printed in the report confirms the figure; null if none does, which is no evidence against it. */
  proof: 'sum' | null
}

/** A figure as one reader of tables, charts or sentences found it, before the whole report is known. */
export type Candidate = Omit<Figure, 'value' | 'gas' | 'confidence' | 'box' | 'proof'> & {
  number: number
  box: Box
  /** Higher is better; compared only with candidates for the same year and scope. */
  score: number
  /** Set if a header says whom the figure covers: "Group" or "France". */
  entity: 'group' | 'part' | null
  /** The year was not printed with the figure. */
  yearIsAssumed: boolean
  /** The label of the row it stands in, where it stands in a table. */
  label?: string
  /** Its row is one of several beside the number of a scope in its own column. */
  isListed?: boolean
  /** It stands in a table whose borders the file itself contains. */
  isOfGrid?: boolean
  /** It stands in text that has no borders and no positions. */
  isOfText?: boolean
  /** Set if the unit was only guessed from the page: an id of the table, and the other units that the page names. */
  guessedUnit?: { table: string; others: readonly string[] }
}

/** The lead in score that one of two different amounts in grids needs over the other. */
export const leastLead = 2

/** A key for the place of an amount. */
export function placeOf({ page, box }: Pick<Candidate, 'page' | 'box'>): string {
  return `${page} ${box.x0} ${box.y0}`
}
