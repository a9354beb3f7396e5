import { setTimeout as sleep } from 'node:timers/promises'
import { measureLoad, requireStatus } from './measure-load'
import { processorSeconds } from './processes'
import { knownNames } from './registered'
import type { Subject } from './subject'

/** From registered to synced. Half of the organizations are companies in public sources, half are unknown names. */

const atOnce = 32

export async function request(subject: Subject, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${subject.url}${path}`, {
    headers: subject.headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Returns a word for a number, because names that differ in a number never match, which would hide the cost of comparing names. */
export function wordOf(number: number): string {
  return [...String(number)].map((digit) => 'bdfgklmnrs'[Number(digit)]).join('a')
}

function bodiesOf(label: string, count: number): object[] {
  const listed = knownNames(Math.ceil(count / 2))
  return Array.from({ length: count }, (_, place) => {
    const known = place % 2 === 0 ? listed[(place / 2) % listed.length] : undefined
    // Using the names again would repeat registrations.
    return known !== undefined && place / 2 < listed.length
      ? { ...known, external_id: `${label}-${place}` }
      : { name: `Subject ${label} ${wordOf(place)} Works`, hq_region: 'DE' }
  })
}

/** Waits until research of all organizations of the project has ended. */
export async function untilIdle(subject: Subject): Promise<void> {
  for (;;) {
    const began = performance.now()
    const { totals } = (await request(subject, '/organizations?limit=1')) as { totals?: { in_progress?: number } }
    if (totals?.in_progress === 0) return
    // The request counts the whole project, so it is sent rarely enough not to slow the research down.
    await sleep(Math.max(250, 20 * (performance.now() - began)))
  }
}

export type ResearchResult = {
  organizations: number
  /** Seconds until the last organization was registered, and until the last was synced. */
  registeredIn: number
  seconds: number
  millisecondsEach: number
  /** Processor milliseconds of the service and its workers per organization; null where the system does not report them. */
  processorEach: number | null
}

function processorOf({ pids }: Subject): number | null {
  const used = pids().map(processorSeconds)
  return used.some((one) => one === null) ? null : used.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

/**
 * Registers `count` organizations and waits until none is in progress; the time counts from the first registration. Names and
 * request bodies are prepared before, because they are no cost of the service.
 */
export async function measureResearch(subject: Subject, label: string, count: number): Promise<ResearchResult> {
  const { url, headers, pid } = subject
  const bodies = bodiesOf(label, count)
  const before = processorOf(subject)
  const target = { url: `${url}/organizations`, headers, connections: atOnce, seconds: 0, bodies }
  const { startedAt, total, perSecond } = requireStatus(await measureLoad(target, pid), 200)
  await untilIdle(subject)
  const passed = Date.now() - startedAt
  const after = processorOf(subject)
  return {
    organizations: count,
    registeredIn: total / perSecond,
    seconds: passed / 1_000,
    millisecondsEach: passed / count,
    processorEach: before === null || after === null ? null : (1_000 * (after - before)) / count,
  }
}
