import { SourceFileError } from './source-file-error'
import type { SourceReading } from './source-record'

/** The reading itself. Throws SourceFileError where it holds no record: a file of headings alone was cut. */
export function withRecords(file: string, reading: SourceReading): SourceReading {
  if (reading.records.length > 0) return reading
  throw new SourceFileError(file, 'the whole file', 'there is no company in it')
}

/** Less than this share of the edition before is no edition but a part of one. */
const leastShare = 0.5

/** Why a new edition must not replace the one in use, by the number of their records; null where it may. */
export function whyTooFew(records: number, recordsBefore: number): string | null {
  if (records === 0) return 'it holds no record'
  if (records >= recordsBefore * leastShare) return null
  return `it holds ${records} records where the edition in use has ${recordsBefore}: it was cut, or is another file`
}
