import { setImmediate as nextTurn } from 'node:timers/promises'

const longestMs = 10

/**
 * The embedded engine answers without ever leaving the current turn of the event loop: a loop of awaited queries would
 * keep every socket and timer of the process waiting. Awaited before each query, this lets them in every 10 ms.
 */
export function createBreather(): () => Promise<void> {
  let turnBegan = performance.now()
  let isWatching = false
  return async () => {
    if (!isWatching) {
      isWatching = true
      turnBegan = performance.now()
      setImmediate(() => {
        isWatching = false
      })
    } else if (performance.now() - turnBegan > longestMs) {
      await nextTurn()
    }
  }
}
