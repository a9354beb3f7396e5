import 'server-only'

/** Computing a hash takes a tenth of a second of a core and 16 MB: so many at once, and so many that wait. */
const most = 2
const mostWaiting = 40

let running = 0
const waiting: { isKnown: boolean; go: () => void }[] = []

/**
 * Runs `work` when it is its turn: whoever is known goes before strangers. Null where too many strangers wait already; then
 * nothing was run.
 */
export async function takeTurn<Result>(isKnown: boolean, work: () => Promise<Result>): Promise<Result | null> {
  if (running >= most) {
    if (!isKnown && waiting.length >= mostWaiting) return null
    await new Promise<void>((go) => {
      const place = isKnown ? waiting.findIndex((other) => !other.isKnown) : -1
      waiting.splice(place === -1 ? waiting.length : place, 0, { isKnown, go })
    })
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next.go()
  }
}
