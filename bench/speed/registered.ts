import { setTimeout as sleep } from 'node:timers/promises'
import { readKnownCompanies } from '@/service/editions/join/read-known-companies'
import type { Subject } from './subject'

/** Names in public sources, so that the registered organizations are matched and have figures. */
export function knownNames(count: number): { name: string; hq_region?: string }[] {
  const listed = readKnownCompanies('service/reference/data').filter(
    ({ region, performances }) => region !== null && performances.length > 0,
  )
  const every = Math.max(1, Math.floor(listed.length / count))
  return listed
    .filter((_, place) => place % every === 0)
    .slice(0, count)
    .map(({ company, region }) => ({ name: company.name, hq_region: region ?? '' }))
}

async function register(subject: Subject, body: object): Promise<number> {
  const response = await fetch(`${subject.url}/organizations`, {
    method: 'POST',
    headers: subject.headers,
    body: JSON.stringify(body),
  })
  const { id } = (await response.json()) as { id?: number }
  if (id === undefined) throw new Error(`Not registered: ${response.status}`)
  return id
}

/** Waits until research of this organization has ended. */
export async function untilSynced(subject: Subject, id: number): Promise<void> {
  for (;;) {
    const response = await fetch(`${subject.url}/organizations/${id}`, { headers: subject.headers })
    const { status } = (await response.json()) as { status?: string }
    if (status === 'synced') return
    if (status === 'errored') throw new Error(`Research of organization ${id} failed`)
    await sleep(20)
  }
}

/** Registers listed companies and waits for their research; returns their ids. */
export async function knownOrganizations(subject: Subject, count: number): Promise<number[]> {
  const ids: number[] = []
  const names = knownNames(count)
  // On a busy machine reading them takes so long that the service ends its idle connections; the pause lets this process notice
  // it.
  await sleep(100)
  for (const body of names) ids.push(await register(subject, body))
  for (const id of ids) await untilSynced(subject, id)
  return ids
}
