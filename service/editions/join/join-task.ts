import { gzipSync } from 'node:zlib'
import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { unfitHeldBack } from '@/service/compile/companies/held-back'
import { fittingAliases, readAliases } from '@/service/compile/join/aliases'
import { applyHistory, type CommitmentEvent, findRemovals } from '@/service/editions/describe/commitment-history'
import { compareRecords, type EditionDifference, type RecordName } from '@/service/editions/describe/compare-records'
import { EditionRefused } from '@/service/editions/edition-refused'
import { referenceWith } from '@/service/editions/installed-reference'
import { readEdition } from '@/service/editions/read-edition'
import type { GivenFile } from '@/service/incoming/incoming-files'
import { readReleaseRemovals } from '@/service/reference/lists/release-removals'
import { parseRecords, readRecords } from '@/service/reference/read-records'
import { readReference } from '@/service/reference/read-reference'
import { CompanySource, type Rate } from '@/service/reference/records'
import { SourceRecord } from '@/service/reference/source-record'
import { buildReferenceRows } from '@/service/research/company-rows'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import { type CommitmentEventRow, chunksOfEvents } from '@/service/storage/companies/commitment-events'
import type { LoadedCompany } from '@/service/storage/companies/reference-load'
import { type ChangedRows, changedRows } from './changed-rows'
import { profilesOf } from './profiles-of'

/**
 * Input of the part of a load or import that needs no database: reading, comparing, joining, scoring. It takes seconds and
 * hundreds of megabytes, so the service runs it in a separate process (run-join.ts).
 */
export type JoinInput = JoinFacts & JoinPages

export type JoinFacts = {
  referenceDirectory: string
  /** Gzipped records of imported editions in use; other sources are read from the release. */
  kept: readonly { source: CompanySource; content: Uint8Array }[]
  /** Means of the ECB's imported edition; null: those of the release. */
  means: readonly Rate[] | null
  /** Keys of figures that failed a check and that a person accepted. */
  accepted: readonly string[]
  change: EditionChange | null
}

/** The large inputs, in pages, so that only the joining process holds them completely. */
export type JoinPages = {
  /** Events that count; those of one record from the oldest edition to the newest. */
  events: AsyncIterable<readonly CommitmentEventRow[]>
  /** The companies in the database: unchanged rows are not written again. */
  loaded: AsyncIterable<readonly LoadedCompany[]>
}

/** Replaces the edition of one source by a publisher's files, or by a stored edition (null: the release's). */
export type EditionChange =
  | { kind: 'files'; source: CompanySource; files: readonly GivenFile[]; retrievedOn: string; allowShrink: boolean }
  | { kind: 'kept'; source: CompanySource; content: Uint8Array | null }

export type JoinOutput = { refusal: string } | JoinedEditions

export type JoinedEditions = {
  change: ChangedEdition | null
  rows: ChangedRows
  /** What a person should look at, although the import goes on. */
  warnings: string[]
}

export type ChangedEdition = {
  records: number
  refused: RefusedRow[]
  difference: EditionDifference
  /** Gzipped records, for an edition read from files. */
  content: Uint8Array | null
  /** Commitments that it no longer has, for the report. */
  removals: Removal[]
  /** The same as rows to write, in texts of limited size: each is a few kilobytes, and a whole list may be gone. */
  removalChunks: string[]
}

export type Removal = RecordName & Pick<CommitmentEvent, 'listedOn' | 'removedOn'>

/** Joins the editions. Throws Error if the compiled data are invalid; an invalid publisher's file is returned as `refusal`. */
export async function joinEditions(input: JoinInput): Promise<JoinOutput> {
  const bySource = new Map(CompanySource.options.map((source) => [source, recordsInUse(input, source)]))
  let change: ChangedEdition | null = null
  let removed: CommitmentEvent[] = []
  if (input.change !== null) {
    try {
      const { records, removals, ...rest } = await readNewEdition(
        input,
        input.change,
        bySource.get(input.change.source) ?? [],
      )
      bySource.set(input.change.source, records)
      change = {
        ...rest,
        records: records.length,
        removals: removals.map(({ record: { recordId, name }, listedOn, removedOn }) => ({
          recordId,
          name,
          listedOn,
          removedOn,
        })),
        removalChunks: chunksOfEvents(removals),
      }
      removed = removals
    } catch (error) {
      if (error instanceof EditionRefused) return { refusal: error.message }
      throw error
    }
  }
  const events = [
    ...readReleaseRemovals(input.referenceDirectory),
    ...toEvents(await collect(input.events)),
    ...removed,
  ]
  const records = CompanySource.options.flatMap((source) => applyHistory(source, bySource.get(source) ?? [], events))
  const { rows, warnings } = joinAll(records, input, await collect(input.loaded))
  return { change, rows, warnings }
}

async function collect<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) for (const row of page) all.push(row)
  return all
}

/** Returns events in the order in which they are applied: edition by edition. */
function toEvents(rows: readonly CommitmentEventRow[]): CommitmentEvent[] {
  return rows
    .toSorted((one, other) => one.edition - other.edition)
    .map(({ source, recordId, listedOn, removedOn, record }) => ({
      source: source as CompanySource,
      recordId,
      listedOn,
      removedOn,
      record: SourceRecord.parse(record),
    }))
}

function recordsInUse({ kept, referenceDirectory }: JoinFacts, source: CompanySource): SourceRecord[] {
  const edition = kept.find((one) => one.source === source)
  return edition ? parseRecords(edition.content, `edition of ${source}`) : readRecords(referenceDirectory, source)
}

type NewEdition = Pick<ChangedEdition, 'refused' | 'difference' | 'content'> & {
  records: SourceRecord[]
  removals: CommitmentEvent[]
}

async function readNewEdition(
  input: JoinFacts,
  change: EditionChange,
  before: readonly SourceRecord[],
): Promise<NewEdition> {
  if (change.kind === 'kept') {
    const { source, content } = change
    const records =
      content === null ? readRecords(input.referenceDirectory, source) : parseRecords(content, `edition of ${source}`)
    return { records, refused: [], difference: compareRecords(before, records), content: null, removals: [] }
  }
  const { records, refused } = await readEdition(change, before.length)
  return {
    records,
    refused,
    difference: compareRecords(before, records),
    content: gzipSync(`${records.map((record) => JSON.stringify(record)).join('\n')}\n`),
    removals: findRemovals(change.source, before, records, change.retrievedOn),
  }
}

function joinAll(
  records: SourceRecord[],
  input: JoinFacts,
  loaded: readonly LoadedCompany[],
): { rows: ChangedRows; warnings: string[] } {
  const { aliases, warnings } = fittingAliases(readAliases(), records)
  const previousIds = new Map(loaded.flatMap(({ id, members }) => members.map((member) => [member, id] as const)))
  const compiled = compileCompanies(records, aliases, previousIds)
  const made = buildReferenceRows(
    profilesOf(compiled),
    referenceWith(readReference(input.referenceDirectory), input.means),
    new Set(input.accepted),
  )
  return {
    rows: changedRows(made, compiled.members, loaded),
    warnings: [...warnings, ...unfitHeldBack(records)],
  }
}
