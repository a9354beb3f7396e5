import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { LiveSourceState } from '@/service/contract/live-source'
import { ServiceError } from '@/service/errors'
import { describeEnd, describeProgress } from '@/service/live/describe-live-source'
import { claimMs, fetchLiveSource, type LiveContext } from '@/service/live/fetch-live-source'
import { listLiveSources } from '@/service/live/list-live-sources'
import type { LiveSourceId } from '@/service/live/live-source'
import { liveSources } from '@/service/live/live-sources'
import { requestFetch } from '@/service/live/request-fetch'
import { claimLiveFetch } from '@/service/storage/editions/live-fetches'
import type { Call } from './running-service'

/** At most one line is printed in this time. */
const printMs = 1_000

type Print = (line: string) => void

/** Returns a printer of progress that leaves out lines that follow too fast. */
function printer(print: Print): (line: string) => void {
  let at = 0
  let last = ''
  return (line) => {
    const isNext = line.split(':')[0] !== last.split(':')[0]
    if (line === last || (!isNext && Date.now() - at < printMs)) return
    at = Date.now()
    last = line
    print(line)
  }
}

function endOf(state: LiveSourceState | undefined): string[] {
  if (state === undefined) throw new Error('The source is not listed')
  const lines = describeEnd(state)
  if (state.failure !== null) throw new ServiceError('unavailable', lines.join('\n'))
  return lines
}

/** Asks a publisher from this process; SIGINT interrupts it, and the next fetch continues. Throws ServiceError with an explanation. */
export async function fetchHere(ctx: LiveContext, id: LiveSourceId, print: Print): Promise<string[]> {
  const source = liveSources[id]
  await requestFetch(ctx, source)
  const now = ctx.clock()
  if ((await claimLiveFetch(ctx.database, { now, until: new Date(now.getTime() + claimMs), source: id })) === null) {
    throw new ServiceError(
      'unavailable',
      `${id}: another process is fetching it; npx carbon-register data status shows the outcome`,
    )
  }
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const say = printer(print)
  const outcome = await fetchLiveSource(ctx, source, stopping.signal, (progress) => say(describeProgress(progress)))
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (outcome.state === 'stopped')
    throw new ServiceError('unavailable', `${id}: interrupted; the next fetch continues from here`)
  return endOf((await listLiveSources(ctx, false)).find((state) => state.source === id))
}

const pollMs = 1_000

/** Lets the running service ask the publisher, and prints its progress until it has ended. */
export async function fetchThere(call: Call, id: LiveSourceId, print: Print): Promise<string[]> {
  await call('POST', `/data/live-sources/${id}/fetch`)
  const say = printer(print)
  for (;;) {
    const states = z.array(LiveSourceState).parse(await call('GET', '/data/live-sources'))
    const state = states.find(({ source }) => source === id)
    if (state === undefined || (state.state !== 'waiting' && state.state !== 'running')) return endOf(state)
    say(describeProgress(state))
    await sleep(pollMs)
  }
}
