import 'server-only'
import writeXlsxFile from 'write-excel-file/node'
import { createFormat } from '@/lib/format/create-format'
import { readerOf } from '@/lib/server/read-reader'
import { servicePath } from '@/lib/server/service-path'
import type { CsvCell } from '@/lib/sheets/write-csv'
import { type FootprintAnswer, parseFootprint } from '@/lib/views/answers/footprint/footprint-answer'
import { parseKept } from '@/lib/views/answers/footprint/kept-footprint-answer'
import type { WorkbookWords } from '@/lib/views/footprint/disclosure-sheets'
import { type FootprintStamp, footprintSheets } from '@/lib/views/footprint/footprint-sheets'
import { answerError } from './answer-browser'
import { answerExtension } from './read-extension'
import { askService, type ServiceAnswer } from './service-client'

type ExportRequest = { request: Request; parameters: URLSearchParams; now: Date }

/** The footprint as a workbook to hand over: every line with its inputs, and what is not covered. */
export async function exportFootprint({ request, parameters, now }: ExportRequest): Promise<Response> {
  const answer = await askService({ method: 'GET', path: servicePath('/footprint', {}, parameters) })
  const footprint = readAnswer(answer, parseFootprint)
  if (footprint === null) return answerNone(answer, 'This service computes no footprint.')
  return sendWorkbook(footprint, readWorkbookWords(request), { at: now.toISOString(), kept: null })
}

/** The same for a kept footprint, with its figures, rates and editions. */
export async function exportKept(id: string, request: Request): Promise<Response> {
  const answer = await askService({ method: 'GET', path: servicePath('/footprint/kept/{id}', { id }) })
  const kept = readAnswer(answer, parseKept)
  if (kept === null) return answerNone(answer, 'This service keeps no footprints.')
  const { footprint, kept_at: at, ...head } = kept
  return sendWorkbook(footprint, readWorkbookWords(request), { at: at ?? '', kept: head })
}

function readWorkbookWords(request: Request): WorkbookWords {
  const { locale, catalog } = readerOf(request.headers)
  const format = createFormat(locale, catalog)
  return { footprint: format.words('footprint'), disclosure: format.words('disclosure'), format }
}

function readAnswer<Answer>(answer: ServiceAnswer, parse: (json: unknown) => Answer | null): Answer | null {
  return answer.kind === 'answered' && answer.status === 200 ? parse(answer.json) : null
}

function answerNone(answer: ServiceAnswer, detail: string): Response {
  return answer.kind === 'answered' && answer.status === 200
    ? answerError(501, 'Not offered by the service', detail)
    : answerExtension(answer, detail, true)
}

async function sendWorkbook(
  footprint: FootprintAnswer,
  words: WorkbookWords,
  stamp: FootprintStamp,
): Promise<Response> {
  const workbook = await toWorkbook(footprint, words, stamp)
  return new Response(new Uint8Array(workbook), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="footprint-${footprint.year ?? 'none'}-${stamp.at.slice(0, 10)}.xlsx"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function toWorkbook(footprint: FootprintAnswer, words: WorkbookWords, stamp: FootprintStamp): Promise<Buffer> {
  const sheets = footprintSheets(footprint, words, stamp).map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row, at) => row.map((cell) => toSheetCell(cell, at === 0))),
    columns: (rows[0] ?? []).map((head) => ({ width: Math.min(48, Math.max(14, String(head ?? '').length + 2)) })),
    stickyRowsCount: 1,
  }))
  return writeXlsxFile(sheets).toBuffer()
}

/** Text cells are typed as text, so no program computes them, whatever they begin with. */
function toSheetCell(cell: CsvCell, isHead: boolean) {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  return isHead ? { value: cell, type: String, fontWeight: 'bold' as const, wrap: true } : { value: cell, type: String }
}
