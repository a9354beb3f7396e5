import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Disclosure, Period } from '@/service/reference/records'
import { checkedIdentifiers } from '@/service/sources/checked-identifiers'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { isMissing } from '@/service/sources/tables/read-number'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { NZDPU_EMISSIONS } from './nzdpu-fields'

export const NZDPU_FILE = 'live/nzdpu.ndjson.gz'
const fileName = 'nzdpu.ndjson.gz'

const Text = z.string().nullish()

const Line = z.object({
  company: z.object({
    nz_id: z.union([z.int(), z.string().min(1)]).transform(String),
    company_name: z.string().trim().min(1),
    alias: Text,
    lei: Text,
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'is no ISO code of a country')
      .nullish(),
    sics_industry: Text,
  }),
  year: z.int().min(1990).max(2100),
  source: Text,
  values: z.record(z.string(), z.unknown()),
  units: z.record(z.string(), z.unknown()),
  last_updated: Text,
})
type Line = z.infer<typeof Line> & { row: number }
type YearDisclosure = Omit<Disclosure, 'companyId'>

/** The interface's words for a missing value. */
const missingWords = new Set(['information not available', 'not available'])
/** Tonnes of CO2e as the interface and others write them; a capital M would mean megatonnes. */
const tonnesOfCo2e = /^(?:t|tonnes?|metric tons?|metric tonnes?)\s*(?:of\s*)?CO2-?\s*(?:e|eq)?\.?$/i
/** Where at least this share of the figures is in another unit, the interface has changed and no figure is read. */
const mostOtherUnits = 0.5

function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && (isMissing(value) || missingWords.has(value.trim().toLowerCase()))
}

function wordsOf(value: string | null | undefined): string | null {
  return value == null || saysNothing(value) ? null : value.trim()
}

/**
 * Companies of the Net-Zero Data Public Utility with their figures by year, in tonnes, as gathered by `carbon-register data
 * fetch`: one line of JSON for each company and year. Throws SourceFileError for a line of another shape, and where most figures
 * are in another unit; a single figure without a unit, or in another one, is refused.
 */
export function readNzdpu(bytes: Uint8Array): SourceReading {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return readNzdpuLines(new TextDecoder().decode(isPacked ? unpack(bytes) : bytes).split('\n'))
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes)
  } catch (cause) {
    throw new SourceFileError(NZDPU_FILE, 'the whole file', 'is compressed and was cut off', { cause })
  }
}

/** Like the function above, but from the lines of the file. */
export function readNzdpuLines(texts: readonly string[]): SourceReading {
  const refused: RefusedRow[] = []
  const refuse = (row: number, reason: string) =>
    void refused.push({ source: 'nzdpu', file: NZDPU_FILE, row: `row ${row}`, reason })
  const units = { tonnes: 0, other: 0 }
  const lines = texts.flatMap((text, index) => (text === '' ? [] : [parseLine(text, index + 1)]))
  const records = [...groupBy(lines, ({ company }) => company.nz_id).values()].flatMap((ofCompany) => {
    const years = [...groupBy(ofCompany, ({ year }) => year).values()].flatMap((ofYear) => {
      const [line, ...others] = ofYear.toSorted(byUpdate)
      if (line === undefined) return []
      for (const other of others)
        refuse(other.row, `another disclosure of ${line.year} was updated later: ${nameOf(line)}`)
      return readYear(line, units, refuse) ?? []
    })
    return toRecord(ofCompany, years, refused) ?? []
  })
  if (units.other > (units.tonnes + units.other) * mostOtherUnits) {
    const words = `${units.other} of ${units.tonnes + units.other} figures are not in tonnes of CO2e: the publisher changed its unit`
    throw new SourceFileError(NZDPU_FILE, 'units', words)
  }
  return withRecords(NZDPU_FILE, { records, refused })
}

