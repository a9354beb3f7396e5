import type { Table } from '@/service/reports/tables/detect/find-tables'

/** Whether a year is a milestone: future years in a table that looks years ahead. ESRS E1-6 prints 2025, 2030 and 2050 beside the year. */
export function isMilestone(year: number, table: Table, reportYear: number | null): boolean {
  const years = table.columns.flatMap((column) => (column.year ? [column.year.year] : []))
  // "FY2024 | FY2025 | … | FY2030" in a report of 2024: a plan from that year on.
  const isPlan = years.length > 3 && Math.min(...years) === reportYear
  if (reportYear === null || year < reportYear || (year === reportYear && !isPlan)) return false
  return table.columns.some((column) => (column.year?.year ?? 0) >= reportYear + 3)
}
