import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { queryRows } from '@/service/storage/engine/rows'
import { pick } from '@/service/testing/data/seeded-random'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Installation, install, runDatabaseCommand } from './installation'
import { compare, openLedger, register } from './ledger'
import { secondsSince } from './wait-for'
import { waitForResults } from './wait-for-results'

/** Each damages the directory in one way, given the paths of the files of our tables and of the catalogue. */
const damages: Readonly<Record<string, (directory: string, files: Files) => void>> = {
  'PG_VERSION is gone': (directory) => rmSync(join(directory, 'PG_VERSION')),
  'a copy was cut off': (directory) => {
    for (const name of readdirSync(directory)) if (name !== 'base') rmSync(join(directory, name), { recursive: true })
  },
  'something else is there': (directory) => {
    rmSync(directory, { recursive: true })
    mkdirSync(directory)
    writeFileSync(join(directory, 'notes.txt'), 'x')
  },
  'the control file is zeros': (directory) =>
    writeFileSync(join(directory, 'global', 'pg_control'), Buffer.alloc(8192)),
  'a table was cut': (directory, { ours }) => cut(join(directory, ours)),
  'a table is gone': (directory, { ours }) => rmSync(join(directory, ours)),
  'a page of a table is noise': (directory, { ours }) => overwrite(join(directory, ours), 100, 4_000),
  'a page of the catalogue is noise': (directory, { catalogue }) => overwrite(join(directory, catalogue), 24, 8_000),
  'the catalogue is gone': (directory, { catalogue }) => rmSync(join(directory, catalogue)),
}

const Files = z.object({ ours: z.string(), catalogue: z.string() })
type Files = z.infer<typeof Files>

function cut(path: string): void {
  truncateSync(path, statSync(path).size - 100)
}

function overwrite(path: string, at: number, length: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(length, 0xa5), 0, length, at)
  closeSync(file)
}

function filesOf(installation: Installation): Promise<Files> {
  return installation.withDatabase(async (database) => {
    const [row] = await queryRows(
      database,
      Files,
      "select pg_relation_filepath('organization') as ours, pg_relation_filepath('pg_class') as catalogue",
    )
    if (row === undefined) throw new Error('PostgreSQL does not say where its files are')
    return row
  })
}

/** Starts the program on the damaged directory: it must end and say what to do. */
async function assertRefused(installation: Installation, damage: string, result: FaultResult): Promise<void> {
  const before = listFiles(installation.dataDirectory)
  const program = installation.launch()
  const end = await Promise.race([program.ended, sleep(60_000, 'goes on')])
  const said = program.lines.join('\n')
  if (end !== 1 || !/ is (damaged and is )?not opened/.test(said) || !said.includes('npx carbon-register db restore')) {
    result.problems.push(`Where ${damage} it ended with ${end} and said: ${said.slice(0, 1_000)}`)
    await program.end('SIGKILL')
  }
  const after = new Set(listFiles(installation.dataDirectory))
  const erased = before.filter((path) => !after.has(path))
  // PostgreSQL rewrites its log and its own notes even when it opens a directory that turns out to be damaged.
  const missed = erased.filter((path) => !/postmaster|pg_wal|pg_stat|pg_internal|pg_replslot|pgsql_tmp/.test(path))
  if (missed.length > 0) result.problems.push(`Where ${damage} the start erased ${missed.slice(0, 5).join(', ')}`)
}

function listFiles(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

async function damageOnce(round: number, random: Random, result: FaultResult): Promise<void> {
  const installation = await install('embedded')
  const folder = await mkdtemp(join(tmpdir(), 'carbon-faults-backup-'))
  try {
    const service = await installation.start()
    const ledger = await openLedger(service.url)
    for (let place = 0; place < 20; place++) await register(ledger, service.url, `Quarry ${place} Works`)
    const file = join(folder, 'one.backup')
    await service.end('SIGTERM')
    const backup = await runDatabaseCommand(['backup', file], installation.settings)
    const damage = Object.keys(damages)[round] ?? pick(random, Object.keys(damages))
    const directory = join(installation.dataDirectory, 'database')
    const files = await filesOf(installation)
    damages[damage]?.(directory, files)
    await assertRefused(installation, damage, result)
    const began = performance.now()
    renameSync(directory, `${directory}.damaged`)
    const restore = await runDatabaseCommand(['restore', file], installation.settings)
    if (backup.code !== 0 || restore.code !== 0) result.problems.push(`${backup.said}\n${restore.said}`)
    const again = await installation.start()
    countRound(result, secondsSince(began))
    await compare(ledger, again.url, result)
    await waitForResults([ledger], again.url, result)
  } finally {
    await installation.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function damageRounds(rounds: number, random: Random): Promise<FaultResult> {
  const result = emptyResult()
  for (let round = 0; round < rounds; round++) await damageOnce(round, random, result)
  result.note = 'refused with words; recovery: the backup restored and served'
  return result
}

/** The embedded directory is damaged while no process has it open. */
export const damagedDirectory: Fault = {
  name: 'damaged-directory',
  rounds: { quick: 4, full: 18 },
  run: ({ rounds, random }) => damageRounds(rounds, random),
}
