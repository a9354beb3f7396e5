import { setImmediate as nextTurn } from 'node:timers/promises'

const longestMs = 10

/**
 * The embedded engine answers without ever leaving the current turn of the event loop: a loop of awaited queries would
 * keep every socket and timer of the process waiting. Awaited before each query, this lets them in every 10 ms. So it does
 * before each piece of other work that many do at the same time.
 */
export function createBreather(): () => Promise<void> {
  let turnBegan = performance.now()
  let isWatching = false
  return async () => {
    // Again after each wait: many who wait would otherwise all go on in the next turn.
    while (isWatching && performance.now() - turnBegan > longestMs) await nextTurn()
    if (isWatching) return
    isWatching = true
    turnBegan = performance.now()
    setImmediate(() => {
      isWatching = false
    })
  }
}
