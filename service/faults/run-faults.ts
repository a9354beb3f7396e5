import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { seededRandom } from '@/service/testing/data/seeded-random'
import { type Fault, type FaultResult, isKept } from './fault'
import { keptHeadings, readSection, replaceRow, writeSection } from './results-section'
import { secondsSince } from './wait-for'

export type FaultOptions = {
  /** Null: the number of rounds that each fault has. */
  rounds: number | null
  /** Names of faults; all where it is empty. */
  only: readonly string[]
  isFull: boolean
  seed: number
  /** The file whose section gets the table; null: none. */
  file: string | null
}

type Row = { name: string; result: FaultResult | { skipped: string }; seconds: number }

function line({ name, result, seconds }: Row): string {
  const head = name.padEnd(22)
  if ('skipped' in result) return `${head} skipped: ${result.skipped}`
  const { rounds, losses, duplicates, longestRecoverySeconds, note } = result
  const recovery = longestRecoverySeconds === null ? 'none needed' : `${longestRecoverySeconds.toFixed(1)} s`
  const words = `${rounds} rounds, ${losses} losses, ${duplicates} duplicates, longest recovery ${recovery}`
  return `${head} ${words}; ${note} (${seconds.toFixed(0)} s)${isKept(result) ? '' : ' FAILED'}`
}

async function runOne(fault: Fault, { rounds, isFull, seed }: FaultOptions): Promise<Row> {
  const began = performance.now()
  const random = seededRandom(seed)
  const most = rounds ?? (isFull ? fault.rounds.full : fault.rounds.quick)
  const result = await fault.run({ rounds: most, random }).catch((error: unknown) => {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const cause = error instanceof Error && error.cause ? `\n${String(error.cause)}` : ''
    return { rounds: 0, losses: 0, duplicates: 0, longestRecoverySeconds: null, problems: [words + cause], note: '' }
  })
  return { name: fault.name, result, seconds: secondsSince(began) }
}

const headers = ['fault', 'day', 'rounds', 'losses', 'duplicates', 'longest recovery, s', '']

function writeCells({ name, result }: Row): (string | number)[] {
  const day = new Date().toISOString().slice(0, 10)
  if ('skipped' in result) return [name, day, 0, '', '', '', `skipped: ${result.skipped}`]
  const recovery = result.longestRecoverySeconds?.toFixed(1) ?? ''
  const note = isKept(result) ? result.note : `FAILED; ${result.note}`
  return [name, day, result.rounds, result.losses, result.duplicates, recovery, note]
}

/** Returns the text of a file of results with this fault's line. */
export function addLine(text: string, cells: readonly (string | number)[], order: readonly string[]): string {
  const table = replaceRow(readSection(text, keptHeadings.faults), headers, order, cells)
  const about = `${cpus().length} cores, Node ${process.versions.node}.`
  return writeSection(text, keptHeadings.faults, `${about}\n\n${table}`)
}

/** Runs the faults one after the other and prints a line for each. Returns whether all promises were kept. */
export async function runFaults(all: readonly Fault[], options: FaultOptions): Promise<boolean> {
  const { only, seed, file } = options
  const unknown = only.find((name) => all.every((fault) => fault.name !== name))
  if (unknown !== undefined) {
    throw new Error(`There is no fault "${unknown}"; there are ${all.map(({ name }) => name).join(', ')}`)
  }
  console.log(`Seed ${seed} (--seed ${seed} makes the same choices again)`)
  const rows: Row[] = []
  for (const fault of all.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const row = await runOne(fault, options)
    rows.push(row)
    console.log(line(row))
    if (file !== null) {
      const names = all.map(({ name }) => name)
      writeFileSync(file, addLine(existsSync(file) ? readFileSync(file, 'utf8') : '', writeCells(row), names))
    }
    if (!('skipped' in row.result)) for (const problem of row.result.problems.slice(0, 10)) console.log(`  ${problem}`)
  }
  return rows.every(({ result }) => 'skipped' in result || isKept(result))
}
