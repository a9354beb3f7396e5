import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Program } from '@/service/testing/programs/start-program'
import { countRound, emptyResult, type Fault, type FaultResult } from './fault'
import { type Installation, install } from './installation'
import { compare, type Ledger, openLedger, register } from './ledger'
import { secondsSince, waitFor } from './wait-for'
import { waitForResults } from './wait-for-results'

/** Mounts a small disk in memory; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): { directory: string; remove: () => void } | null {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    rmSync(directory, { recursive: true })
    return null
  }
  return {
    directory,
    remove() {
      execFileSync('umount', [directory])
      rmSync(directory, { recursive: true })
    },
  }
}

/** Fills the disk except for `leftBytes`. Returns the path of the file that fills it. */
export function fill(directory: string, leftBytes: number): string {
  const ballast = join(directory, 'ballast')
  const { bavail, bsize } = statfsSync(directory)
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
  } catch (error) {
    // The database used some of the space meanwhile, so the disk is full as intended.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error
  }
  return ballast
}

const atOnce = 16

type Ended = { refused: number; ended: boolean }

/** Registers until a request is refused, or the process ends with an explanation. */
async function registerUntilFull(program: Program, ledger: Ledger, round: number): Promise<Ended> {
  let ended = false
  void program.ended.then(() => {
    ended = true
  })
  for (let place = 0; place < 20_000; place += atOnce) {
    if (ended || ledger.refusals.withRetryAfter > 0) break
    const names = Array.from(
      { length: atOnce },
      (_, next) => `Quarry ${round} ${place + next} ${'x'.repeat(150)} Works`,
    )
    await Promise.all(names.map((name) => register(ledger, program.url, name).catch(() => {})))
  }
  return { refused: ledger.refusals.withRetryAfter, ended }
}

async function fillOnce(installation: Installation, round: number, result: FaultResult): Promise<Ended> {
  let program = await installation.start()
  const ledger = await openLedger(program.url)
  await register(ledger, program.url, `Quarry ${round} before Works`)
  // In some rounds no space is left, in others enough for the log and not for tables.
  const ballast = fill(installation.dataDirectory, round % 2 === 0 ? 200_000 : 0)
  const end = await registerUntilFull(program, ledger, round)
  const said = program.lines.join('\n')
  if (end.refused === 0 && !end.ended) result.problems.push('The disk was full, and nobody was told')
  if (end.ended && !said.includes('because its disk is full')) result.problems.push(`It ended without words: ${said}`)
  rmSync(ballast)
  const began = performance.now()
  if (end.ended) program = await installation.start()
  const { size } = ledger.acknowledged
  await waitFor('Writing again', 30, async () => {
    await register(ledger, program.url, `Quarry ${round} after Works`)
    return ledger.acknowledged.size > size || undefined
  })
  countRound(result, secondsSince(began))
  await compare(ledger, program.url, result)
  await waitForResults([ledger], program.url, result)
  if ((await Promise.race([program.end('SIGTERM'), program.ended])) !== 0) {
    result.problems.push(`It did not stop in order: ${program.lines.slice(-3).join('\n')}`)
  }
  return end
}

async function fillRounds(rounds: number): Promise<FaultResult | { skipped: string }> {
  const disk = mountSmallDisk(160)
  if (disk === null) return { skipped: 'mounting a small disk (tmpfs) is not allowed here' }
  const result = emptyResult()
  try {
    const installation = await install('embedded', { within: disk.directory })
    try {
      let ends = 0
      for (let round = 0; round < rounds; round++) ends += (await fillOnce(installation, round, result)).ended ? 1 : 0
      result.note = `told 503 and served again, or (${ends}) ended with words and started again`
      return result
    } finally {
      await installation.endAll()
    }
  } finally {
    disk.remove()
  }
}

/** The disk of the embedded database fills up while clients register. */
export const diskFull: Fault = {
  name: 'disk-full',
  rounds: { quick: 2, full: 6 },
  run: ({ rounds }) => fillRounds(rounds),
}
