const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** As Standard Webhooks recommends: a receiver that is away for a day and a half misses nothing. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** Attempts that are made of one delivery before it is given up. */
export const mostAttempts = pausesMs.length + 1

const longestWaitMs = 24 * hour

/**
 * Milliseconds until the next attempt after `attempts` failed ones, up to a tenth longer so that many do not come at once, and no
 * sooner than the receiver asks; null where it is given up.
 */
export function nextPause(
  attempts: number,
  retryAfterMs: number | null,
  random: () => number = Math.random,
): number | null {
  const pause = pausesMs[attempts - 1]
  if (pause === undefined) return null
  return Math.max(pause * (1 + random() / 10), Math.min(retryAfterMs ?? 0, longestWaitMs))
}
