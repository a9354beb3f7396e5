import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { rankMeetings } from '@/service/companies/search-candidates'
import type { Context } from '@/service/context'
import { Registration } from '@/service/contract/registration'
import { readKnownCompanies } from '@/service/editions/join/read-known-companies'
import { loadReference } from '@/service/editions/load-reference'
import { decideMatch } from '@/service/matching/decide-match'
import type { MatchCandidate } from '@/service/matching/match-subject'
import { blockingKeys, hashBlockingKey } from '@/service/matching/names/name-keys'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { readName } from '@/service/matching/names/read-name'
import { registerOrganization } from '@/service/organizations/register/register-organization'
import { readReference } from '@/service/reference/read-reference'
import { researchOrganization } from '@/service/research/research-organization'
import { loadBenchmarks } from '@/service/research/scores/benchmarks'
import { migrate } from '@/service/storage/engine/migrate'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { queryRows } from '@/service/storage/engine/rows'
import { insertProject } from '@/service/storage/projects/projects'
import { runPostgres } from '@/service/testing/programs/run-postgres'
import {
  hardNegatives,
  type KnownName,
  madeNegatives,
  type NamePair,
  readKnownNames,
  readLabelledPairs,
  readTruePairs,
  sameCoreNegatives,
  thirdOf,
} from './name-pairs'

/**
 * How often two spellings of one company become one organization, and two companies never do: registered by name alone, through
 * the real registration, on PostgreSQL with the compiled data. Prints every error. `npm run bench -- matching`.
 */
const referenceDirectory = 'service/reference/data'

