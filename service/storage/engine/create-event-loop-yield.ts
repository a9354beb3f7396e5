import { setImmediate as nextTurn } from 'node:timers/promises'

const longestMs = 10

/**
 * The embedded engine answers within the current turn of the event loop: a loop of awaited queries would block every socket and timer of
 * the process. Awaited before each query, this function yields to them every 10 ms; likewise before each piece of other work of which
 * much runs at once.
 */
export function createEventLoopYield(): () => Promise<void> {
  let turnBegan = performance.now()
  let isWatching = false
  return async () => {
    // Checked again after each wait: otherwise many waiting callers would all continue in the next turn.
    while (isWatching && performance.now() - turnBegan > longestMs) await nextTurn()
    if (isWatching) return
    isWatching = true
    turnBegan = performance.now()
    setImmediate(() => {
      isWatching = false
    })
  }
}
