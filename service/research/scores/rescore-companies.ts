import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reference } from '@/service/reference/read-reference'
import { Commitment, Company, Disclosure } from '@/service/reference/records'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { evidenceOf, type Known, measure } from '@/service/research/known-companies'
import type { Database } from '@/service/storage/engine/database'
import {
  type DisclosuresRow,
  listCommitmentsAfter,
  listDisclosures,
  replaceStandings,
  updateKnownScores,
} from '@/service/storage/research/rescoring'
import { type ClassMember, classFigures, toMember } from './class-figures'
import { createScorer } from './score-once'
import { buildStandings, type ScoredCompany } from './standings'

/** Few enough that requests between two pieces are not noticeably delayed. */
const pieceSize = 250

const nobody = { names: [], identifiers: [] }
const Identity = Company.pick({ names: true, identifiers: true, nearRows: true })

/** Benchmarks depend neither on the country nor on the commitments of a company. */
function toDisclosing({ industryId, records }: DisclosuresRow): Known {
  const performances = buildPerformances(records.map((record) => Disclosure.parse(record)))
  return { company: nobody, industryId, region: null, commitments: [], performances }
}

async function readDisclosing(database: Database): Promise<Map<number, Known>> {
  const disclosing = new Map<number, Known>()
  for (const row of await listDisclosures(database)) {
    disclosing.set(row.companyId, toDisclosing(row))
    if (disclosing.size % pieceSize === 0) await nextTurn()
  }
  return disclosing
}

export type Rescored = { companies: number; scored: number; changed: number }

/**
 * Scores every known company again from the database, then the standings of industries and the medians of peers. Reads continue
 * meanwhile: scores are written in pieces, standings in one short transaction at the end. Run it after companies, commitments or
 * disclosures changed; the caller has organizations researched again and reloads figures held in memory (IndustryFigures, Benchmarks).
 */
export async function rescoreCompanies(database: Database, reference: Reference): Promise<Rescored> {
  const disclosing = await readDisclosing(database)
  const { peers, benchmarks } = measure([...disclosing.values()], reference)
  const scoreOnce = createScorer()
  const scored: ScoredCompany[] = []
  const members: ClassMember[] = []
  let changed = 0
  for (let lastId = 0; ; ) {
    const piece = await listCommitmentsAfter(database, lastId, pieceSize)
    const last = piece.at(-1)
    if (last === undefined) break
    lastId = last.id
    const scores = piece.map(({ id, industryId, region, identity, commitments }) => {
      const promised = commitments.map((commitment) => Commitment.parse(commitment))
      const performances = disclosing.get(id)?.performances ?? []
      const known = { company: Identity.parse(identity), industryId, region, commitments: promised, performances }
      const evidence = evidenceOf(known, benchmarks, reference)
      const { score, knownShare } = scoreOnce(evidence)
      scored.push({ industryId, score, knownShare })
      members.push(toMember({ ...known, score }, reference.rates, benchmarks.newestYearOfData))
      return { id, score }
    })
    changed += await updateKnownScores(database, scores)
    await nextTurn()
  }
  await replaceStandings(database, buildStandings(scored), peers, classFigures(members))
  return { companies: scored.length, scored: scored.filter(({ score }) => score !== null).length, changed }
}
