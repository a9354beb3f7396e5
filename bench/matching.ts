import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '@/service/context'
import { Registration } from '@/service/contract/registration'
import { loadReference } from '@/service/editions/load-reference'
import { compareNames } from '@/service/matching/compare-names'
import { isTelling } from '@/service/matching/decide-match'
import { coreKey } from '@/service/matching/name-keys'
import { readName } from '@/service/matching/read-name'
import { registerOrganization } from '@/service/organizations/register-organization'
import { readReference } from '@/service/reference/read-reference'
import { loadBenchmarks } from '@/service/research/benchmarks'
import { researchOrganization } from '@/service/research/research-organization'
import { groupBy } from '@/service/sources/group-by'
import { migrate } from '@/service/storage/migrate'
import { openPostgres } from '@/service/storage/postgres'
import { insertProject } from '@/service/storage/projects'
import { runPostgres } from '@/service/testing/run-postgres'
import {
  hardNegatives,
  type KnownName,
  madeNegatives,
  type NamePair,
  readKnownNames,
  readLabelledPairs,
  readTruePairs,
  thirdOf,
} from './name-pairs'

/**
 * How often two spellings of one company become one organization, and two companies never do: registered by name alone,
 * through the real registration, on PostgreSQL with the compiled data. Prints every miss. `npm run bench:matching`.
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

/** Structure alone, as for two names of which no list knows anything. */
function isOneByStructure(firstWords: ReadonlyMap<string, ReadonlySet<number>>): Register {
  return async ({ left, right }) => {
    const { level } = compareNames(left, right)
    const parts = readName(left)
    const hasRareWord = (firstWords.get(parts.core[0] ?? '')?.size ?? 0) < 2
    return (
      level === 'spelling' ||
      level === 'form' ||
      (level === 'descriptor' && isTelling(parts, parts.core.length > 1 || hasRareWord))
    )
  }
}

/**
 * Spellings that one list uses and no other: each is looked up among all others' spellings, as a name that is new to us.
 * A match with another company is a false merge.
 */
function measureLeftOut(all: readonly KnownName[]): void {
  const byCore = groupBy(all, ({ name }) => coreKey(name))
  const firstWords = firstWordsOf(all)
  const spelled = groupBy(all, ({ companyId }) => companyId)
  let [asked, found, wrong] = [0, 0, 0]
  for (const one of all) {
    const others = (spelled.get(one.companyId) ?? []).filter(({ key }) => key !== one.key)
    if (others.length === 0) continue
    asked += 1
    const parts = readName(one.name)
    const hasRareWord = (firstWords.get(parts.core[0] ?? '')?.size ?? 0) < 2
    const near = (byCore.get(coreKey(parts)) ?? []).filter(
      ({ name, key, companyId }) => (companyId !== one.companyId || key !== one.key) && name !== one.name,
    )
    const same = near.filter(({ name }) => {
      const { level } = compareNames(parts, readName(name))
      return (
        level === 'spelling' ||
        level === 'form' ||
        (level === 'descriptor' && isTelling(parts, parts.core.length > 1 || hasRareWord))
      )
    })
    const companies = new Set(same.map(({ companyId }) => companyId))
    if (companies.size !== 1) continue
    if (companies.has(one.companyId)) found += 1
    else {
      wrong += 1
      const other = same[0]
      console.log(`  other company: ${one.name} (${one.region}) | ${other?.name} (${other?.region})`)
    }
  }
  console.log(
    `\nLeft-out spellings, by exact keys alone: ${share(found, asked)} find their company; ${share(wrong, asked)} another (listed above)`,
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
    const ctx = { database, clock, queue: { enqueue: async () => {} } } as unknown as Context
    const research = { database, reference, benchmarks: await loadBenchmarks(database, reference), clock }
    const newProject = async () =>
      (await insertProject(database, { name: 'bench', maxOrganizations: null, at: clock() })).id
    const register = async (projectId: number, name: string) =>
      (await registerOrganization(ctx, { projectId, registration: Registration.parse({ name }) })).id
    const isOne: Register = async ({ left, right }) => {
      const projectId = await newProject()
      return (await register(projectId, left)) === (await register(projectId, right))
    }
    /** Also counts two records that research resolved to one company: the second is offered for merging. */
    const isOneCompany: Register = async (pair) => {
      const projectId = await newProject()
      const ids = [await register(projectId, pair.left), await register(projectId, pair.right)]
      if (ids[0] === ids[1]) return true
      for (const organizationId of ids) await researchOrganization(research, { organizationId })
      const rows = await database.query<{ companyId: number | null }>(
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
      ),
      isOne,
      false,
    )
    const structure = isOneByStructure(firstWordsOf(all))
    await measure('True pairs, by structure alone', pairs, structure, true)
    await measure('Hard negatives, by structure alone', negatives, structure, false)
    measureLeftOut(all)
    console.log(`\n${failures} false merges`)
    process.exitCode = failures === 0 ? 0 : 1
  } finally {
    await database.close()
    await server.stop()
  }
}

await main(process.argv[2] ?? join('..', 'shared', 'data', 'matching'))
