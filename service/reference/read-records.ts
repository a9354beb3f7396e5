import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SourceId } from './records'
import { SourceRecord } from './source-record'

/** Returns the path, inside the folder of the reference data, of a source's records. */
export function recordsFile(source: SourceId): string {
  return `records/${source}.ndjson.gz`
}

/**
 * Returns the records of a gzipped NDJSON file. Throws an Error that names `origin` and the line when the file is damaged or a
 * row is not a SourceRecord.
 */
export function parseRecords(bytes: Uint8Array, origin: string): SourceRecord[] {
  const text = unpack(bytes, origin)
  const records: SourceRecord[] = []
  let line = 0
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    const row = text.slice(start, end === -1 ? text.length : end)
    start = end === -1 ? text.length : end + 1
    line += 1
    if (row !== '') records.push(parseRow(row, `${origin}, line ${line}`))
  }
  return records
}

function parseRow(row: string, place: string): SourceRecord {
  try {
    return SourceRecord.parse(JSON.parse(row))
  } catch (cause) {
    throw new Error(`Reference data ${place}, is not as expected; npm run build -- data writes it`, { cause })
  }
}

function unpack(bytes: Uint8Array, origin: string): string {
  try {
    return gunzipSync(bytes).toString('utf8')
  } catch (cause) {
    throw new Error(`Reference data ${origin} cannot be read; npm run build -- data writes it`, { cause })
  }
}

/** Returns the compiled records of one source. Throws an Error that names the file when it is missing or not as expected. */
export function readRecords(directory: string, source: SourceId): SourceRecord[] {
  return parseRecords(readRecordsFile(directory, source), recordsFile(source))
}

/** Returns the bytes of the same file. */
export function readRecordsFile(directory: string, source: SourceId): Uint8Array {
  try {
    return readFileSync(join(directory, recordsFile(source)))
  } catch (cause) {
    throw new Error(`Reference data ${recordsFile(source)} cannot be read; npm run build -- data writes it`, { cause })
  }
}
