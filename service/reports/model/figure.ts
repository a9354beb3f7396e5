import type { Box } from './page'
import type { Reason } from './reason'

const categories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
export type Scope3Part = `3.${(typeof categories)[number]}`

/** "2" is scope 2 whose method the report does not state; "2lb" is location based, "2mb" market based. */
export type Scope = '1' | '2' | '2lb' | '2mb' | '1+2' | '3' | Scope3Part

export function scope3Part(category: number): Scope3Part | null {
  const known = categories.find((one) => one === category)
  return known === undefined ? null : `3.${known}`
}

/** One figure as a report prints it. It is a proposal until a person has compared it with the page. */
export type Figure = {
  year: number
  scope: Scope
  /** Tonnes. Of CO2e, or of CO2 alone where `gas` says so: the one is never converted into the other. */
  value: number
  gas: 'CO2e' | 'CO2'
  printedValue: string
  printedUnit: string
  page: number
  quote: string
  /** Where the value stands, in points from the upper left corner; null where the file has no positions. */
  box: Box | null
  /** 0 to 1. Only for ordering and thresholds: bench/reports says what it is worth. */
  confidence: number
  reasons: readonly Reason[]
  /** Whether a sum that the report prints bears the figure out; null where none does, which says nothing against it. */
  proof: 'sum' | null
}

/** What a reader of tables, charts or sentences believes before all of a report is known. */
export type Candidate = Omit<Figure, 'value' | 'gas' | 'confidence' | 'box' | 'proof'> & {
  number: number
  box: Box
  /** Higher is better; compared only with candidates for the same year and scope. */
  score: number
  /** Set where a header says of whom the figure is, "Group" or "France". */
  entity: 'group' | 'part' | null
  /** The year was not printed with the figure. */
  yearIsAssumed: boolean
  /** The label of the row it stands in, where it stands in a table. */
  label?: string
  /** Its row is one of several beside the number of a scope in a column of its own. */
  isListed?: boolean
  /** It stands in a table whose borders the file itself has. */
  isOfGrid?: boolean
  /** A row of one category that may be all of scope 3 that is printed. */
  onlyCategory?: number
  /** Set where the unit is only guessed from the page: for each table one, with the other units that the page names. */
  guessedUnit?: { table: string; others: readonly string[] }
}

/** Where an amount stands, to know it again. */
export function placeOf({ page, box }: Pick<Candidate, 'page' | 'box'>): string {
  return `${page} ${box.x0} ${box.y0}`
}
