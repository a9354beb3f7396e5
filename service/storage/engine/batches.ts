import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@/service/errors'

/** Does the work for several inputs at once: returns a result for each input, in their order. */
export type BatchWork<Input, Result> = (inputs: readonly Input[]) => Promise<readonly Result[]>

/** Combines simultaneous calls for the same thing. One per opened database (`Database.batches`). */
export type Batches = {
  /**
   * Calls made while one of the same `key` is running are combined into the next one: under load one statement or transaction serves
   * many, and a single call waits for nobody. If `work` fails it is run again for each input alone, so that an input refused by the
   * database fails only itself; until then everything `work` wrote must be rolled back. A ServiceError fails all of them.
   */
  run<Input, Result>(key: unknown, work: BatchWork<Input, Result>, input: Input): Promise<Result>
}

/** A larger batch would make one call wait for too many others. */
const most = 100

/** The pause after a batch, as a share of the time that it took: too little to notice, and none after a quick look-up. */
const pauseShare = 0.1
const mostPauseMs = 20

type Waiting = { input: unknown; resolve: (result: unknown) => void; reject: (error: unknown) => void }

export function createBatches(): Batches {
  /** Waiting calls by key. A key is present for as long as its work is running. */
  const lines = new Map<unknown, Waiting[]>()

  async function drain(key: unknown, work: BatchWork<unknown, unknown>, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const served = line.splice(0, most)
      const began = performance.now()
      await serve(work, served)
      // Clients that were just answered ask again at once. Without the pause they would always miss the next batch, so that half of
      // them would wait while the other half is served, in batches of half the size.
      const pauseMs = Math.min((performance.now() - began) * pauseShare, mostPauseMs)
      if (served.length > 1 && pauseMs >= 1) await sleep(pauseMs)
    }
    lines.delete(key)
  }

  return {
    run<Input, Result>(key: unknown, work: BatchWork<Input, Result>, input: Input): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        const waiting = { input, resolve, reject } as Waiting
        const line = lines.get(key)
        if (line !== undefined) {
          line.push(waiting)
          return
        }
        const begun = [waiting]
        lines.set(key, begun)
        // Waits for the end of this turn of the event loop, so that other calls for the same can join.
        setImmediate(() => void drain(key, work as BatchWork<unknown, unknown>, begun))
      })
    },
  }
}

async function serve(work: BatchWork<unknown, unknown>, served: readonly Waiting[]): Promise<void> {
  try {
    const results = await work(served.map(({ input }) => input))
    for (const [place, { resolve }] of served.entries()) resolve(results[place])
  } catch (error) {
    if (error instanceof ServiceError || served.length === 1) for (const { reject } of served) reject(error)
    else for (const one of served) await serve(work, [one])
  }
}
