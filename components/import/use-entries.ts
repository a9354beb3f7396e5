import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useFormat } from '@/lib/format/use-format'
import type { Entry } from '@/lib/queries/import/check-rows'
import { industriesQuery } from '@/lib/queries/list/industries-query'
import { spendUnitsOf } from '@/lib/views/import/amounts/spend-units'
import type { ImportColumns } from '@/lib/views/import/import-field'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { cellOf, findConflicts, findRepeats, type ReadRow, readRow } from '@/lib/views/import/import-row'
import { sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { codeLengthOf } from '@/lib/views/import/marks/code-in-name'
import { overflowColumnOf, spareNameColumnOf } from '@/lib/views/import/name-overflow'
import { usualDecimalSign } from '@/lib/views/import/read-amount'
import { type OwnDataBody, type ReadOwnData, readingOf, readOwnData } from '@/lib/views/import/read-own-data'
import { withLocalNames } from '@/lib/views/registration/registration-fields'
import { useOwnDataIsOffered } from './use-own-data-is-offered'

const emptySheet = {
  rows: [],
  columns: [],
  headings: null,
  hidden: [],
  links: {},
  countries: {},
  spend: { year: '', currency: '' },
  scales: {},
  takenIn: [],
  sheetName: null,
} satisfies Partial<ImportPlan>

/** For a service without own data. */
const noOwnData: ReadOwnData = { ownData: null, remarks: [] }

export type ReadEntry = Entry & ReadRow & { ownData: OwnDataBody | null }

/**
 * The rows of a plan as bodies of registrations, which of them seem to repeat an earlier one, and single rows; also the rows left out,
 * and the units of spend. `isComplete` false: industries are not read yet. Expensive parts are computed once for all users: there may be thirty thousand rows.
 */
export function useEntries(plan: ImportPlan | null) {
  const { data: industries, isPending } = useQuery(industriesQuery)
  const isOffered = useOwnDataIsOffered()
  const { industryName, locale } = useFormat()
  const known = useMemo(() => withLocalNames(industries ?? [], industryName), [industries, industryName])
  const { rows, columns, headings, hidden, links, countries, spend, scales, takenIn, sheetName } = plan ?? emptySheet
  const sorted = useMemo(
    () => sortRows({ rows, headings, columns, hidden, takenIn }),
    [rows, headings, columns, hidden, takenIn],
  )
  const { kept: places, leftOut } = sorted
  const units = useMemo(
    () => spendUnitsOf({ rows, headings, columns, scales, sheetName }, leftOut),
    [rows, headings, columns, scales, sheetName, leftOut],
  )
  const codeLength = useMemo(
    () => codeLengthOf(places.map((place) => cellOf(rows[place] ?? [], columns, 'name'))),
    [rows, columns, places],
  )
  const overflow = useMemo(() => overflowColumnOf({ rows, headings, columns }), [rows, headings, columns])
  const spareName = useMemo(() => spareNameColumnOf({ rows, headings, columns }), [rows, headings, columns])
  const decimalSign = usualDecimalSign(locale)
  const own = useMemo(
    () => readingOf({ rows, columns, spend, places, headings, units }, decimalSign),
    [rows, columns, spend, places, headings, units, decimalSign],
  )
  const toEntry = useCallback(
    (place: number, cells: readonly string[], of: ImportColumns): ReadEntry => {
      const { body, remarks } = readRow(cells, of, known, { place, links, countries, codeLength, overflow, spareName })
      const { ownData, remarks: ofOwn } = isOffered ? readOwnData(cells, own) : noOwnData
      // Cells kept as text have a remark.
      const isKept = ofOwn.some(({ kind }) => kind === 'ticker_kept')
      const ofRow = isKept ? remarks.filter(({ kind }) => kind !== 'ticker') : remarks
      return { place, body, ownData, remarks: [...ofRow, ...ofOwn] }
    },
    [known, links, countries, codeLength, overflow, spareName, own, isOffered],
  )
  // Not recomputed when a company is chosen.
  const entries = useMemo(
    () => places.map((place) => toEntry(place, rows[place] ?? [], columns)),
    [rows, columns, places, toEntry],
  )
  const repeats = useMemo(() => findRepeats(entries), [entries])
  const conflicts = useMemo(() => findConflicts(entries), [entries])
  return { entries, repeats, conflicts, toEntry, sorted, units, isComplete: !isPending }
}
