import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from '@/service/testing/programs/start-program'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Engine, type Installation, install } from './installation'
import { compare, type Ledger, openLedger, startLoad } from './ledger'
import { secondsSince } from './wait-for'
import { waitForResults } from './wait-for-results'

type Role = 'service' | 'worker'

/** With the embedded database one process does everything; on PostgreSQL service and worker are two processes, and each is killed. */
const rolesOf = { embedded: [['service']], postgres: [['service'], ['worker'], ['service', 'worker']] } as const

const extra: Record<Engine, Record<string, string>> = { embedded: {}, postgres: { WORKERS: 'off' } }

type Running = { installation: Installation; programs: Map<Role, Program> }

async function start({ installation, programs }: Running, role: Role): Promise<void> {
  programs.set(role, await installation.start(role, role === 'service' ? extra[installation.engine] : {}))
}

/** Kills the processes and starts them again; every fifth time the new process is killed while it starts. */
async function killAndStart(running: Running, roles: readonly Role[], random: Random): Promise<number> {
  const began = performance.now()
  await Promise.all(roles.map((role) => running.programs.get(role)?.end('SIGKILL')))
  if (random() < 0.2) {
    const unlucky = running.installation.launch('service', extra[running.installation.engine])
    await sleep(random() * 1_500)
    await unlucky.end('SIGKILL')
    if (!roles.includes('service')) return killAndStart(running, ['service', ...roles], () => 1)
  }
  await Promise.all(roles.map((role) => start(running, role)))
  return secondsSince(began)
}

async function killOnce(running: Running, random: Random, result: FaultResult): Promise<Ledger> {
  const urlOf = () => running.programs.get('service')?.url ?? ''
  const ledger = await openLedger(urlOf())
  const load = startLoad(ledger, [urlOf()], random)
  await sleep(50 + random() * 1_200)
  const choices = rolesOf[running.installation.engine]
  const roles = choices[Math.floor(random() * choices.length)] ?? choices[0]
  const recovering = killAndStart(running, roles, random)
  // Where the service survives, its clients continue too.
  if (!roles.some((role) => role === 'service')) await sleep(300)
  await load.stop()
  countRound(result, await recovering)
  await compare(ledger, urlOf(), result)
  return ledger
}

/** `full` uses the companies of the whole release, which takes longer to open. */
export async function killService(
  engine: Engine,
  { rounds, random, full }: { rounds: number; random: Random; full: boolean },
): Promise<FaultResult> {
  const result = emptyResult()
  const installation = await install(engine, { full })
  const running: Running = { installation, programs: new Map() }
  try {
    await start(running, 'service')
    if (engine === 'postgres') await start(running, 'worker')
    const ledgers: Ledger[] = []
    for (let round = 0; round < rounds; round++) ledgers.push(await killOnce(running, random, result))
    const url = running.programs.get('service')?.url ?? ''
    const seconds = await waitForResults(ledgers, url, result)
    // Once more at the end, for losses that a later kill caused to an earlier round.
    for (const ledger of ledgers) await compare(ledger, url, result)
    const registered = ledgers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    result.note = `${registered} registrations, all settled ${seconds.toFixed(1)} s after the last`
    return result
  } finally {
    await installation.remove()
  }
}

export const killEmbedded: Fault = {
  name: 'kill-embedded',
  rounds: { quick: 5, full: 200 },
  run: ({ rounds, random }) => killService('embedded', { rounds, random, full: true }),
}

export const killPostgres: Fault = {
  name: 'kill-postgres',
  rounds: { quick: 6, full: 200 },
  run: ({ rounds, random }) => killService('postgres', { rounds, random, full: false }),
}
