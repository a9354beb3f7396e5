import { sourceReaders } from '@/service/compile/read-sources'
import type { GivenFile } from '@/service/incoming/incoming-files'
import type { CompanySource } from '@/service/reference/records'
import { SourceRecord } from '@/service/reference/source-record'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import { EditionRefused } from './edition-refused'

export type ReadEdition = { records: SourceRecord[]; refused: RefusedRow[] }

/**
 * Reads the records of a publisher's files as strictly as when the release was built. Files are in the order of the reader.
 * `recordsInUse` is the number of records of the edition that this one replaces. Throws EditionRefused.
 */
export async function readEdition(
  input: { source: CompanySource; files: readonly GivenFile[]; allowShrink: boolean },
  recordsInUse: number,
): Promise<ReadEdition> {
  const { source, allowShrink } = input
  const keys = Object.keys(sourceReaders[source].files)
  if (input.files.length !== keys.length) {
    throw new EditionRefused(
      `${source} is read from ${keys.length === 1 ? 'one file' : `${keys.length} files, in this order: ${keys.join(', ')}`}; ${input.files.length} given`,
    )
  }
  const files = new Map(input.files.map((file, index) => [keys[index] ?? '', file]))
  for (const { name, bytes } of files.values()) {
    if (bytes.length === 0) throw new EditionRefused(`${name}: the file is empty`)
  }
  const { records, refused } = await read(source, files)
  if (records.length === 0) throw new EditionRefused(`${namesOf(files)}: no record of a company in it`)
  if (!allowShrink && records.length * 2 < recordsInUse) {
    throw new EditionRefused(
      `${namesOf(files)}: ${records.length} records, fewer than half of the ${recordsInUse} in use. ` +
        'A file that was cut short looks like this. If the publisher has really dropped so many, allow it (--allow-shrink).',
    )
  }
  return { records, refused }
}

function namesOf(files: ReadonlyMap<string, GivenFile>): string {
  return [...files.values()].map(({ name }) => name).join(', ')
}

async function read(source: CompanySource, files: ReadonlyMap<string, GivenFile>): Promise<ReadEdition> {
  const reader = sourceReaders[source]
  const given = givenNames(reader.files, files)
  try {
    const reading = await reader.read((key) => files.get(key)?.bytes ?? new Uint8Array())
    return {
      records: reading.records.map((record) => SourceRecord.parse(renamePlaces(record, given))),
      refused: reading.refused.map((row) => renamePlaces(row, given)),
    }
  } catch (cause) {
    // An unexpected error of a reader must not end the service: the file is refused with the error's message.
    const said = cause instanceof Error ? cause.message : String(cause)
    const message =
      cause instanceof SourceFileError ? said : `${namesOf(files)}: the reader of ${source} failed: ${said}`
    throw new EditionRefused(replaceAll(message, given), { cause })
  }
}

/** Pairs of a file's path in the publishers' folder, which readers use, and its own name, which a person knows. */
function givenNames(known: Readonly<Record<string, string>>, files: ReadonlyMap<string, GivenFile>) {
  return Object.entries(known).flatMap(([key, path]) => {
    const name = files.get(key)?.name
    if (name === undefined) return []
    const shorter = path.split('/').slice(1).join('/')
    const last = path.split('/').at(-1) ?? path
    return [path, shorter, last].filter((from) => from !== '').map((from) => [from, name] as const)
  })
}

function replaceAll(text: string, names: readonly (readonly [string, string])[]): string {
  const found = names.find(([from]) => text.includes(from))
  return found === undefined ? text : text.replaceAll(found[0], found[1])
}

const placeKeys = new Set(['locator', 'file'])

/** Returns the value with the given file names wherever it names the file of a figure. */
function renamePlaces<T>(value: T, names: readonly (readonly [string, string])[]): T {
  if (Array.isArray(value)) return value.map((item) => renamePlaces(item, names)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      placeKeys.has(key) && typeof item === 'string' ? replaceAll(item, names) : renamePlaces(item, names),
    ]),
  ) as T
}
