import { z } from 'zod'
import { ArchiveRefused } from '@/service/archives/archive-refused'
import { checkArchive, usualLimits } from '@/service/archives/check-archive'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Euro reference rates of one day: units of a currency for one euro. A currency not quoted that day is absent. */
export type EcbDay = { day: string; perEur: ReadonlyMap<string, number> }

export const ECB_FILE = 'fx/ecb-eurofxref-hist-2026-04-13.zip'
const TABLE = 'eurofxref-hist.csv'

/** In the file's order. The ECB adds or ends a currency with notice; a person should then check before we use the file. */
const CURRENCIES =
  'USD JPY BGN CYP CZK DKK EEK GBP HUF LTL LVL MTL PLN ROL RON SEK SIT SKK CHF ISK NOK HRK RUB TRL TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'.split(
    ' ',
  )
/** Every line ends in a comma: a last column without heading and values. */
const COLUMNS = ['Date', ...CURRENCIES, '']

const Rate = z
  .stringFormat('rate', /^\d+(\.\d+)?$/)
  .transform(Number)
  .pipe(z.number().positive())
const Quote = z.union([z.literal('N/A').transform(() => null), Rate])
const Day = z.object({
  Date: z.iso.date(),
  ...Object.fromEntries(CURRENCIES.map((currency) => [currency, Quote])),
  USD: Rate,
})

/**
 * The daily euro reference rates since 1999, oldest day first, from the ECB's own archive.
 * Throws SourceFileError for a damaged archive, another set of currencies, a day twice, or a value that is no rate.
 */
export function readEcb(zip: Uint8Array): EcbDay[] {
  return readEcbRows(readCsvRows(TABLE, unzip(zip)))
}

/** Like the function above, but from the rows of the table inside. */
export function readEcbRows(plainRows: readonly PlainRow<string>[]): EcbDay[] {
  const rows = keyByHeading(TABLE, plainRows, COLUMNS)
  if (rows.length === 0) throw new SourceFileError(TABLE, 'the whole file', 'no rows')
  const days = new Map<string, EcbDay>()
  for (const { row, cells } of rows) {
    const { Date: day, ...quotes } = parseRow(Day, cells, TABLE, row)
    if (days.has(day)) throw new SourceFileError(TABLE, `row ${row}`, `${day} is there twice`)
    const quoted = Object.entries(quotes).filter((quote): quote is [string, number] => quote[1] !== null)
    days.set(day, { day, perEur: new Map(quoted) })
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

function unzip(zip: Uint8Array): Uint8Array {
  if (zip.length === 0) throw new SourceFileError(ECB_FILE, 'the whole file', 'the file is empty')
  let table: Uint8Array | undefined
  try {
    checkArchive(zip, usualLimits, (name, content) => {
      if (name === TABLE) table = content
    })
  } catch (cause) {
    const reason = cause instanceof ArchiveRefused ? cause.message : 'the archive is damaged'
    throw new SourceFileError(ECB_FILE, 'the whole file', reason, { cause })
  }
  if (!table) throw new SourceFileError(ECB_FILE, 'the whole file', `the archive holds no ${TABLE}`)
  return table
}
