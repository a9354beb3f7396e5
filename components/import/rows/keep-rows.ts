import type { Running } from '@/components/import/use-import-run'
import type { Entry } from '@/lib/queries/import/check-rows'
import { tryPatiently } from '@/lib/queries/import/try-patiently'
import {
  beginImport,
  completeImport,
  type KeptRow,
  keepImportRows,
  mostKeptRows,
} from '@/lib/queries/imports/change-imports'
import type { ImportPlan, ImportProgress } from '@/lib/views/import/import-job'

type Results = ImportProgress['results']

const identifiers = ['lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

function toRow({ place, body }: Entry, result: Results[number]): KeptRow {
  const name = body['name'] ?? identifiers.map((field) => body[field]).find((value) => value !== undefined) ?? ''
  return {
    number: place + 1,
    name: name.slice(0, 300),
    country: body['hq_region'] ?? body['hq_fuzzy']?.slice(0, 100) ?? null,
    organization_id: result.kind === 'registered' ? result.id : null,
    detail: result.kind === 'error' ? result.detail.slice(0, 2000) : null,
  }
}

/** Stores the outcome of rows with the import, in parts, while the next rows are being registered. */
export type RowKeeper = {
  /** Null if the service stores no imports. */
  importId: number | null
  add: (results: Results) => void
  /** Waits until everything is stored and completes the import; throws if rows could not be stored. */
  end: () => Promise<void>
}

/** Starts storing the import, or continues one that was started. */
export async function keepRows(
  plan: Pick<ImportPlan, 'fileName' | 'replaces'>,
  { entries, importId: begun }: { entries: readonly Entry[]; importId: number | null | undefined },
  running: Running,
): Promise<RowKeeper> {
  const { signal } = running
  const importId = begun === undefined ? await tryPatiently(() => beginImport(plan.fileName, signal), running) : begun
  const byPlace = new Map(entries.map((entry) => [entry.place, entry]))
  let written = Promise.resolve()
  let failure: unknown = null

  function add(results: Results): void {
    if (importId === null) return
    const rows = Object.entries(results).flatMap(([place, result]) => {
      const entry = byPlace.get(Number(place))
      return entry === undefined ? [] : [toRow(entry, result)]
    })
    for (let from = 0; from < rows.length; from += mostKeptRows) {
      const part = rows.slice(from, from + mostKeptRows)
      written = written
        .then(() => tryPatiently(() => keepImportRows(importId, part, signal), running))
        .catch((error: unknown) => {
          failure ??= error
        })
    }
  }
  async function end(): Promise<void> {
    await written
    if (failure !== null) throw failure
    if (importId !== null) await tryPatiently(() => completeImport(importId, plan.replaces ?? null, signal), running)
  }
  return { importId, add, end }
}
