import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from '@/service/testing/programs/start-program'
import { send } from './client'
import { fill, mountSmallDisk } from './disk-full'
import { countRound, emptyResult, type Fault, type FaultResult } from './fault'
import { type Installation, install } from './installation'
import { compare, type Ledger, openLedger, register } from './ledger'
import { secondsSince, waitFor } from './wait-for'

/** A report that was uploaded and answered with 201: where it is stored, and the hash of its bytes. */
type Given = { id: number; documentId: number; sha256: string }

const reportBytes = 1_500_000
const clients = 4
/** Longer than the interval at which grown tables are checked. */
const fullSeconds = 25
/** Slower answers count as missing. */
const limitMs = 30_000

/** Returns bytes that look like a PDF and cannot be compressed, but are no report, so that reading them takes no time. */
function makeReport(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(reportBytes)])
}

type Sent = { given: Given | null; refused: boolean; problem: string | null }

async function upload(url: string, key: string, id: number): Promise<Sent> {
  const bytes = makeReport()
  const response = await fetch(`${url}/organizations/${id}/documents?name=Report.pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(limitMs),
  })
  const body = (await response.json()) as { document?: { id: number }; detail?: string }
  const { status } = response
  if (status === 503 && response.headers.has('retry-after')) return { given: null, refused: true, problem: null }
  if (status !== 201 || body.document === undefined) {
    return { given: null, refused: false, problem: `A report was answered with ${status} ${body.detail}` }
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { given: { id, documentId: body.document.id, sha256 }, refused: false, problem: null }
}

type Round = { ledger: Ledger; given: Given[]; refusals: number; code: number | null | 'goes on' }

/** Uploads and registers until the disk has been full for `fullSeconds`, or the process has ended. */
async function uploadUntilFull(program: Program, round: number, result: FaultResult): Promise<Round> {
  const ledger = await openLedger(program.url)
  const state: Round = { ledger, given: [], refusals: 0, code: 'goes on' }
  void program.ended.then((code) => {
    state.code = code
  })
  await register(ledger, program.url, 'Quarry Works')
  const [id = 0] = ledger.acknowledged.values()
  let fullSince: number | null = null
  const isOver = () => state.code !== 'goes on' || (fullSince !== null && secondsSince(fullSince) > fullSeconds)
  async function run(client: number): Promise<void> {
    for (let place = 0; !isOver(); place++) {
      const sent = await upload(program.url, ledger.key, id).catch((error: unknown) => fault(error))
      if (sent.given !== null) state.given.push(sent.given)
      if (sent.problem !== null) result.problems.push(sent.problem)
      if (sent.refused) {
        state.refusals++
        fullSince ??= performance.now()
        await sleep(50)
      }
      await register(ledger, program.url, `Quarry ${round} ${client} ${place} Works`).catch(() => {})
    }
  }
  function fault(error: unknown): Sent {
    const isHanging = error instanceof Error && error.name === 'TimeoutError'
    if (!isHanging) return { given: null, refused: false, problem: null }
    fullSince ??= performance.now()
    return { given: null, refused: false, problem: `Nothing was answered for ${limitMs / 1_000} s` }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return state
}

/** Checks that each report is there with the bytes that were sent. */
async function compareReports({ given, ledger }: Round, url: string, result: FaultResult): Promise<void> {
  for (const { id, documentId, sha256 } of given) {
    const response = await fetch(`${url}/organizations/${id}/documents/${documentId}/content`, {
      headers: { authorization: `Bearer ${ledger.key}` },
      signal: AbortSignal.timeout(limitMs),
    })
    const found = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex')
    if (response.status === 200 && found === sha256) continue
    result.losses++
    result.problems.push(`Report ${documentId} was answered, and is ${response.status} or another`)
  }
}

async function fillOnce(installation: Installation, round: number, result: FaultResult): Promise<boolean> {
  let program = await installation.start()
  const ballast = fill(installation.dataDirectory, [30_000_000, 45_000_000, 60_000_000][round % 3] ?? 0)
  const state = await uploadUntilFull(program, round, result)
  const said = program.lines.join('\n')
  const hasEnded = state.code !== 'goes on'
  if (!hasEnded && state.refusals === 0) result.problems.push('The disk was full, and nobody was told')
  if (hasEnded && (state.code !== 1 || !/because its disk is full|fault of its engine/.test(said))) {
    result.problems.push(`It ended with ${state.code} and said: ${said.slice(-1_000)}`)
  }
  const longest = Math.max(...program.lines.map((line) => line.length))
  if (longest > 30_000) result.problems.push(`A line of the log has ${longest} characters`)
  rmSync(ballast)
  const began = performance.now()
  if (hasEnded) program = await installation.start()
  await waitFor('Writing again', 60, async () => {
    const { status } = await send(`${program.url}/organizations`, state.ledger.key, 'POST', { name: 'Quarry Works' })
    return status === 200 || undefined
  })
  countRound(result, secondsSince(began))
  await compareReports(state, program.url, result)
  await compare(state.ledger, program.url, result)
  const end = await Promise.race([program.end('SIGTERM'), program.ended])
  if (end !== 0) result.problems.push(`It did not stop in order: ${program.lines.slice(-3).join('\n')}`)
  return hasEnded
}

/** A separate disk for each round, because reports are not deleted. */
async function fillRounds(rounds: number): Promise<FaultResult | { skipped: string }> {
  const result = emptyResult()
  let ends = 0
  for (let round = 0; round < rounds; round++) {
    const disk = mountSmallDisk(240)
    if (disk === null) return { skipped: 'mounting a small disk (tmpfs) is not allowed here' }
    try {
      const installation = await install('embedded', { within: disk.directory })
      await fillOnce(installation, round, result).then(
        (hasEnded) => {
          ends += hasEnded ? 1 : 0
        },
        (error: unknown) => result.problems.push(`Round ${round}: ${error}`),
      )
      await installation.endAll()
    } finally {
      disk.remove()
    }
  }
  result.note = `always answered, or (${ends}) ended with words and started again`
  return result
}

/** The disk of the embedded database fills up while reports are uploaded. */
export const diskFullOfReports: Fault = {
  name: 'disk-full-of-reports',
  rounds: { quick: 3, full: 9 },
  run: ({ rounds }) => fillRounds(rounds),
}
