import german from '@/lib/messages/de/export.json'
import english from '@/lib/messages/en/export.json'
import french from '@/lib/messages/fr/export.json'
import japanese from '@/lib/messages/ja/export.json'
import swedish from '@/lib/messages/sv/export.json'
import { unguardCell } from '@/lib/sheets/write-csv'
import { foldHeading } from './column-headings'
import type { ColumnGuess } from './guess-columns'
import type { ImportField } from './import-field'
import { readSpendHeading } from './spend-heading'

type Catalog = typeof english

/**
 * Heads of the export for registration fields, by key. Computed values, and the industry, which may have been found, are not read back;
 * ID is this installation's number, not the reader's.
 */
const given: Readonly<Partial<Record<keyof Catalog, ImportField>>> = {
  name: 'name',
  externalId: 'external_id',
  country: 'hq_region',
  website: 'website',
  spGlobal: 'sp_global_number',
  category: 'category',
  buyer: 'buyer',
  contactEmail: 'contact_email',
}
const plain: Readonly<Record<string, ImportField | null>> = {
  ID: null,
  LEI: 'lei_number',
  ISIN: 'isin_number',
  DUNS: 'duns_number',
}

/** With this many heads of one language it is an exported list. */
const enough = 12

function headsOf(catalog: Catalog): Map<string, ImportField | null> {
  const heads = Object.entries(catalog).map(([key, text]): [string, ImportField | null] => [
    foldHeading(text),
    given[key as keyof Catalog] ?? null,
  ])
  const fixed = Object.entries(plain).map(([text, field]): [string, ImportField | null] => [foldHeading(text), field])
  return new Map([...heads, ...fixed])
}

function columnOf(heading: string, heads: ReadonlyMap<string, ImportField | null>, spend: string): ImportField | null {
  const folded = foldHeading(heading)
  if (folded === '') return null
  const known = heads.get(folded)
  if (known !== undefined) return known
  return foldHeading(readSpendHeading(heading).words) === spend ? 'spend' : 'other'
}

/** The columns of a list exported by this dashboard in any language; null if it is another list. */
export function readExportHeadings(rows: readonly (readonly string[])[]): ColumnGuess | null {
  const headings = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const names = (rows[headings] ?? []).map((cell) => unguardCell(cell).trim())
  // The sheet for people shares many heads but has other units.
  if (!names.includes('ID')) return null
  for (const catalog of [english, german, french, swedish, japanese]) {
    const heads = headsOf(catalog)
    if (names.filter((name) => heads.has(foldHeading(name))).length < enough) continue
    const spend = foldHeading(readSpendHeading(catalog.spendOf.replace(/\{\w+\}/g, '')).words)
    return { headings, columns: names.map((name) => columnOf(name, heads, spend)) }
  }
  return null
}
