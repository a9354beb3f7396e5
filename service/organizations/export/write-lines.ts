import Papa from 'papaparse'
import { formulaStart } from '@/service/contract/formula'
import type { OrganizationSummary } from '@/service/contract/organization/organization-list'
import { columns } from './present-columns'

type Pages = AsyncIterable<readonly OrganizationSummary[]>

/** Every organization as one line of JSON. */
export async function* writeNdjson(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((one) => `${JSON.stringify(one)}\n`).join('')
}

/**
 * CSV of RFC 4180 in UTF-8 with a header line; numbers have a decimal point, unknown is an empty field. Text that a spreadsheet would
 * compute gets a leading apostrophe.
 */
export async function* writeCsv(pages: Pages): AsyncGenerator<string> {
  yield toLines([columns.map(({ name }) => name)])
  for await (const page of pages) yield toLines(page.map((one) => columns.map(({ of }) => of(one))))
}

function toLines(rows: unknown[][]): string {
  return `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`
}
