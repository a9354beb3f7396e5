import { readInlineXbrl } from '@/service/reports/input/xbrl/read-inline-xbrl'
import type { Figure } from '@/service/reports/model/figure'
import type { Trace } from '@/service/reports/model/trace'
import { type Progress, type ReportFigures, readPdfReport, readTextReport } from '@/service/reports/read-report'
import type { ReadingBounds } from './reading-bounds'
import { ReportError } from './report-error'

/** Reads a report by its content, not its name: a PDF, a tagged XHTML report, otherwise markdown or plain text. Throws ReportError. */
export async function readAnyReport(
  bytes: Uint8Array,
  onPage?: (page: number, pageCount: number, found: readonly Figure[]) => void,
  bounds?: ReadingBounds,
  trace?: Trace,
): Promise<ReportFigures> {
  const tell = ({ page, pageCount, found }: Progress) => onPage?.(page, pageCount, found)
  if (bytes.length === 0) throw new ReportError('The file is empty', { reason: { code: 'empty' } })
  if (isPdf(bytes)) {
    const reading = readPdfReport(bytes, bounds, trace)
    for (;;) {
      const step = await reading.next()
      if (step.done) return step.value
      tell(step.value)
    }
  }
  const text = decodeReport(bytes)
  return isMarkup(text) ? readInlineXbrl(text, bounds, tell) : readTextReport(text, bounds, tell, trace)
}

/** PDF readers look for the header in the first kilobyte. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** Whether the text is HTML, with or without tags of XBRL. */
export function isMarkup(text: string): boolean {
  return /<html[\s>]|<xbrl[\s>]/i.test(text.slice(0, 20_000))
}

/** The text of a file that is no PDF. Throws ReportError for one that is no text either. */
export function decodeReport(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  // A NUL means a picture, an archive or the like, not text.
  if (bytes.subarray(0, 4096).includes(0)) throw noReport()
  try {
    return decodeAs('utf-8', bytes)
  } catch (error) {
    // Older programs write text with one byte per letter; a picture contains bytes that no text has.
    const isText = bytes.subarray(0, 65_536).every((byte) => byte >= 32 || (byte >= 9 && byte <= 13))
    if (isText && bytes.length > 16) return decodeAs('windows-1252', bytes)
    throw error
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw noReport(error)
  }
}

function noReport(cause?: unknown): ReportError {
  return new ReportError('The file is neither a PDF nor text', { reason: { code: 'no_report' }, cause })
}
