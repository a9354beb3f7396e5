import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useFormat } from '@/lib/format/use-format'
import type { Entry } from '@/lib/queries/import/check-rows'
import { industriesQuery } from '@/lib/queries/list/industries-query'
import type { ImportColumns } from '@/lib/views/import/import-field'
import { dataRows, type ImportPlan } from '@/lib/views/import/import-job'
import { findRepeats, type ReadRow, readRow } from '@/lib/views/import/import-row'
import { withLocalNames } from '@/lib/views/registration/registration-fields'

const emptySheet = {
  rows: [],
  columns: [],
  headings: null,
  hidden: [],
  links: {},
  countries: {},
} satisfies Partial<ImportPlan>

export type ReadEntry = Entry & ReadRow

/** The rows of a plan as bodies of registrations, which of them seem to repeat an earlier one, and one row by itself. */
export function useEntries(plan: ImportPlan | null) {
  const industries = useQuery(industriesQuery).data
  const { industryName } = useFormat()
  const known = useMemo(() => withLocalNames(industries ?? [], industryName), [industries, industryName])
  const { rows, columns, headings, hidden, links, countries } = plan ?? emptySheet
  const toEntry = useCallback(
    (place: number, cells: readonly string[], of: ImportColumns): ReadEntry => ({
      place,
      ...readRow(cells, of, known, { place, links, countries }),
    }),
    [known, links, countries],
  )
  // Not made anew by a choice of a company: there may be twenty thousand.
  const entries = useMemo(
    () => dataRows({ rows, headings, columns, hidden }).map((place) => toEntry(place, rows[place] ?? [], columns)),
    [rows, columns, headings, hidden, toEntry],
  )
  const repeats = useMemo(() => findRepeats(entries), [entries])
  return { entries, repeats, toEntry }
}
