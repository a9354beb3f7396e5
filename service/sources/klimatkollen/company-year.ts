import type { DisclosedEmissions, FigurePlace, PrintedFigure } from '@/service/reference/records'

/** One company and year in one of Klimatkollen's files, before the files are joined. */
export type CompanyYear = {
  wikidataId: string
  name: string
  year: number
  emissions: DisclosedEmissions
  /** Whole units. The file of 2024 has no currency, but a second reading of the same report. */
  turnover: Turnover | null
  /** The printed figures from which `emissions` were computed. */
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
