import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fittingAliases, readAliases } from '@/service/compile/aliases'
import { compileCompanies } from '@/service/compile/compile-companies'
import { unfitHeldBack } from '@/service/compile/held-back'
import type { GivenFile } from '@/service/incoming/incoming-files'
import { parseRecords, readRecords } from '@/service/reference/read-records'
import { readReference } from '@/service/reference/read-reference'
import { CompanySource, type Rate } from '@/service/reference/records'
import { SourceRecord } from '@/service/reference/source-record'
import {
  type BlockRow,
  buildReferenceRows,
  type CompanyRows,
  type ReferenceRows,
} from '@/service/research/company-rows'
import type { RefusedRow } from '@/service/sources/source-record'
import type { CommitmentEventRow } from '@/service/storage/commitment-events'
import { chunksOf, type LoadedCompany, type RowChunk } from '@/service/storage/reference-load'
import { applyHistory, type CommitmentEvent, findRemovals } from './commitment-history'
import { compareRecords, type EditionDifference } from './compare-records'
import { EditionRefused } from './edition-refused'
import { referenceWith } from './installed-reference'
import { profilesOf } from './profiles-of'
import { readEdition } from './read-edition'

/**
 * The work of a load or import that needs no database: reading, comparing, joining, scoring. It takes seconds and
 * hundreds of megabytes, so a service has a process of its own do it (run-join.ts).
 */
export type JoinInput = JoinFacts & JoinPages

export type JoinFacts = {
  referenceDirectory: string
  /** Gzipped records of imported editions in use; what is not here is read from the release. */
  kept: readonly { source: CompanySource; content: Uint8Array }[]
  /** Of the ECB's imported edition; null: of the release. */
  means: readonly Rate[] | null
  /** Keys of figures that failed a check and that a person accepted. */
  accepted: readonly string[]
  change: EditionChange | null
}

/** What is large, in pages, so that only the join itself holds all of it. */
export type JoinPages = {
  /** Those that count; those of one record from the oldest edition to the newest. */
  events: AsyncIterable<readonly CommitmentEventRow[]>
  /** What the database holds: rows that are the same are not written again. */
  loaded: AsyncIterable<readonly LoadedCompany[]>
}

/** One source's edition is replaced by what its publisher's files say, or by one that was kept (null: of the release). */
export type EditionChange =
  | { kind: 'files'; source: CompanySource; files: readonly GivenFile[]; retrievedOn: string; allowShrink: boolean }
  | { kind: 'kept'; source: CompanySource; content: Uint8Array | null }

export type JoinOutput = { refusal: string } | JoinedEditions

export type JoinedEditions = {
  change: ChangedEdition | null
  rows: ChangedRows
  /** What a person should look at, and nothing stops for. */
  warnings: string[]
}

export type ChangedEdition = {
  records: number
  refused: RefusedRow[]
  difference: EditionDifference
  /** Gzipped records, for an edition read from files. */
  content: Uint8Array | null
  removals: CommitmentEvent[]
}

export type ChangedRows = {
  companies: number
  added: number[]
  changed: number[]
  removed: number[]
  /** Of changed companies, those whose rows of a table differ: they are written anew. */
  rewritten: Record<FactTable, number[]>
  /** Rows to write, of added companies and of what differs. */
  chunks: RowChunk[]
  /** Of companies that are otherwise the same. */
  scores: { id: number; score: number | null }[]
  standings: ReferenceRows['standings']
  peers: ReferenceRows['peers']
  classes: ReferenceRows['classes']
  factors: ReferenceRows['factors']
}

/** Throws Error when the compiled data are not as expected; a publisher's file that is not is a `refusal`. */
export async function joinEditions(input: JoinInput): Promise<JoinOutput> {
  const bySource = new Map(CompanySource.options.map((source) => [source, recordsInUse(input, source)]))
  let change: ChangedEdition | null = null
  if (input.change !== null) {
    try {
      const { records, ...rest } = await changeEdition(input, input.change, bySource.get(input.change.source) ?? [])
      bySource.set(input.change.source, records)
      change = { ...rest, records: records.length }
    } catch (error) {
      if (error instanceof EditionRefused) return { refusal: error.message }
      throw error
    }
  }
  const events = [...toEvents(await collect(input.events)), ...(change?.removals ?? [])]
  const records = CompanySource.options.flatMap((source) => applyHistory(source, bySource.get(source) ?? [], events))
  const { rows, warnings } = joinAll(records, input, await collect(input.loaded))
  return { change, rows, warnings }
}

