import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { DisclosedEmissions, Disclosure, PrintedFigure } from '@/service/reference/records'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { isMissing, readNumber, tonnesToKilograms } from '@/service/sources/tables/read-number'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { isSiren } from './siren'

export const ADEME_BEGES_FILE = 'live/bilan-ges.ndjson.gz'

/** Posts of the official method by scope: P1.1 is "emissions_publication_p11". */
const posts = {
  scope1Kg: ['11', '12', '13', '14', '15'],
  scope2Kg: ['21', '22'],
  scope3Kg: ['31', '32', '33', '34', '35', '41', '42', '43', '44', '45', '51', '52', '53', '54', '61'],
} as const

export function columnOfPost(post: string): string {
  return `emissions_publication_p${post}`
}

/** The columns that are requested of each row. */
export const ADEME_COLUMNS: readonly string[] = [
  'id',
  'raison_sociale',
  'siren_principal',
  'type_de_structure',
  'annee_de_reporting',
  'date_de_publication',
  ...Object.values(posts).flatMap((ofScope) => ofScope.map(columnOfPost)),
]

const Cell = z.union([z.number(), z.string()]).nullish()

const Row = z.looseObject({
  id: z.union([z.number(), z.string().min(1)]).transform(String),
  raison_sociale: z.string().trim().nullish(),
  siren_principal: z.union([z.number(), z.string()]).nullish(),
  type_de_structure: z.string().trim().nullish(),
  annee_de_reporting: z.union([z.number(), z.string()]),
  date_de_publication: z.string().nullish(),
})
type Row = z.infer<typeof Row> & { row: number; cells: Readonly<Record<string, unknown>> }
type YearDisclosure = Omit<Disclosure, 'companyId'>

const isPublic = /collectivit|etat|état|public/i

/**
 * Greenhouse gas balances that legal entities in France publish. Scopes 1, 2 and 3 are our sums over the posts that a balance
 * states. The file has one line of JSON for each balance. Throws SourceFileError for a line of another shape.
 */
export function readAdemeBeges(bytes: Uint8Array): SourceReading {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return readAdemeLines(new TextDecoder().decode(isPacked ? unpack(bytes) : bytes).split('\n'))
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes)
  } catch (cause) {
    throw new SourceFileError(ADEME_BEGES_FILE, 'the whole file', 'is compressed and was cut off', { cause })
  }
}

/** Like the function above, but from the lines of the file. */
export function readAdemeLines(lines: readonly string[]): SourceReading {
  const refused: RefusedRow[] = []
  const refuse = (row: number, reason: string) =>
    void refused.push({ source: 'ademe-beges', file: ADEME_BEGES_FILE, row: `row ${row}`, reason })
  const rows = lines.flatMap((text, index) => {
    if (text === '') return []
    const row = parseLine(text, index + 1)
    const why = whyNot(row)
    if (why !== null) refuse(row.row, `${why}: ${row.raison_sociale ?? row.id}`)
    return why === null ? [row] : []
  })
  const records = [...groupBy(rows, ({ siren_principal: siren }) => sirenOf(siren)).entries()].flatMap(
    ([siren, ofEntity]) => {
      const name = ofEntity[0]?.raison_sociale ?? ''
      const years = [...groupBy(ofEntity, (row) => Number(row.annee_de_reporting)).values()].flatMap((ofYear) => {
        const [row, ...others] = ofYear.toSorted((a, b) =>
          (b.date_de_publication ?? '').localeCompare(a.date_de_publication ?? ''),
        )
        for (const other of others) refuse(other.row, `another balance of that year was published later: ${name}`)
        return row === undefined ? [] : (readYear(siren, row, refuse) ?? [])
      })
      const checked = holdBackUnitErrors(years, name, ADEME_BEGES_FILE)
      refused.push(...checked.refused)
      if (checked.disclosures.length === 0) return []
      const identifiers = [{ kind: 'fr_siren' as const, value: siren }]
      const { disclosures } = checked
      return [plainRecord({ source: 'ademe-beges', recordId: siren, name, hqRegion: 'FR', identifiers, disclosures })]
    },
  )
  return withRecords(ADEME_BEGES_FILE, { records, refused })
}

function parseLine(text: string, row: number): Row {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new SourceFileError(ADEME_BEGES_FILE, `row ${row}`, 'is not JSON: the file was cut off, or is another one', {
      cause,
    })
  }
  const cells = z.record(z.string(), z.unknown()).parse(json)
  return { ...parseRow(Row, json, ADEME_BEGES_FILE, row), row, cells }
}

function sirenOf(value: Row['siren_principal']): string {
  return String(value ?? '').replace(/\s/g, '')
}

function whyNot({
  type_de_structure: type,
  siren_principal: siren,
  annee_de_reporting: year,
  raison_sociale: name,
}: Row): string | null {
  if (!name) return 'no name'
  if (type && isPublic.test(type)) return `no company: ${type}`
  if (!isSiren(sirenOf(siren))) return 'no SIREN whose check digit fits'
  return /^20\d\d$/.test(String(year)) ? null : 'no year'
}

function readYear(siren: string, row: Row, refuse: (row: number, reason: string) => void): YearDisclosure | null {
  const emissions: DisclosedEmissions = {}
  const printed: PrintedFigure[] = []
  for (const field of ['scope1Kg', 'scope2Kg', 'scope3Kg'] as const) {
    const stated = posts[field].flatMap((post) => {
      const column = columnOfPost(post)
      const cell = Cell.safeParse(row.cells[column])
      if (!cell.success || isMissing(cell.data)) return []
      const tonnes = readNumber(cell.data, { file: ADEME_BEGES_FILE, row: row.row, column })
      return tonnes === null ? [] : [{ column, tonnes, cell: cell.data }]
    })
    // A negative post is a credit for waste or land use, so the scope's sum would not be its emissions.
    if (stated.some(({ tonnes }) => tonnes < 0)) {
      refuse(row.row, `a post of ${field} is negative: ${row.raison_sociale ?? siren}`)
      continue
    }
    const total = stated.reduce((sum, { tonnes }) => sum + tonnes, 0)
    // Publishers of balances write 0 in all posts of a scope where they know nothing.
    if (stated.length === 0 || total === 0) continue
    emissions[field] = tonnesToKilograms(Number(total.toPrecision(15)))
    const place = { file: baseName(ADEME_BEGES_FILE), row: row.row }
    for (const { column, cell } of stated) {
      printed.push({ field, printed: String(cell).trim(), unit: 't CO2e', place: { ...place, path: column } })
    }
  }
  if (printed.length === 0) return null
  const year = Number(row.annee_de_reporting)
  const published = /(?:^|\D)(20\d\d)(?:\D|$)/.exec(row.date_de_publication ?? '')?.[1]
  return {
    source: 'ademe-beges',
    recordId: siren,
    year,
    region: 'FR',
    emissions,
    revenue: null,
    document: { url: null, title: `Bilan GES ${row.id}`, page: null },
    ...(published !== undefined && Number(published) >= year && { filedIn: Number(published) }),
    locator: `row ${row.row}, balance ${row.id}`,
    printed,
  }
}
