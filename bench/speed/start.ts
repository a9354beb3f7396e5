import { setTimeout as sleep } from 'node:timers/promises'
import { medianOf } from './measure-load'
import { request, wordOf } from './research'
import type { Subject } from './subject'

export type StartResult = {
  /** Milliseconds from the registration to the first state of its research, by the times in the timeline. */
  startP50: number
  startMost: number
  /** Milliseconds from the answer to the registration until the research has ended. */
  syncedP50: number
  syncedMost: number
}

async function timeOf(subject: Subject, id: number, state: string): Promise<number> {
  const { events = [] } = (await request(subject, `/organizations/${id}/timeline`)) as {
    events?: { state: string; at: string }[]
  }
  return Date.parse(events.find((one) => one.state === state)?.at ?? '')
}

/** Measures how soon research begins when no other work is waiting. */
export async function measureStart(subject: Subject, label: string): Promise<StartResult> {
  const starts: number[] = []
  const ends: number[] = []
  for (let place = 0; place < 30; place++) {
    const { id } = await request(subject, '/organizations', {
      name: `Idle ${label} ${wordOf(place)} Works`,
      hq_region: 'DE',
    })
    const began = performance.now()
    // At this interval the requests do not slow the research down.
    while ((await request(subject, `/organizations/${id}`))['status'] !== 'synced') await sleep(5)
    ends.push(performance.now() - began)
    starts.push((await timeOf(subject, Number(id), 'locating')) - (await timeOf(subject, Number(id), 'created')))
    await sleep(100)
  }
  return {
    startP50: medianOf(starts),
    startMost: Math.max(...starts),
    syncedP50: medianOf(ends),
    syncedMost: Math.max(...ends),
  }
}
