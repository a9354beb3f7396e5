import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { z } from 'zod'
import { Commitment, Company, Disclosure } from './records'

/**
 * The rows of one compiled NDJSON file, one at a time. Throws an Error that names the file and line when it is missing,
 * damaged, or a row is not of its schema.
 */
function* readRows<Row>(directory: string, file: string, schema: z.ZodType<Row>): Generator<Row> {
  const text = readText(directory, file)
  let line = 0
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    const row = text.slice(start, end === -1 ? text.length : end)
    start = end === -1 ? text.length : end + 1
    line += 1
    if (row === '') continue
    try {
      yield schema.parse(JSON.parse(row))
    } catch (cause) {
      throw new Error(`Reference data ${file}, line ${line}, is not as expected; npm run data:build writes it`, {
        cause,
      })
    }
  }
}

function readText(directory: string, file: string): string {
  try {
    return gunzipSync(readFileSync(join(directory, file))).toString('utf8')
  } catch (cause) {
    throw new Error(`Reference data ${file} cannot be read; npm run data:build writes it`, { cause })
  }
}

export function readCompanies(directory: string): Generator<Company> {
  return readRows(directory, 'companies.ndjson.gz', Company)
}

export function readCommitments(directory: string): Generator<Commitment> {
  return readRows(directory, 'commitments.ndjson.gz', Commitment)
}

export function readDisclosures(directory: string): Generator<Disclosure> {
  return readRows(directory, 'disclosures.ndjson.gz', Disclosure)
}
