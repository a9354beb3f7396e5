import type { Table } from './find-tables'

/** Years to come in a table that looks years ahead are milestones: ESRS E1-6 prints 2025, 2030 and 2050 beside the year. */
export function isMilestone(year: number, table: Table, reportYear: number | null): boolean {
  if (reportYear === null || year <= reportYear) return false
  return table.columns.some((column) => (column.year?.year ?? 0) >= reportYear + 3)
}