type Register = (pair: NamePair) => Promise<boolean>

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`
}

async function measure(title: string, pairs: readonly NamePair[], isOne: Register, expected: boolean): Promise<number> {
  const misses: NamePair[] = []
  for (const pair of pairs) if ((await isOne(pair)) !== expected) misses.push(pair)
  const right = pairs.length - misses.length
  console.log(
    `\n${title}: ${share(right, pairs.length)} ${expected ? 'become one organization' : 'stay two organizations'}`,
  )
  for (const { left, right: other, why } of misses)
    console.log(`  ${expected ? 'missed' : 'MERGED'}: ${left} | ${other} (${why})`)
  return misses.length
}

function every(names: readonly KnownName[], step: number): KnownName[] {
  return names.filter((_, place) => place % step === 0)
}

const nameOnly = { region: null, subregion: null, website: null, industryId: null, identifiers: [] }

/**
 * Decides by the structure of the names alone, as for two names of which no list knows anything; research decides so when the
 * other one is registered.
 */
function isOneByStructure(firstWords: ReadonlyMap<string, ReadonlySet<number>>): Register {
  return async ({ left, right }) => {
    const hasRareWord = (firstWords.get(readName(left).core[0] ?? '')?.size ?? 0) < 2
    const candidate = { ...nameOnly, id: 1, name: right, names: [], likelyRegions: null, websites: [], tickers: [] }
    return decideMatch({ ...nameOnly, name: left, hasRareWord }, [candidate]).outcome === 'same'
  }
}

type Spelling = { name: string; id: number; key: string; blocks: string[] }

/** Returns the known companies near a spelling, as the search finds them, without that spelling itself. */
function searchWithout(
  one: Spelling,
  byBlock: ReadonlyMap<string, Spelling[]>,
  byId: ReadonlyMap<number, MatchCandidate>,
) {
  const others = new Map(
    one.blocks.map((block) => {
      const under = (byBlock.get(block) ?? []).filter(({ id, key }) => id !== one.id || key !== one.key)
      return [block, [...new Set(under.map(({ id }) => id))].sort((a, b) => a - b)] as const
    }),
  )
  const meetings = [...others].flatMap(([block, ids]) =>
    ids.slice(0, 100).map((companyId) => ({ key: hashBlockingKey(block), companyId })),
  )
  const found = rankMeetings(meetings).flatMap((id) => {
    const company = byId.get(id)
    if (!company || id !== one.id) return company ? [company] : []
    const names = company.names.filter((name) => normalizeName(name) !== one.key)
    return [{ ...company, name: names[0] ?? company.name, names }]
  })
  const beginners = others.get(`^${readName(one.name).core[0] ?? ''}`)?.length ?? 0
  return { found, hasRareWord: beginners < 2, beginners }
}

/**
 * Spellings that only one list uses: each is searched among the others' spellings, like a name that is new to us, and decided as
 * in research. A match to another company is a false merge, unless the lists hold one company twice.
 */
function measureLeftOut(withCountry: boolean): void {
  const companies = readKnownCompanies(referenceDirectory).map(({ company }) => ({
    ...nameOnly,
    id: company.id,
    name: company.name,
    names: company.names.map(({ value }) => value),
    region: company.hqRegion,
    subregion: null,
    likelyRegions: null,
    tickers: [],
    websites: company.websites.map(({ value }) => value),
  }))
  const byId = new Map(companies.map((company) => [company.id, company]))
  const spellings = companies.flatMap(({ id, name, names }) =>
    [...new Set([name, ...names])].map((spelled) => ({
      name: spelled,
      id,
      key: normalizeName(spelled),
      blocks: blockingKeys(spelled),
    })),
  )
  const byBlock = new Map<string, Spelling[]>()
  for (const one of spellings) {
    for (const block of one.blocks) {
      const under = byBlock.get(block)
      if (under) under.push(one)
      else byBlock.set(block, [one])
    }
  }
  const keys = new Map<number, Set<string>>()
  for (const { id, key } of spellings) keys.set(id, (keys.get(id) ?? new Set()).add(key))
  const count = { asked: 0, found: 0, wrong: 0, shown: 0 }
  for (const one of spellings) {
    if ((keys.get(one.id)?.size ?? 0) < 2) continue
    count.asked += 1
    const { found, ...words } = searchWithout(one, byBlock, byId)
    const region = withCountry ? (byId.get(one.id)?.region ?? null) : null
    const decision = decideMatch({ ...nameOnly, name: one.name, region, ...words }, found)
    if (decision.outcome === 'candidates' && decision.candidates.some(({ candidate }) => candidate.id === one.id))
      count.shown += 1
    if (decision.outcome !== 'same') continue
    if (decision.match.candidate.id === one.id) count.found += 1
    else {
      count.wrong += 1
      console.log(
        `  other company: ${one.name} (${byId.get(one.id)?.region}) | ${decision.match.candidate.name} (${decision.match.candidate.region})`,
      )
    }
  }
  console.log(
    `\nLeft-out spellings, as research decides by name${withCountry ? ' and country' : ''}: ${share(count.found, count.asked)} find their company; ${share(count.shown, count.asked)} show it among the candidates; ${share(count.wrong, count.asked)} take another (listed above)`,
  )
}

function firstWordsOf(all: readonly KnownName[]): Map<string, Set<number>> {
  const firstWords = new Map<string, Set<number>>()
  for (const { name, companyId } of all) {
    const word = readName(name).core[0] ?? ''
    firstWords.set(word, (firstWords.get(word) ?? new Set()).add(companyId))
  }
  return firstWords
}

async function main(directory: string): Promise<void> {
  if (!existsSync(directory))
    throw new Error(`There is no ${directory}; name the folder with the pairs as the first argument`)
  const server = await runPostgres()
  const database = await openPostgres(server.url)
  try {
    await migrate(database)
    await loadReference({ database, referenceDirectory, clock: () => new Date() })
    const reference = readReference(referenceDirectory)
    const clock = () => new Date('2026-01-01T00:00:00Z')
    const queue: Context['queue'] = { enqueue: async () => {}, enqueueNew: async () => {} }
    const ctx = { database, clock, queue }
    const research = { database, reference, benchmarks: await loadBenchmarks(database, reference), clock }
    const newProject = async () =>
      (await insertProject(database, { name: 'bench', maxOrganizations: null, at: clock() })).id
    const register = async (projectId: number, name: string) =>
      (await registerOrganization(ctx, { projectId, registration: Registration.parse({ name }) })).id
    const isOne: Register = async ({ left, right }) => {
      const projectId = await newProject()
      return (await register(projectId, left)) === (await register(projectId, right))
    }
    /** Two records that research matched to one company also count: the second is offered for merging. */
    const isOneCompany: Register = async (pair) => {
      const projectId = await newProject()
      const ids = [await register(projectId, pair.left), await register(projectId, pair.right)]
      if (ids[0] === ids[1]) return true
      for (const organizationId of ids) await researchOrganization(research, { organizationId })
      const rows = await queryRows(
        database,
        z.object({ companyId: z.number().nullable() }),
        'select company_id as "companyId" from organization where project_id = $1',
        [projectId],
      )
      return rows.length === 2 && rows[0]?.companyId != null && rows[0].companyId === rows[1]?.companyId
    }
    const all = readKnownNames(referenceDirectory)
    const { pairs, leftOut } = readTruePairs(directory)
    const labelled = readLabelledPairs(directory)
    console.log(
      `${leftOut.length} pairs are no true pairs (one key, two companies): ${leftOut.map(({ left, right }) => `${left} | ${right}`).join('; ')}`,
    )
    let failures = 0
    await measure('True pairs', pairs, isOne, true)
    await measure(
      'of them, the third kept apart',
      pairs.filter((pair) => thirdOf(pair) === 0),
      isOne,
      true,
    )
    await measure('True pairs, with what research resolves', pairs, isOneCompany, true)
    await measure('Pairs of one key that are two companies', leftOut, isOne, false)
    await measure('Labelled as one', labelled.same, isOne, true)
    failures += await measure('Labelled as two', labelled.different, isOne, false)
    const paired = new Set(pairs.flatMap(({ left, right }) => [left, right]))
    const subjects = [...all.filter(({ name }) => paired.has(name)), ...every(all, 40)]
    const negatives = hardNegatives(subjects, all, 3)
    failures += await measure('Hard negatives of the known names', negatives, isOne, false)
    failures += await measure(
      'Hard negatives of the pairs, by research too',
      hardNegatives(
        all.filter(({ name }) => paired.has(name)),
        all,
        1,
      ),
      isOneCompany,
      false,
    )
    failures += await measure(
      'Units, companies abroad, subsidiaries',
      madeNegatives(
        every(
          all.filter(({ name }) => paired.has(name)),
          6,
        ),
        all,
      ),
      isOne,
      false,
    )
    failures += await measure('One core name, two companies', sameCoreNegatives(all), isOne, false)
    const structure = isOneByStructure(firstWordsOf(all))
    await measure('True pairs, by structure alone', pairs, structure, true)
    await measure('Hard negatives, by structure alone', negatives, structure, false)
    for (const withCountry of [false, true]) measureLeftOut(withCountry)
    console.log(`\n${failures} false merges`)
    process.exitCode = failures === 0 ? 0 : 1
  } finally {
    await database.close()
    await server.stop()
  }
}

await main(process.argv[2] ?? join('..', 'shared', 'data', 'matching'))
