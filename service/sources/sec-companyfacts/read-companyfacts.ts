import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Disclosure, Period } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { REVENUE_TAGS } from './revenue-tags'

export const COMPANYFACTS_FILE = 'live/companyfacts.ndjson.gz'
const fileName = 'companyfacts.ndjson.gz'

const Fact = z.object({
  tag: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  start: z.iso.date(),
  end: z.iso.date(),
  val: z.number(),
  form: z.string(),
  filed: z.iso.date(),
  accn: z.string(),
})
type Fact = z.infer<typeof Fact>

const Line = z.object({ cik: z.string().regex(/^[1-9]\d{0,9}$/), name: z.string().trim().min(1), facts: z.array(Fact) })

const annual = /^(?:10-K|10-KT|20-F|40-F)(?:\/A)?$/
const dayMs = 24 * 60 * 60 * 1000
/** 52 or 53 weeks, or a calendar year. */
const shortestYear = 350
const longestYear = 380
const firstYear = 2010
const largestAmount = 1e15

/**
 * Revenue by fiscal year from annual filings to the SEC: one line of JSON for each company. A period of 350 to 380 days counts as
 * a year, whatever the filing calls it; of a restated year the newest filing counts. Throws SourceFileError.
 */
export function readCompanyfacts(bytes: Uint8Array): SourceReading {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return readCompanyfactsLines(new TextDecoder().decode(isPacked ? unpack(bytes) : bytes).split('\n'))
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes)
  } catch (cause) {
    throw new SourceFileError(COMPANYFACTS_FILE, 'the whole file', 'is compressed and was cut off', { cause })
  }
}

/** Like the function above, but from the lines of the file. */
export function readCompanyfactsLines(texts: readonly string[]): SourceReading {
  const refused: RefusedRow[] = []
  const records = texts.flatMap((text, index) => {
    if (text === '') return []
    const row = index + 1
    const { cik, name, facts } = parseLine(text, row)
    const refuse = (reason: string) =>
      void refused.push({
        source: 'sec-companyfacts',
        file: COMPANYFACTS_FILE,
        row: `row ${row}`,
        reason: `${reason}: ${name}`,
      })
    const disclosures = yearsOf(facts, refuse).map((fact) => toDisclosure(cik, row, fact))
    if (disclosures.length === 0) return []
    return [
      plainRecord({
        source: 'sec-companyfacts',
        recordId: cik,
        name,
        identifiers: [{ kind: 'cik', value: cik }],
        disclosures,
      }),
    ]
  })
  return withRecords(COMPANYFACTS_FILE, { records, refused })
}

function parseLine(text: string, row: number): z.infer<typeof Line> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new SourceFileError(COMPANYFACTS_FILE, `row ${row}`, 'is not JSON: the file was cut off, or is another one', {
      cause,
    })
  }
  return parseRow(Line, json, COMPANYFACTS_FILE, row)
}

/** Returns one fact for each fiscal year. */
function yearsOf(facts: readonly Fact[], refuse: (reason: string) => void): Fact[] {
  const whole = facts.filter(({ form, start, end, val }) => {
    const days = (Date.parse(end) - Date.parse(start)) / dayMs
    return annual.test(form) && days >= shortestYear && days <= longestYear && val > 0 && val < largestAmount
  })
  const currency = mostUsed(whole.map((fact) => fact.currency))
  const years = [
    ...groupBy(
      whole.filter((fact) => fact.currency === currency),
      fiscalYear,
    ).entries(),
  ]
  return years.flatMap(([year, ofYear]) => {
    if (year < firstYear) return []
    const ends = new Set(ofYear.map(({ end }) => end))
    if (ends.size > 1) {
      refuse(`two fiscal years end in ${year} (${[...ends].join(', ')})`)
      return []
    }
    return widest(ofYear) ?? []
  })
}

/** A year that ends in the first days of January is the year before. */
function fiscalYear({ end }: Fact): number {
  return Number(new Date(Date.parse(end) - 15 * dayMs).toISOString().slice(0, 4))
}

function widest(ofYear: readonly Fact[]): Fact | null {
  for (const [, tag] of REVENUE_TAGS) {
    const [newest] = ofYear.filter((fact) => fact.tag === tag).toSorted((a, b) => (a.filed < b.filed ? 1 : -1))
    if (newest !== undefined) return newest
  }
  return null
}

function mostUsed(currencies: readonly string[]): string | null {
  const counts = [...groupBy(currencies, (currency) => currency).entries()]
  return counts.toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))[0]?.[0] ?? null
}

function toDisclosure(cik: string, row: number, fact: Fact): Omit<Disclosure, 'companyId'> {
  const year = fiscalYear(fact)
  const period = periodOf(fact)
  return {
    source: 'sec-companyfacts',
    recordId: cik,
    year,
    ...(period && { period }),
    region: 'GLOBAL',
    emissions: {},
    revenue: { amount: fact.val, currency: fact.currency },
    document: { url: null, title: `${fact.form} filed ${fact.filed}, ${fact.accn}`, page: null },
    filedIn: Number(fact.filed.slice(0, 4)),
    locator: `row ${row}, ${fact.tag} from ${fact.start} to ${fact.end}`,
    printed: [
      {
        field: 'revenue',
        printed: String(fact.val),
        unit: fact.currency,
        place: { file: fileName, row, path: fact.tag },
      },
    ],
  }
}

/** The months that lie mostly within the period; null for January to December. */
function periodOf({ start, end }: Fact): Period | null {
  const from = new Date(Date.parse(start) + 15 * dayMs).toISOString().slice(0, 7)
  const to = new Date(Date.parse(end) - 15 * dayMs).toISOString().slice(0, 7)
  return from.endsWith('-01') && to.endsWith('-12') ? null : { from, to }
}
