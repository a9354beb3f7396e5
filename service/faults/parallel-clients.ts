import { createProject, listAll, send } from './client'
import { countRound, emptyResult, type Fault, type FaultResult, type Random } from './fault'
import { type Engine, install } from './installation'
import { secondsSince } from './wait-for'

const clients = 50
const secondsOfRound = 4

/** One organization as several clients name it: the same LEI with different names. */
type Subject = { lei: string; names: readonly string[]; website: string }

/** One answer, with the times of its request and of its arrival. */
type Answered = { subject: number; id: number; asked: number; answered: number }

/** ISO 7064, mod 97-10, over 18 characters that encode the number of the test organization. */
function leiOf(place: number): string {
  const head = `ZZ00FAULT${String(place).padStart(9, '0')}`
  const digits = `${head}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return `${head}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}`
}

function subjectOf(place: number): Subject {
  const word = `Quarry ${place}`
  return {
    lei: leiOf(place),
    names: [`${word} Works`, `${word} Works Group`, `The ${word} Works`, `${word.toUpperCase()} WORKS`],
    website: `https://quarry-${place}.example`,
  }
}

function bodyOf({ lei, names, website }: Subject, random: Random): Record<string, string> {
  return {
    lei_number: lei,
    name: names[Math.floor(random() * names.length)] ?? '',
    ...(random() < 0.5 && { website }),
    ...(random() < 0.3 && { hq_region: 'SE' }),
  }
}

/** All clients register the same organizations, each beginning a little further on, so that their requests overlap. */
async function registerInParallel(urls: readonly string[], key: string, random: Random, problems: string[]) {
  const answers: Answered[] = []
  const began = performance.now()
  let next = 0
  async function run(client: number): Promise<void> {
    while (secondsSince(began) < secondsOfRound) {
      const place = Math.max(0, next - Math.floor(random() * 20))
      if (random() < 0.3) next++
      const asked = performance.now()
      const url = `${urls[client % urls.length]}/organizations`
      const { status, body } = await send(url, key, 'POST', bodyOf(subjectOf(place), random))
      if (status === 200) answers.push({ subject: place, id: Number(body['id']), asked, answered: performance.now() })
      else problems.push(`Registering answered ${status} ${body['detail']}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return answers
}

/**
 * Finds contradictions to what one process would answer that handles one request after the other: each organization has one id,
 * no two share one, and an organization answered before another was first requested has the lower id.
 */
export function findContradictions(answers: readonly Answered[]): string[] {
  const problems: string[] = []
  const first = new Map<number, Answered>()
  const subjectOfId = new Map<number, number>()
  for (const answer of [...answers].sort((a, b) => a.answered - b.answered)) {
    const known = first.get(answer.subject)
    if (known === undefined) first.set(answer.subject, { ...answer })
    else {
      known.asked = Math.min(known.asked, answer.asked)
      if (known.id !== answer.id) problems.push(`Organization ${answer.subject} is ${known.id} and ${answer.id}`)
    }
    const other = subjectOfId.get(answer.id) ?? answer.subject
    if (other !== answer.subject) problems.push(`Organizations ${other} and ${answer.subject} are both ${answer.id}`)
    subjectOfId.set(answer.id, answer.subject)
  }
  let highest = { id: 0, subject: -1 }
  const byAnswer = [...first.values()].sort((a, b) => a.answered - b.answered)
  let place = 0
  for (const later of [...first.values()].sort((a, b) => a.asked - b.asked)) {
    for (let next = byAnswer[place]; next !== undefined && next.answered < later.asked; next = byAnswer[++place]) {
      if (next.id > highest.id) highest = next
    }
    if (highest.id > later.id) {
      problems.push(
        `${highest.subject} (${highest.id}) was answered before ${later.subject} (${later.id}) was asked for`,
      )
    }
  }
  return problems
}

async function parallelRounds(engine: Engine, rounds: number, random: Random, result: FaultResult): Promise<number> {
  const installation = await install(engine)
  try {
    const services = [await installation.start()]
    if (engine === 'postgres') services.push(await installation.start())
    const urls = services.map(({ url }) => url)
    let sent = 0
    for (let round = 0; round < rounds; round++) {
      const key = await createProject(urls[0] ?? '')
      const answers = await registerInParallel(urls, key, random, result.problems)
      result.problems.push(...findContradictions(answers))
      const listed = await listAll(urls[0] ?? '', key)
      const ids = new Set(answers.map(({ id }) => id))
      const missing = [...ids].filter((id) => listed.every((one) => one.id !== id)).length
      result.losses += missing
      result.duplicates += listed.length + missing - new Set(answers.map(({ subject }) => subject)).size
      sent += answers.length
      countRound(result, null)
    }
    return sent
  } finally {
    await installation.remove()
  }
}

/** 50 clients register overlapping organizations; on PostgreSQL with two services. */
export const parallelClients: Fault = {
  name: 'parallel-clients',
  rounds: { quick: 1, full: 15 },
  async run({ rounds, random }) {
    const result = emptyResult()
    let sent = 0
    for (const engine of ['embedded', 'postgres'] as const) sent += await parallelRounds(engine, rounds, random, result)
    result.note = `${sent} registrations by ${clients} clients, as in one order`
    return result
  },
}
