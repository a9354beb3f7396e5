import { type BasicType, ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import type { OrganizationSummary } from '@/service/contract/organization/organization-list'
import { type Cell, type ColumnType, columns } from './present-columns'

/** Rows per row group, which is built in memory. */
const rowsOfGroup = 10_000

const types: Readonly<Record<ColumnType, BasicType>> = {
  text: 'STRING',
  id: 'INT64',
  year: 'INT32',
  count: 'INT32',
  decimal: 'DOUBLE',
  flag: 'BOOLEAN',
  instant: 'TIMESTAMP',
  json: 'STRING',
}

/** Parquet (https://parquet.apache.org), one row group after the other; written bytes are yielded at once. */
export async function* writeParquet(pages: AsyncIterable<readonly OrganizationSummary[]>): AsyncGenerator<Buffer> {
  const bytes = new ByteWriter()
  const file = new ParquetWriter({
    writer: bytes,
    schema: schemaFromColumnData({ columnData: toColumns([]) }),
    createdBy: 'Carbon Register',
    kvMetadata: [{ key: 'units', value: 'kg: kilograms CO2e; null: not known' }],
  })
  let rows: OrganizationSummary[] = []
  for await (const page of pages) {
    rows.push(...page)
    if (rows.length < rowsOfGroup) continue
    yield writeGroup(file, bytes, rows)
    rows = []
  }
  if (rows.length > 0) yield writeGroup(file, bytes, rows)
  void file.finish()
  yield take(bytes)
}

function writeGroup(file: ParquetWriter, bytes: ByteWriter, rows: readonly OrganizationSummary[]): Buffer {
  void file.write({ columnData: toColumns(rows), rowGroupSize: rows.length })
  return take(bytes)
}

/** Removes and returns the bytes written since the last call; offsets continue from the beginning of the file. */
function take(bytes: ByteWriter): Buffer {
  const taken = Buffer.from(bytes.getBuffer())
  bytes.index = 0
  return taken
}

function toColumns(rows: readonly OrganizationSummary[]): ColumnSource[] {
  return columns.map(({ name, type, of }) => ({
    name,
    type: types[type],
    data: rows.map((row) => toValue(of(row), type)),
  }))
}

function toValue(cell: Cell, type: ColumnType): Cell | bigint | Date {
  if (cell === null) return null
  if (type === 'id') return BigInt(cell)
  return type === 'instant' ? new Date(String(cell)) : cell
}
