import 'server-only'

/** Computing a hash takes a tenth of a second of one core and 16 MB: this many at once, and this many waiting. */
const most = 2
const mostWaiting = 40

let running = 0
const waiting: { isKnown: boolean; go: () => void }[] = []

/** Runs `work` in turn, known browsers before strangers. Returns null without running it if too many strangers are waiting. */
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
