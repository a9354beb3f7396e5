import type { TestEditions } from './start-test-editions'

const pauseMs = 100

/** Researches enqueued organizations, as a worker would, until the returned function is called; it waits for the running research. */
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
