import { AnswerError } from '@/lib/queries/answer-error'
import { backOff } from '@/lib/queries/poll-delay'
import { isSettled } from '@/lib/views/organization/research-progress'
import { askStatus, askStatuses } from './import-requests'
import { type Run, tryPatiently, wait } from './try-patiently'

const idsAtOnce = 200
/** After this many polls without a settled row the import stops waiting. */
const mostInVain = 40
const betweenSinglesMs = 300

type SettleRun = Run & { onStatuses: (statuses: ReadonlyMap<number, string>) => void }

function isOpen(statuses: ReadonlyMap<number, string>): (id: number) => boolean {
  // An organization that the service no longer has counts as settled.
  return (id) => !isSettled(statuses.get(id) ?? 'synced')
}

/**
 * Reports how far research is until all rows have settled: resolves to true, or false if nothing changes any more. Polls the first open
 * ones, because research runs in the order of registering.
 */
export async function settleRows(ids: readonly number[], run: SettleRun): Promise<boolean> {
  let open = [...ids]
  let inVain = 0
  while (open.length > 0) {
    const asked = open.slice(0, idsAtOnce)
    const statuses = await tryPatiently(() => askStatuses(asked, run.signal), run).catch((error: unknown) => {
      if (error instanceof AnswerError && error.status === 501) return null
      throw error
    })
    if (statuses === null) return settleSingly(open, run)
    run.onStatuses(statuses)
    const left = asked.filter(isOpen(statuses))
    inVain = left.length === asked.length ? inVain + 1 : 0
    if (inVain >= mostInVain) return false
    const rest = open.slice(idsAtOnce)
    // Organizations that take long do not delay polling the others.
    open = inVain > 0 && inVain % 4 === 0 ? [...rest, ...left] : [...left, ...rest]
    if (left.length > 0) await wait(backOff(inVain), run.signal)
  }
  return true
}

/** One after the other, slowly, for a service with only the two published endpoints. */
async function settleSingly(ids: readonly number[], run: SettleRun): Promise<boolean> {
  let open = [...ids]
  for (let round = 0; open.length > 0 && round < mostInVain; round++) {
    const statuses = new Map<number, string>()
    for (const id of open) {
      const status = await tryPatiently(() => askStatus(id, run.signal), run).catch((error: unknown) => {
        if (error instanceof AnswerError && error.status === 404) return null
        throw error
      })
      if (status !== null) {
        statuses.set(id, status)
        run.onStatuses(new Map([[id, status]]))
      }
      await wait(betweenSinglesMs, run.signal)
    }
    open = open.filter(isOpen(statuses))
    if (open.length > 0) await wait(backOff(round), run.signal)
  }
  return open.length === 0
}
