import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Validators } from '@/service/fetching/create-publisher'

const Line = z.object({
  key: z.string(),
  /** The last fetch that asked this question. */
  round: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  answer: z.unknown(),
})

type Entry = { offset: number; length: number; round: string } & Validators

export type KeptAnswer = Validators & {
  answer: unknown
  /** Whether the fetch under way asked this already and need not ask again. */
  isOfThisRound: boolean
}

/**
 * A publisher's answers on disk, so that an interrupted fetch continues where it was, and the next fetch asks only for what
 * changed. Memory holds the position of each answer in the file, not the answer.
 */
export type KeptAnswers = {
  find: (key: string) => Promise<KeptAnswer | null>
  keep: (key: string, answer: unknown, validators?: Validators) => Promise<void>
  /** Marks an answer of an earlier round as still valid, because the publisher said so. */
  confirm: (key: string) => Promise<void>
  /** Every answer of this round, in alphabetical order of the keys. */
  entries: () => AsyncGenerator<{ key: string; answer: unknown }>
  /** Ends the round: answers of earlier rounds are deleted, and the next fetch begins another round. */
  finish: () => Promise<void>
  close: () => Promise<void>
}

/** An interrupted fetch that is older than this is not continued; its questions are asked again. */
const longestRoundMs = 14 * 24 * 60 * 60 * 1000

const noValidators: Validators = { etag: null, lastModified: null }

/** Opens the answers stored in `directory`, which is created where it is missing. A last line that was cut off by a crash is left out. */
export async function openKeptAnswers(directory: string, now: Date): Promise<KeptAnswers> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'answers.ndjson')
  const roundPath = join(directory, 'round')
  const round = await readRound(roundPath, now)
  let file = await open(path, 'a+', 0o600)
  const { entries: index, end } = await readIndex(await open(path, 'r'))
  await file.truncate(end)
  let size = end
  let writing: Promise<void> = Promise.resolve()

  async function write(key: string, answer: unknown, validators: Validators): Promise<void> {
    const line = Buffer.from(`${JSON.stringify({ key, round, ...validators, answer })}\n`)
    const offset = size
    size += line.length
    index.set(key, { offset, length: line.length, round, ...validators })
    // One write after the other, because the position of each line is recorded.
    writing = writing.then(async () => void (await file.write(line)))
    await writing
  }

  async function read({ offset, length }: Entry): Promise<unknown> {
    await writing
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset)
    return Line.parse(JSON.parse(buffer.toString('utf8'))).answer
  }

  async function* entries(): AsyncGenerator<{ key: string; answer: unknown }> {
    for (const [key, entry] of [...index].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (entry.round === round) yield { key, answer: await read(entry) }
    }
  }

  return {
    async find(key) {
      const entry = index.get(key)
      if (entry === undefined) return null
      const { etag, lastModified } = entry
      return { answer: await read(entry), etag, lastModified, isOfThisRound: entry.round === round }
    },
    keep: (key, answer, validators = noValidators) => write(key, answer, validators),
    async confirm(key) {
      const entry = index.get(key)
      if (entry === undefined) throw new Error(`There is no answer to ${key} to confirm`)
      const { etag, lastModified } = entry
      await write(key, await read(entry), { etag, lastModified })
    },
    entries,
    async finish() {
      const next = `${path}.next`
      const compact = await open(next, 'w', 0o600)
      for await (const { key, answer } of entries()) {
        const { etag = null, lastModified = null } = index.get(key) ?? {}
        await compact.write(`${JSON.stringify({ key, round, etag, lastModified, answer })}\n`)
      }
      await compact.close()
      await file.close()
      await rename(next, path)
      await rm(roundPath, { force: true })
      file = await open(path, 'a+', 0o600)
    },
    close: () => file.close(),
  }
}

/** The id of the fetch under way: stored until it ends, so that the next start continues it. */
async function readRound(path: string, now: Date): Promise<string> {
  const before = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (now.getTime() - Date.parse(before.split(' ')[0] ?? '') < longestRoundMs) return before
  const round = `${now.toISOString()} ${randomUUID()}`
  await writeFile(path, round, { mode: 0o600 })
  return round
}

type Handle = Awaited<ReturnType<typeof open>>

const newline = 0x0a

/**
 * Returns the position of each answer and of the end of the last whole line, in bytes: a text may contain characters that some
 * programs treat as line ends. Positions after a line that was cut off would be wrong, so reading stops there.
 */
async function readIndex(file: Handle): Promise<{ entries: Map<string, Entry>; end: number }> {
  const entries = new Map<string, Entry>()
  let end = 0
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let start = 0
      for (let at = rest.indexOf(newline); at !== -1; at = rest.indexOf(newline, start)) {
        const line = readLine(rest.toString('utf8', start, at))
        if (line === null) return { entries, end }
        const { key, round, etag, lastModified } = line
        const length = at + 1 - start
        entries.set(key, { offset: end, length, round, etag, lastModified })
        end += length
        start = at + 1
      }
      rest = rest.subarray(start)
    }
    return { entries, end }
  } finally {
    await file.close()
  }
}

function readLine(text: string): z.infer<typeof Line> | null {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return null
  }
}
