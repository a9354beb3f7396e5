import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { DumpedColumn } from '@/service/storage/backup/dump-tables'
import { type BackupReport, ControlLine, Head, type LastLine } from './backup-lines'
import { createRowSum } from './row-sum'

/** Callbacks for the parts of a backup as they are read. */
export type BackupReader = {
  head(head: Head): Promise<void>
  table(name: string, columns: DumpedColumn[]): Promise<void>
  rows(rows: string[]): Promise<void>
  last(line: LastLine): Promise<void>
}

/** Rows are passed to the reader in parts of about this many characters. */
const partLength = 1_000_000

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const gunzip = createGunzip().setEncoding('utf8')
  source.on('error', (error) => gunzip.destroy(error))
  // A line may have hundreds of megabytes, so its pieces are joined only once.
  let pieces: string[] = []
  for await (const chunk of source.pipe(gunzip) as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n')
    pieces.push(first)
    for (const other of others) {
      yield pieces.join('')
      pieces = [other]
    }
  }
  const rest = pieces.join('')
  if (rest !== '') yield rest
}

function parseHead(line: string): Head {
  const head = Head.safeParse(JSON.parse(line))
  if (!head.success) throw new Error('its first line is not the head of a backup of this version')
  return head.data
}

async function readLines(file: string, reader: BackupReader): Promise<BackupReport> {
  let report: BackupReport | null = null
  let table: string | null = null
  let sum = createRowSum()
  let part: string[] = []
  let length = 0
  let isComplete = false
  async function handOn(): Promise<void> {
    if (part.length > 0) await reader.rows(part)
    part = []
    length = 0
  }
  async function control(line: string, so: BackupReport): Promise<void> {
    const read = ControlLine.parse(JSON.parse(line))
    if ('table' in read) {
      table = read.table
      sum = createRowSum()
      await reader.table(read.table, read.columns)
    } else if ('end' in read) {
      await handOn()
      const { rows, checksum } = sum.result()
      if (read.end !== table || read.rows !== rows || read.checksum !== checksum) {
        throw new Error(`table ${read.end} should have ${read.rows} rows of another checksum than the ${rows} it has`)
      }
      so.tables.push({ name: read.end, rows, checksum })
      table = null
    } else {
      if (table !== null || read.tables !== so.tables.length) throw new Error('tables are missing')
      isComplete = true
      await reader.last(read)
    }
  }
  for await (const line of linesOf(file)) {
    if (isComplete) throw new Error('there is data after its last line')
    if (report === null) {
      const head = parseHead(line)
      report = { tables: [], madeAt: head.madeAt }
      await reader.head(head)
    } else if (line.startsWith('[') && table !== null) {
      sum.add(line)
      part.push(line)
      length += line.length
      if (length > partLength) await handOn()
    } else await control(line, report)
  }
  if (report === null || !isComplete) throw new Error('its end is missing')
  return report
}

const nothing: BackupReader = {
  head: async () => {},
  table: async () => {},
  rows: async () => {},
  last: async () => {},
}

/**
 * Reads a complete backup, passes its parts to `reader`, and checks every checksum. Throws an Error with the reason for a file
 * that is missing, no backup, or damaged; errors of `reader` are thrown unchanged.
 */
export async function readBackup(file: string, reader: BackupReader = nothing): Promise<BackupReport> {
  let failure: unknown
  const guarded = Object.fromEntries(
    Object.entries(reader).map(([name, take]) => [
      name,
      async (...words: never[]) => {
        try {
          await (take as (...words: never[]) => Promise<void>)(...words)
        } catch (error) {
          failure = error
          throw error
        }
      },
    ]),
  ) as BackupReader
  try {
    return await readLines(file, guarded)
  } catch (cause) {
    if (failure !== undefined) throw failure
    throw new Error(`${file} cannot be used as a backup: ${wordsOf(cause)}`, { cause })
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError')) {
    return 'it is damaged, one of its lines is invalid'
  }
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'Z_BUF_ERROR') return 'it is cut off'
  if (code.startsWith('Z_')) return `it is damaged, or is none (${error.message})`
  return error.message
}
