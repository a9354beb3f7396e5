import { createHash } from 'node:crypto'
import type { BlockRow, CompanyRows, ReferenceRows } from '@/service/research/company-rows'
import { chunksOf, type LoadedCompany, type RowChunk } from '@/service/storage/companies/reference-load'

export type ChangedRows = {
  companies: number
  added: number[]
  changed: number[]
  removed: number[]
  /** By table, the changed companies whose rows differ and are written again. */
  rewritten: Record<FactTable, number[]>
  /** Rows to write: of added companies, and rows that differ. */
  chunks: RowChunk[]
  /** New scores of companies that are otherwise unchanged. */
  scores: { id: number; score: number | null }[]
  standings: ReferenceRows['standings']
  peers: ReferenceRows['peers']
  classes: ReferenceRows['classes']
  factors: ReferenceRows['factors']
}

/** Returns the rows that differ from the loaded ones. `members`: the records that each company was joined from. */
export function changedRows(
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
  // Sorted by key: the index is then filled page by page.
  written.company_block.sort((one, other) => one.key - other.key)
  changes.removed = [...before.keys()]
  changes.chunks = tables.flatMap((table) => chunksOf(table, written[table]))
  return changes
}

export type FactTable = 'company_key' | 'company_block' | 'company_commitment' | 'company_disclosure'
type WrittenTable = 'company' | FactTable

/** In the order in which they are written, which is also the order of a company's digests. */
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

/** Fields that only evidence reads. A new row in a list moves all rows below it, which must not count as a change. */
const places: ReadonlySet<string> = new Set(['place', 'sharePlace', 'printed', 'locator'])

function digestOf(content: unknown, ignored: ReadonlySet<string> = new Set()): string {
  const text = JSON.stringify(content, (key, value) => (ignored.has(key) ? undefined : value))
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/**
 * Returns one digest per table, so that a changed commitment does not cause the company's keys to be written again, and last one
 * of everything that answers are made from.
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
