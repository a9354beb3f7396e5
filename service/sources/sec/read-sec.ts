import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { refuseUnreadable } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading, SourceRecord } from '@/service/sources/tables/source-record'

export const SEC_FILE = 'organizations/sec-company_tickers_exchange-2026-08.json'

const SecFile = z.strictObject({
  fields: z.tuple([z.literal('cik'), z.literal('name'), z.literal('ticker'), z.literal('exchange')]),
  data: z.array(z.array(z.string().nullable()).length(4)).min(1),
})
const SecRow = z.object({
  cik: z.string().regex(/^[1-9]\d{0,9}$/),
  name: z.string().trim().min(1),
  ticker: z.string().trim().min(1),
  exchange: z.enum(['Nasdaq', 'NYSE', 'OTC', 'CBOE']).nullable(),
})

// EDGAR distinguishes companies of one name by a state, country or share kind after a slash: "APPLE INC /CA/".
const EDGAR_NOTE = /\s*[/\\]\s*(?:[A-Za-z]{2,3}|ATS|Cayman(?: Islands)?|Marshall Islands|Delaware|Canada)?\s*[/\\]?$/

/** The company's name without EDGAR's trailing note. "Anheuser-Busch InBev SA/NV" keeps its legal form. */
export function withoutEdgarNote(name: string): string {
  if (/\bSA\/NV$/i.test(name)) return name
  const bare = name.replace(EDGAR_NOTE, '').trim()
  return bare === '' ? name : bare
}

/** Returns one record per CIK with all its tickers. The file has no country: half of the foreign names are depositary receipts. */
export function secRecords(content: unknown): SourceReading {
  const parsed = SecFile.safeParse(content)
  if (!parsed.success)
    throw new SourceFileError(
      SEC_FILE,
      parsed.error.issues[0]?.path.join('.') ?? 'file',
      parsed.error.issues[0]?.message ?? '',
    )
  const byCik = new Map<string, SourceRecord & { tickers: { exchange: string; symbol: string }[] }>()
  for (const [index, values] of parsed.data.data.entries()) {
    refuseUnreadable(SEC_FILE, { row: index + 1, cells: values })
    const [cik, name, ticker, exchange] = values
    const row = parseRow(SecRow, { cik, name, ticker, exchange }, SEC_FILE, index + 1)
    const known = byCik.get(row.cik)
    const record = known ?? emptyRecord(row.cik, withoutEdgarNote(row.name))
    record.tickers.push({ exchange: row.exchange ?? '', symbol: row.ticker })
    byCik.set(row.cik, record)
  }
  return { records: [...byCik.values()], refused: [] }
}

function emptyRecord(cik: string, name: string): SourceRecord & { tickers: { exchange: string; symbol: string }[] } {
  return {
    source: 'sec',
    recordId: cik,
    name,
    otherNames: [],
    hqRegion: null,
    hqSubregion: null,
    website: null,
    identifiers: [{ kind: 'cik', value: cik }],
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: [],
  }
}

/** The US securities regulator's list of companies with tickers, a JSON file. */
export function readSec(bytes: Uint8Array): SourceReading {
  try {
    return secRecords(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new SourceFileError(SEC_FILE, 'file', 'not JSON', { cause })
    throw cause
  }
}
