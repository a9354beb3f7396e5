import { SourceFileError } from './source-file-error'
import type { SourceReading } from './source-record'

/** Returns the reading. Throws SourceFileError where it has no record: a file with headings only was cut off. */
export function withRecords(file: string, reading: SourceReading): SourceReading {
  if (reading.records.length > 0) return reading
  throw new SourceFileError(file, 'the whole file', 'there is no company in it')
}

/** A file with less than this share of the previous edition's records is incomplete. */
const leastShare = 0.5

/** Returns why a new edition must not replace the one in use, by their numbers of records; null where it may. */
export function whyTooFew(records: number, recordsBefore: number): string | null {
  if (records === 0) return 'it holds no record'
  if (records >= recordsBefore * leastShare) return null
  return `it holds ${records} records where the edition in use has ${recordsBefore}: it was cut, or is another file`
}
