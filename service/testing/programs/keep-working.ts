import type { TestEditions } from './start-test-editions'

const pauseMs = 100

/** Researches what is enqueued, as a worker would, until it is told to stop; what is under way ends before the database does. */
export function keepWorking({ work }: TestEditions): () => Promise<void> {
  let isWorking = false
  let working: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    if (isWorking) return
    isWorking = true
    working = work().finally(() => {
      isWorking = false
    })
  }, pauseMs)
  return async () => {
    clearInterval(timer)
    await working
  }
}
