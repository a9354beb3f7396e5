import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readKnownCompanies } from '@/service/editions/join/read-known-companies'
import { readReference } from '@/service/reference/read-reference'
import { gatherEvidence, type KnownEvidence } from '@/service/research/scores/score-known'
import { describeScores, drawHistogram, summariseDistribution } from '@/service/scoring/distribution'
import { type ScoringVersion, scoringVersions } from '@/service/scoring/methodology'
import { scoreBy } from '@/service/scoring/score'

// npm run check -- scores --from 2 --to 3 [--data service/reference/data] [--movers 15]
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '2' },
    to: { type: 'string', default: '3' },
    data: { type: 'string', default: fileURLToPath(new URL('../../reference/data', import.meta.url)) },
    movers: { type: 'string', default: '15' },
  },
})

type Compared = KnownEvidence & { before: number | null; after: number | null }

function toVersion(text: string): ScoringVersion {
  const version = scoringVersions.find((one) => one === text)
  if (version === undefined)
    throw new Error(`There is no scoring version ${text}; there are ${scoringVersions.join(', ')}`)
  return version
}

function present(score: number | null): string {
  return score === null ? '–' : (score * 100).toFixed(1)
}

function printScores(title: string, scores: readonly (number | null)[]): void {
  const given = scores.filter((score) => score !== null)
  const distribution = describeScores(given)
  console.log(`\n${title}: ${scores.length - given.length} without a score`)
  if (distribution === null) return
  console.log(summariseDistribution(distribution))
  for (const line of drawHistogram(distribution)) console.log(line)
}

function printMovers(compared: readonly Compared[], shown: number): void {
  const both = compared.flatMap(({ id, name, before, after }) =>
    before === null || after === null ? [] : [{ id, name, before, after, change: after - before }],
  )
  for (const [title, sign] of [
    ['Biggest rises', -1],
    ['Biggest falls', 1],
  ] as const) {
    // biome-ignore format: pairs
    console.log(`\n${title}`)
    const sorted = both
      .filter(({ change }) => change * sign < 0)
      .sort((a, b) => sign * (a.change - b.change) || a.id - b.id)
    for (const { name, before, after } of sorted.slice(0, shown))
      console.log(`${present(before).padStart(6)} -> ${present(after).padStart(6)}  ${name}`)
  }
}

function printTable(compared: readonly Compared[]): void {
  const count = (holds: (one: Compared) => boolean) => compared.filter(holds).length
  const moved = (one: Compared) => (one.before === null || one.after === null ? 0 : Math.abs(one.after - one.before))
  console.table({
    companies: compared.length,
    'scored by both': count(({ before, after }) => before !== null && after !== null),
    'scored by the first only': count(({ before, after }) => before !== null && after === null),
    'scored by the second only': count(({ before, after }) => before === null && after !== null),
    'by neither': count(({ before, after }) => before === null && after === null),
    higher: count(({ before, after }) => before !== null && after !== null && after > before),
    lower: count(({ before, after }) => before !== null && after !== null && after < before),
    'by ten points or more': count((one) => moved(one) >= 0.1),
  })
}

const [from, to] = [toVersion(values.from), toVersion(values.to)]
const compared = gatherEvidence(readKnownCompanies(values.data), readReference(values.data)).map(
  (known): Compared => ({ ...known, before: scoreBy(from, known.evidence), after: scoreBy(to, known.evidence) }),
)
const disclosing = compared.filter(({ discloses }) => discloses)
console.log(`Scoring version ${from} against ${to}, over all known companies`)
printTable(compared)
for (const [version, key] of [
  [from, 'before'],
  [to, 'after'],
] as const) {
  // biome-ignore format: pairs
  printScores(`Version ${version}, all companies`, compared.map((one) => one[key]))
  printScores(
    `Version ${version}, those that disclose`,
    disclosing.map((one) => one[key]),
  )
}
printMovers(compared, Number(values.movers))
