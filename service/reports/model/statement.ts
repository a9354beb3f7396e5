import type { Box } from './page'

export const statementKinds = ['assurance', 'boundary', 'base_year', 'gwp'] as const

/** What a report says, beside its figures, about how its emissions were computed. */
export type Statement = {
  kind: (typeof statementKinds)[number]
  /**
   * assurance: "none", "limited", "reasonable"; boundary: "operational_control", "financial_control", "equity_share"; base_year: the
   * year; gwp: the assessment report of the IPCC, "SAR", "TAR", "AR4", "AR5", "AR6".
   */
  value: string
  /** Who gave the assurance, if the same words name them. */
  by: string | null
  page: number
  quote: string
  box: Box | null
}
