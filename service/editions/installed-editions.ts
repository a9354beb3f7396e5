import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingKey } from '@/service/plausibility/finding'
import { type Editions, readEditions } from '@/service/reference/read-editions'
import { CompanySource, ImportableSource } from '@/service/reference/records'
import { answersVersion } from '@/service/research/answers-version'
import { rowsVersion } from '@/service/research/company-rows'
import { scoringVersion } from '@/service/scoring/methodology'
import { listAcceptedHeldFigures } from '@/service/storage/editions/held-figures'
import { listKeptEditions, readEditionContent, type SourceEditionRow } from '@/service/storage/editions/source-editions'
import type { Queryable } from '@/service/storage/engine/database'

/** An imported edition that can be in use: it has a number, a day and content. */
export type KeptEdition = SourceEditionRow & { source: ImportableSource; number: number; retrievedOn: string }

/** The imported edition of one source in use, and the one before it; null means edition 0, which is shipped with the release. */
export type InstalledSource = { inUse: KeptEdition | null; previous: KeptEdition | null }

export type InstalledEditions = {
  /** Day, vintage and number of records are those of the edition in use. */
  editions: Editions
  sources: Readonly<Record<ImportableSource, InstalledSource>>
  /** Keys of figures that failed a check and that a person accepted, in a stable order. */
  accepted: readonly string[]
}

function toKept(row: SourceEditionRow): KeptEdition | null {
  const source = ImportableSource.safeParse(row.source)
  const { number, retrievedOn } = row
  // A source that this release does not know is ignored until a release knows it.
  return source.success && number !== null && retrievedOn !== null
    ? { ...row, source: source.data, number, retrievedOn }
    : null
}

/**
 * Returns which edition of each source is in use: an imported one, unless the release contains one of a later day. Imported
 * editions older than the release's are ignored.
 */
export async function findInstalledEditions(db: Queryable, referenceDirectory: string): Promise<InstalledEditions> {
  const compiled = readEditions(referenceDirectory)
  const kept = (await listKeptEditions(db))
    .flatMap((row) => toKept(row) ?? [])
    .filter(({ source, retrievedOn }) => retrievedOn >= compiled.byId[source].retrievedOn)
  const find = (source: ImportableSource, state: string) =>
    kept.find((row) => row.source === source && row.state === state) ?? null
  const sources = Object.fromEntries(
    ImportableSource.options.map((source) => [
      source,
      { inUse: find(source, 'in_use'), previous: find(source, 'previous') },
    ]),
  ) as Record<ImportableSource, InstalledSource>
  const accepted = (await listAcceptedHeldFigures(db)).map(findingKey)
  return { editions: withInstalled(compiled, sources), sources, accepted }
}

function withInstalled(compiled: Editions, sources: InstalledEditions['sources']): Editions {
  const all = compiled.all.map((edition) => {
    const source = ImportableSource.safeParse(edition.id)
    const inUse = source.success ? sources[source.data].inUse : null
    if (inUse === null) return edition
    const { retrievedOn, vintage, records, refused } = inUse
    return {
      ...edition,
      retrievedOn,
      vintage: vintage ?? retrievedOn,
      records: records ?? 0,
      ...(refused !== null && { refused }),
    }
  })
  return { all, byId: Object.fromEntries(all.map((edition) => [edition.id, edition])) as Editions['byId'] }
}

/** Returns the content of every imported edition of company records in use. */
export async function readKeptContents(
  db: Queryable,
  { sources }: InstalledEditions,
): Promise<{ source: CompanySource; content: Uint8Array }[]> {
  const contents: { source: CompanySource; content: Uint8Array }[] = []
  for (const source of CompanySource.options) {
    const { inUse } = sources[source]
    if (inUse !== null) contents.push({ source, content: await readEditionContent(db, inUse.id) })
  }
  return contents
}

/** Versions of the program's own contribution to rows, scores and answers. Each is raised when its part changes. */
const ownVersions = { rows: rowsVersion, scoring: String(scoringVersion), answers: String(answersVersion) }

/**
 * Returns a hash of everything that rows and answers depend on: the release's data, the editions in use, figures accepted by a
 * person, and the program's `versions`.
 */
export function fingerprintOfEditions(
  referenceDirectory: string,
  inUse: Readonly<Record<ImportableSource, number | null>>,
  accepted: readonly string[],
  versions: Readonly<Record<keyof typeof ownVersions, string>> = ownVersions,
): string {
  const hash = createHash('sha256').update(
    `rows ${versions.rows} scoring ${versions.scoring} answers ${versions.answers}`,
  )
  const names = readdirSync(referenceDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const name of names.sort()) hash.update(name.slice(referenceDirectory.length)).update(readFileSync(name))
  for (const source of ImportableSource.options) hash.update(`${source} ${inUse[source] ?? 'release'}`)
  for (const key of accepted) hash.update(`accepted ${key}`)
  return hash.digest('hex')
}

/** Numbers of the imported editions in use, for `fingerprintOfEditions`. */
export function numbersInUse({ sources }: InstalledEditions): Record<ImportableSource, number | null> {
  return Object.fromEntries(
    ImportableSource.options.map((source) => [source, sources[source].inUse?.number ?? null]),
  ) as Record<ImportableSource, number | null>
}
