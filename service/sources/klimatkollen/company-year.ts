import type { DisclosedEmissions, FigurePlace, PrintedFigure } from '@/service/reference/records'

/** What one of Klimatkollen's files says about one company and year, before the files are put together. */
export type CompanyYear = {
  wikidataId: string
  name: string
  year: number
  emissions: DisclosedEmissions
  /** Whole units; the file of 2024 gives no currency, but a second reading of the same report. */
  turnover: Turnover | null
  /** The figures behind `emissions`. */
  printed: PrintedFigure[]
  reportUrl: string | null
  file: string
  /** JSON path, or sheet and row. */
  locator: string
}

export type Turnover = {
  amount: number
  currency: string | null
  secondReading: number | null
  printed: string
  place: FigurePlace
}
