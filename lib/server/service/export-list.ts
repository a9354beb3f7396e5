import 'server-only'
import writeXlsxFile from 'write-excel-file/node'
import type { Format } from '@/lib/format/create-format'
import type { Words } from '@/lib/messages/words'
import { servicePath } from '@/lib/server/service-path'
import { byteOrderMark, type CsvCell, csvLine } from '@/lib/sheets/write-csv'
import { isList, type ListAnswer, parseSummary } from '@/lib/views/answers/list-answer'
import { exportHeaders, noOwnHeads, type OwnHeads, toCells } from '@/lib/views/list/export-table'
import { type ReportCell, reportCells, reportHeads } from '@/lib/views/list/report-table'
import { answerBrowser, answerError } from './answer-browser'
import { isWithoutList } from './is-without-list'
import { pagesAfter, readPage } from './list-pages'
import { askService } from './service-client'

/** A workbook is built in memory; CSV has no such limit. */
const mostSheetRows = 50_000

/** The columns of the project's own list; none if the service stores none or cannot say. */
async function askOwnHeads(parameters: URLSearchParams): Promise<OwnHeads> {
  const asked = new URLSearchParams(parameters)
  asked.delete('sort')
  const answer = await askService({ method: 'GET', path: servicePath('/organizations/summary', {}, asked) })
  const summary = answer.kind === 'answered' && answer.status === 200 ? parseSummary(answer.json) : null
  const own = summary?.own_data
  return own ? { spend: own.spend, columns: own.columns.map(({ heading }) => heading) } : noOwnHeads
}

type ExportRequest = {
  parameters: URLSearchParams
  format: 'csv' | 'xlsx'
  /** How the reader writes figures, for the sheet for people. */
  reader: Format
  /** The dashboard's origin, for links to its pages. */
  origin: string
  now: Date
}

/**
 * The list that `parameters` select, as a download. The first page is read before anything is sent, so that its failure becomes an error
 * response; a later failure aborts the download.
 */
export async function exportList({ parameters, format, reader, origin, now }: ExportRequest): Promise<Response> {
  const { answer, page: first } = await readPage(parameters, null)
  if (first === null) {
    return isWithoutList(answer, isList)
      ? answerError(501, 'No list of organizations', 'This service has no list that could be exported.')
      : answerBrowser(answer, isList)
  }
  const day = now.toISOString().slice(0, 10)
  const own = await askOwnHeads(parameters)
  if (format === 'csv') {
    return download(
      toCsvStream(first, { parameters, reader, own }),
      'text/csv; charset=utf-8',
      `organizations-${day}.csv`,
    )
  }
  if ((first.matching ?? 0) > mostSheetRows) return tooLarge()
  try {
    const workbook = await toWorkbook(first, { parameters, reader, origin, now, own })
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return workbook === null ? tooLarge() : download(new Uint8Array(workbook), type, `organizations-${day}.xlsx`)
  } catch {
    return answerError(502, 'The list could not be read whole', 'Nothing was exported. Try again in a moment.')
  }
}

function tooLarge(): Response {
  const detail = `A sheet may have ${mostSheetRows} organizations: filter the list, or export CSV.`
  return answerError(413, 'Too large for a sheet', detail)
}

function download(body: BodyInit, type: string, name: string): Response {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(body, { headers })
}

type TableRequest = Omit<ExportRequest, 'format'> & { own: OwnHeads }
type CsvRequest = Pick<TableRequest, 'parameters' | 'reader' | 'own'>
type AboutRequest = { parameters: URLSearchParams; words: Words<'export'>; now: Date }

function toCsvStream(first: ListAnswer, { parameters, reader, own }: CsvRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const words = reader.words('export')
  const rest = pagesAfter(first, parameters)
  const lines = ({ organizations }: ListAnswer) =>
    organizations.map((one) => csvLine(toCells(one, reader, own), words('decimalSign'))).join('')
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(
        encoder.encode(`${byteOrderMark}${csvLine(exportHeaders(words, own), words('decimalSign'))}${lines(first)}`),
      )
    },
    pull: async (controller) => {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(lines(value)))
    },
    cancel: async () => {
      await rest.return(undefined)
    },
  })
}

/** Null for more rows than a sheet may have. A search in a large project is not counted to the end in advance. */
async function toWorkbook(first: ListAnswer, request: TableRequest): Promise<Buffer | null> {
  const { parameters, reader, origin, now, own } = request
  const words = reader.words('export')
  const heads = exportHeaders(words, own)
  const summaries = [...first.organizations]
  for await (const page of pagesAfter(first, parameters)) {
    summaries.push(...page.organizations)
    if (summaries.length > mostSheetRows) return null
  }
  const rows = [heads.map(toHeader), ...summaries.map((summary) => toCells(summary, reader, own).map(toSheetCell))]
  const about = await describeExport({ parameters, words, now }, summaries.length)
  const { spend } = own
  const report = reportHeads(reader, spend)
  const widths = heads.map((header) => ({ width: Math.min(40, Math.max(12, header.length + 2)) }))
  return writeXlsxFile([
    {
      data: [
        report.map(({ header }) => toHeader(header)),
        ...summaries.map((summary) => reportCells(summary, reader, { spend, origin }).map(toReportCell)),
      ],
      sheet: words('report'),
      columns: report.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      orientation: 'landscape',
    },
    { data: rows, sheet: words('data'), columns: widths, stickyRowsCount: 1 },
    {
      data: about.map((row) => row.map(toSheetCell)),
      sheet: words('about'),
      columns: [{ width: 44 }, { width: 40 }, { width: 32 }, { width: 48 }, { width: 14 }],
    },
  ]).toBuffer()
}

function toHeader(value: string) {
  return { value, type: String, fontWeight: 'bold' as const, wrap: true }
}

/** Text cells are typed as text, so no program computes them, whatever they begin with. */
function toSheetCell(cell: CsvCell) {
  if (cell === null) return null
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String }
}

/** A number as people read it, or text with a link; only our own text stands in a formula. */
function toReportCell(cell: ReportCell) {
  if (cell === null) return null
  const { value, format, href } = cell
  if (typeof value === 'number') return { value, type: Number, ...(format === undefined ? {} : { format }) }
  if (href === undefined) return { value, type: String }
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  return { value: `=HYPERLINK(${quoted(href)},${quoted(value)})`, type: 'Formula' as const, textColor: '#1d4ed8' }
}

/** What was exported and when, and whose figures these are. */
async function describeExport({ parameters, words, now }: AboutRequest, organizations: number): Promise<CsvCell[][]> {
  const filters = [...parameters].map(([name, value]): CsvCell[] => [name.replaceAll('_', ' '), value])
  return [
    [words('organizations'), organizations],
    [words('exportedAt'), now.toISOString()],
    [words('emptyCells'), words('emptyMeans')],
    [words('filter'), parameters.size === 0 ? words('filterNone') : null],
    ...filters,
    [],
    [words('source'), words('publisher'), words('licence'), words('licenceText'), words('retrievedOn')],
    ...(await listSources(words)),
  ]
}

async function listSources(words: Words<'export'>): Promise<CsvCell[][]> {
  const answer = await askService({ method: 'GET', path: servicePath('/data/sources') })
  if (answer.kind !== 'answered' || answer.status !== 200 || !Array.isArray(answer.json)) {
    return [[words('sourcesNotRead')]]
  }
  return answer.json.map((source: unknown) =>
    ['title', 'publisher', 'licence', 'licence_url', 'retrieved_at'].map((field) => {
      const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, field) : null
      return typeof value === 'string' ? value : null
    }),
  )
}
