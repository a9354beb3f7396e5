import { ErrorBody } from '@/service/contract/error-body'
import { createProject, isReady, send, teamKey } from '@/service/faults/client'
import { emptyResult, type Fault, type FaultResult, type Random } from '@/service/faults/fault'
import { install } from '@/service/faults/installation'
import { secondsSince } from '@/service/faults/wait-for'
import { pick } from '@/service/testing/data/seeded-random'
import { type OpenApi, readOperations } from './fuzz-operations'
import { type FuzzRequest, isHarmless, makeRequest } from './fuzz-request'
import { type RawAnswer, sendRaw } from './raw-http'

/** Number of requests in one round, and how many run at the same time. */
const perRound = 1_000
const atOnce = 24

/** Statuses of answers to a broken request, or to a body where the document has none. */
const ofTheConnection = new Set([400, 408, 413, 415, 417, 431])

/** Why this answer is not one that the document lists; null when it is. */
function findFault({ operation, isItsPath }: FuzzRequest, { status, headers, body }: RawAnswer): string | null {
  if (status >= 500) return `a failure of the service: ${body.toString('utf8').slice(0, 200)}`
  if (body.length === 0) return status < 400 || headers.get('content-length') === '0' || !isItsPath ? null : 'no body'
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  if (status >= 400) {
    if (!isJson) return `an error that is ${headers.get('content-type')}`
    const read = ErrorBody.strict().safeParse(JSON.parse(body.toString('utf8')))
    if (!read.success) return `an error of another shape: ${body.toString('utf8').slice(0, 200)}`
    if (read.data.status !== status) return `status ${status} with ${read.data.status} in the body`
  }
  if (!isItsPath || (ofTheConnection.has(status) && !operation.answers.has(status))) return null
  if (!operation.answers.has(status))
    return `a status the document does not have: ${body.toString('utf8').slice(0, 200)}`
  const schema = operation.answers.get(status)
  if (!isJson || !schema || status >= 400) return null
  const read = schema.safeParse(JSON.parse(body.toString('utf8')))
  return read.success ? null : `a body of another shape: ${JSON.stringify(read.error.issues).slice(0, 300)}`
}

function describe({ bytes, manner }: FuzzRequest): string {
  return `${manner}: ${JSON.stringify(bytes.toString('latin1').slice(0, 600)).replace(/Bearer crt?_[\w-]+/, 'Bearer …')}`
}

async function sendOne(port: number, request: FuzzRequest, counts: Map<string, number>): Promise<string | null> {
  try {
    const answer = await sendRaw(port, request.bytes, request.manner)
    const group = answer === null ? 'none' : `${Math.floor(answer.status / 100)}xx`
    counts.set(group, (counts.get(group) ?? 0) + 1)
    if (answer !== null) {
      const fault = findFault(request, answer)
      return fault === null ? null : `${answer.status}, ${fault}`
    }
    return request.manner === 'cut' ? null : 'the connection was closed without an answer'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function fuzzAt(url: string, rounds: number, random: Random, result: FaultResult): Promise<void> {
  const keys = { project: await createProject(url), team: teamKey }
  for (let place = 0; place < 40; place++) {
    await send(`${url}/organizations`, keys.project, 'POST', { name: `Quarry ${place} Works` })
  }
  const { body } = await send(`${url}/openapi.json`, null, 'GET')
  const operations = readOperations(body as unknown as OpenApi).filter(isHarmless)
  const port = Number(new URL(url).port)
  const counts = new Map<string, number>()
  let left = rounds * perRound
  async function run(): Promise<void> {
    while (left-- > 0) {
      const request = makeRequest(pick(random, operations), keys, random)
      const fault = await sendOne(port, request, counts)
      if (fault !== null) result.problems.push(`${fault}\n    ${describe(request)}`)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, run))
  const perSecond = (rounds * perRound) / secondsSince(began)
  const groups = [...counts].sort().map(([group, count]) => `${count} ${group}`)
  result.note = `${rounds * perRound} requests, ${perSecond.toFixed(0)} a second: ${groups.join(', ')}`
}

async function fuzzRounds(rounds: number, random: Random): Promise<FaultResult> {
  const result = emptyResult()
  const installation = await install('postgres')
  try {
    const program = await installation.start('service', { ADDRESS_RATE_LIMIT_PER_MINUTE: '0' })
    await fuzzAt(program.url, rounds, random, result)
    result.rounds = rounds
    if (!(await isReady(program.url))) result.problems.push('The service is not ready afterwards')
    return result
  } finally {
    await installation.remove()
  }
}

/** Requests built from the service's own document and corrupted, each over its own connection; a round has a thousand. */
export const fuzz: Fault = {
  name: 'fuzz',
  rounds: { quick: 3, full: 100 },
  run: ({ rounds, random }) => fuzzRounds(rounds, random),
}