async function collect<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) for (const row of page) all.push(row)
  return all
}

/** As they are applied: edition by edition. */
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

async function changeEdition(
  input: JoinFacts,
  change: EditionChange,
  before: readonly SourceRecord[],
): Promise<Omit<ChangedEdition, 'records'> & { records: SourceRecord[] }> {
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

function changedRows(
  { companies, standings, peers, classes, factors }: ReferenceRows,
  members: ReadonlyMap<number, string[]>,
  loaded: readonly LoadedCompany[],
): ChangedRows {
  const before = new Map(loaded.map((company) => [company.id, company]))
  const changes: ChangedRows = {
    companies: companies.length,
    added: [],
    changed: [],
    removed: [],
    rewritten: { company_key: [], company_block: [], company_commitment: [], company_disclosure: [] },
    chunks: [],
    scores: [],
    standings,
    peers,
    classes,
    factors,
  }
  const written: Record<Exclude<WrittenTable, 'company_block'>, object[]> & { company_block: BlockRow[] } = {
    company: [],
    company_key: [],
    company_block: [],
    company_commitment: [],
    company_disclosure: [],
  }
  for (const rows of companies) {
    const { id } = rows.company
    const own = members.get(id) ?? []
    const digests = digestsOf(rows, own)
    const old = before.get(id)
    before.delete(id)
    const differing = differingTables(digests, old)
    if (differing.length === 0) {
      if (old && old.score !== rows.score) changes.scores.push({ id, score: rows.score })
      continue
    }
    if (old === undefined) changes.added.push(id)
    else if (old.digest.split('.').at(-1) !== digests.at(-1)) changes.changed.push(id)
    written.company.push({ ...rows.company, score: rows.score, digest: digests.join('.'), members: own })
    for (const table of differing) {
      if (table === 'company') continue
      if (old !== undefined) changes.rewritten[table].push(id)
      if (table === 'company_block') written.company_block.push(...rows.blocks)
      else written[table].push(...factsOf(rows)[table])
    }
  }
  // In the order of its index: built so, it is filled page by page.
  written.company_block.sort((one, other) => one.key - other.key)
  changes.removed = [...before.keys()]
  changes.chunks = tables.flatMap((table) => chunksOf(table, written[table]))
  return changes
}

export type FactTable = 'company_key' | 'company_block' | 'company_commitment' | 'company_disclosure'
type WrittenTable = 'company' | FactTable

/** In the order in which they are written, and in which a company's digests stand. */
const tables = [
  'company',
  'company_key',
  'company_block',
  'company_commitment',
  'company_disclosure',
] as const satisfies WrittenTable[]

function factsOf({ keys, blocks, commitments, disclosures }: CompanyRows): Record<FactTable, readonly object[]> {
  return { company_key: keys, company_block: blocks, company_commitment: commitments, company_disclosure: disclosures }
}

/** Only evidence reads these: a list with a row more moves all below it, which changes nobody's answer. */
const places: ReadonlySet<string> = new Set(['place', 'sharePlace', 'printed', 'locator'])

function digestOf(content: unknown, ignored: ReadonlySet<string> = new Set()): string {
  const text = JSON.stringify(content, (key, value) => (ignored.has(key) ? undefined : value))
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/**
 * One for each table, so that a list that changed a commitment does not have the company's keys written again; and last,
 * one of what answers are made of.
 */
function digestsOf(rows: CompanyRows, members: readonly string[]): string[] {
  const facts = factsOf(rows)
  const ofTables = tables.map((table) => digestOf(table === 'company' ? [rows.company, members] : facts[table]))
  return [...ofTables, digestOf([rows.company, rows.keys, rows.commitments, rows.disclosures], places)]
}

function differingTables(digests: readonly string[], old: LoadedCompany | undefined): WrittenTable[] {
  const before = old?.digest.split('.') ?? []
  return tables.filter((_, index) => digests[index] !== before[index])
}
