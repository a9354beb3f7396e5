import { setTimeout as sleep } from 'node:timers/promises'

export function secondsSince(began: number): number {
  return (performance.now() - began) / 1_000
}

/**
 * Returns the first result of `find` that is not undefined; errors of `find` are ignored until then. Throws an Error with `what`
 * after the limit.
 */
export async function waitFor<T>(
  what: string,
  limitSeconds: number,
  find: () => Promise<T | undefined>,
  pauseMs = 50,
): Promise<T> {
  const began = performance.now()
  let last: unknown
  for (;;) {
    try {
      const found = await find()
      if (found !== undefined) return found
    } catch (error) {
      last = error
    }
    if (secondsSince(began) > limitSeconds) {
      throw new Error(`${what} did not happen within ${limitSeconds} s`, { cause: last })
    }
    await sleep(pauseMs)
  }
}
