import { parquetReadObjects } from 'hyparquet'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestService, type TestProject, type TestService } from '@/service/testing/programs/start-test-service'

/**
 * An export never gathers its rows: over a socket, with a count of the rows that the service reads. `npm run bench -- stream` measures
 * memory with 100,000 organizations.
 */

/** More than a row group of Parquet, and more bytes than sockets hold. */
const many = 12_000
/** Some pages. */
const few = 2_000
const mostPerStatement = 500

let service: TestService
let projects: { few: TestProject; many: TestProject }
let address: string
/** What the service has read since the test began, and what it waits for before it reads the rows after `heldFrom`. */
let rowsRead = 0
let largest = 0
let heldFrom = many
let release = () => {}
let held: Promise<void> = Promise.resolve()

beforeAll(async () => {
  service = await startTestService()
  projects = { few: await projectOf(few), many: await projectOf(many) }
  const { reads } = service.ctx
  const counted: typeof reads.query = async (sql, parameters, options) => {
    const isPage = /\blimit\b/.test(sql)
    if (isPage && rowsRead >= heldFrom) await held
    const rows = await reads.query(sql, parameters, options)
    if (isPage) rowsRead += rows.length
    largest = Math.max(largest, rows.length)
    return rows
  }
  Object.assign(service.ctx, { reads: { query: counted } })
  address = await service.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterEach(() => {
  release()
  ;[rowsRead, largest, heldFrom] = [0, 0, many]
})
afterAll(() => service.stop())

async function projectOf(organizations: number): Promise<TestProject> {
  const project = await service.project()
  await service.database.query(
    `insert into organization (project_id, name, sort_name, search_text, status, created_at, updated_at)
     select $1, 'Many ' || n, 'many ' || n, 'many ' || n, 'synced', $2, $2 from generate_series(1, $3::integer) n`,
    [project.id, new Date(), organizations],
  )
  return project
}

function holdFrom(rows: number): void {
  heldFrom = rows
  held = new Promise((resolve) => {
    release = resolve
  })
}

async function open(format: string, { key }: TestProject): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const headers = { authorization: `Bearer ${key}` }
  const { body } = await fetch(`${address}/organizations.${format}`, { headers })
  if (body === null) throw new Error('No body')
  return body.getReader()
}

async function readRest(reader: ReadableStreamDefaultReader<Uint8Array>, first: Uint8Array): Promise<Buffer> {
  const chunks = [first]
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  return Buffer.concat(chunks)
}

async function countRows(format: string, file: Buffer): Promise<number> {
  if (format !== 'parquet') return file.toString().trimEnd().split('\n').length - (format === 'csv' ? 1 : 0)
  return (await parquetReadObjects({ file: new Uint8Array(file).buffer, columns: ['id'] })).length
}

it.each([
  ['ndjson', 1, few],
  ['csv', 1, few],
  // A group of 10,000 rows is written at once.
  ['parquet', 10_000, many],
] as const)('%s arrives while later rows are still unread, and reads them in pages', async (format, needed, all) => {
  holdFrom(needed)
  const reader = await open(format, all === few ? projects.few : projects.many)
  const { value: first = new Uint8Array() } = await reader.read()
  expect(first.length).toBeGreaterThan(0)
  expect(rowsRead).toBeLessThan(needed + mostPerStatement)
  release()
  expect(await countRows(format, await readRest(reader, first))).toBe(all)
  expect([rowsRead, largest]).toEqual([all, mostPerStatement])
})

it('reads no further while its reader takes nothing', async () => {
  const reader = await open('ndjson', projects.many)
  const { value: first = new Uint8Array() } = await reader.read()
  // Until nothing moves any more: the sockets are full.
  for (let before = -1; before !== rowsRead; ) {
    before = rowsRead
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  expect(rowsRead).toBeLessThan(many)
  expect(await countRows('ndjson', await readRest(reader, first))).toBe(many)
})