function parseLine(text: string, row: number): Line {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new SourceFileError(NZDPU_FILE, `row ${row}`, 'is not JSON: the file was cut off, or is another one', {
      cause,
    })
  }
  return { ...parseRow(Line, json, NZDPU_FILE, row), row }
}

function nameOf({ company, year }: Line): string {
  return `${company.company_name} ${year}`
}

function byUpdate(one: Line, other: Line): number {
  return (other.last_updated ?? '').localeCompare(one.last_updated ?? '') || one.row - other.row
}

type Refuse = (row: number, reason: string) => void

function readYear(line: Line, units: { tonnes: number; other: number }, refuse: Refuse): YearDisclosure | null {
  const stated = Object.entries(NZDPU_EMISSIONS).flatMap(([name, field]): StatedTonnes[] => {
    const value = line.values[name]
    if (saysNothing(value)) return []
    const tonnes =
      typeof value === 'number' ? value : typeof value === 'string' ? Number(value.replaceAll(',', '')) : Number.NaN
    if (!Number.isFinite(tonnes) || tonnes < 0 || tonnes > 1e15) {
      refuse(line.row, `${name} of ${JSON.stringify(value)} is no amount: ${nameOf(line)}`)
      return []
    }
    const unit = line.units[name]
    if (typeof unit !== 'string' || !tonnesOfCo2e.test(unit.trim())) {
      units.other += 1
      const words = saysNothing(unit) ? 'without a unit' : `in ${JSON.stringify(unit)}`
      refuse(line.row, `${name} ${words}: ${nameOf(line)}`)
      return []
    }
    units.tonnes += 1
    return [{ field, tonnes, cell: String(value), place: { file: fileName, row: line.row, path: `values.${name}` } }]
  })
  if (stated.length === 0) return null
  const period = periodOf(line)
  const by = wordsOf(
    typeof line.values['disclosure_source'] === 'string' ? line.values['disclosure_source'] : line.source,
  )
  return {
    source: 'nzdpu',
    recordId: line.company.nz_id,
    year: line.year,
    ...(period && { period }),
    region: 'GLOBAL',
    ...toDisclosed(stated),
    revenue: null,
    document: by === null ? null : { url: null, title: by, page: null },
    locator: `row ${line.row}, disclosure of ${line.year} of company ${line.company.nz_id}`,
  }
}

/** Null for a calendar year, and where the days are missing. */
function periodOf({ values }: Line): Period | null {
  const month = (value: unknown) =>
    typeof value === 'string' ? /^(\d{4}-(?:0[1-9]|1[0-2]))-\d\d/.exec(value)?.[1] : undefined
  const from = month(values['date_start_reporting_year'])
  const to = month(values['date_end_reporting_year'])
  if (from === undefined || to === undefined || from > to) return null
  return from.endsWith('-01') && to.endsWith('-12') && from.slice(0, 4) === to.slice(0, 4) ? null : { from, to }
}

function toRecord(
  lines: readonly Line[],
  years: readonly YearDisclosure[],
  refused: RefusedRow[],
): SourceRecord | null {
  const [line] = lines
  if (line === undefined || years.length === 0) return null
  const { nz_id: recordId, company_name: name, alias, lei, region, sics_industry: industry } = line.company
  const checked = holdBackUnitErrors(years, name, NZDPU_FILE)
  const identified = checkedIdentifiers({ lei: wordsOf(lei) }, { source: 'nzdpu', recordId })
  refused.push(
    ...checked.refused,
    ...identified.refused.map((reason) => ({
      source: 'nzdpu' as const,
      file: NZDPU_FILE,
      row: `row ${line.row}`,
      reason,
    })),
  )
  if (checked.disclosures.length === 0) return null
  const other = wordsOf(alias)
  return plainRecord({
    source: 'nzdpu',
    recordId,
    name,
    otherNames: other === null || other === name ? [] : [other],
    hqRegion: region ?? null,
    sector: wordsOf(industry),
    identifiers: identified.identifiers,
    disclosures: checked.disclosures,
  })
}
