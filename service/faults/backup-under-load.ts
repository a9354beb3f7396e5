import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withDatabase } from '@/service/testing/with-database'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Engine, type Installation, install, runDatabaseCommand } from './installation'
import { compare, type Ledger, openLedger, startLoad } from './ledger'
import { secondsSince } from './wait-for'
import { waitForResults } from './wait-for-results'

/** Prepares an empty database of the same engine to restore into. */
async function emptyPlace(installation: Installation, folder: string, round: number): Promise<Record<string, string>> {
  const { engine, server, settings } = installation
  if (server === null) return { ...settings, DATA_DIR: folder }
  const name = `restored_${round}`
  await installation.withDatabase((database) => database.query(`create database ${name}`))
  return {
    ...settings,
    DATA_DIR: folder,
    ...(engine === 'postgres' && { DATABASE_URL: withDatabase(server.url, name) }),
  }
}

/** Checks that every organization answered before the backup began is in it; later ones may be. */
async function checkRestored(
  installation: Installation,
  { settings, ledger, before }: { settings: Record<string, string>; ledger: Ledger; before: Map<string, number> },
  result: FaultResult,
): Promise<void> {
  const service = await installation.start('service', settings)
  try {
    const restored: Ledger = { ...ledger, acknowledged: before, wrong: [] }
    await compare(restored, service.url, result)
    await waitForResults([restored], service.url, result)
  } finally {
    await service.end('SIGTERM')
  }
}

async function backUpOnce(
  installation: Installation,
  { url, round, random }: { url: string; round: number; random: Random },
  result: FaultResult,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'carbon-faults-backup-'))
  try {
    const ledger = await openLedger(url)
    const load = startLoad(ledger, [url], random)
    await sleep(300 + random() * 700)
    const before = new Map(ledger.acknowledged)
    const file = join(folder, 'one.backup')
    const port = new URL(url).port
    const backup = await runDatabaseCommand(['backup', file], { ...installation.settings, SERVICE_PORT: port })
    await load.stop()
    await compare(ledger, url, result)
    const began = performance.now()
    const settings = await emptyPlace(installation, join(folder, 'data'), round)
    const restore = await runDatabaseCommand(['restore', file], settings)
    if (backup.code !== 0 || restore.code !== 0 || !restore.said.includes('Every row was read back and compared')) {
      result.problems.push(`The backup said: ${backup.said}\nThe restore said: ${restore.said}`)
      return
    }
    await checkRestored(installation, { settings, ledger, before }, result)
    countRound(result, secondsSince(began))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function backupRounds(engine: Engine, rounds: number, random: Random): Promise<FaultResult> {
  const result = emptyResult()
  const installation = await install(engine)
  try {
    const { url } = await installation.start()
    for (let round = 0; round < rounds; round++) await backUpOnce(installation, { url, round, random }, result)
    result.note = 'recovery: restored, started and settled'
    return result
  } finally {
    await installation.remove()
  }
}

/** A backup of a service under load is restored elsewhere. */
export const backupEmbedded: Fault = {
  name: 'backup-embedded',
  rounds: { quick: 1, full: 5 },
  run: ({ rounds, random }) => backupRounds('embedded', rounds, random),
}

export const backupPostgres: Fault = {
  name: 'backup-postgres',
  rounds: { quick: 1, full: 5 },
  run: ({ rounds, random }) => backupRounds('postgres', rounds, random),
}
