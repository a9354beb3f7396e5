const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Pauses as Standard Webhooks recommends: a receiver that is down for a day and a half misses nothing. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** How many times one delivery is attempted. */
export const mostAttempts = pausesMs.length + 1

const longestWaitMs = 24 * hour

/**
 * Returns the milliseconds until the next attempt after `attempts` failed ones: up to a tenth longer than planned, so that many do
 * not come at once, and not sooner than the receiver asks. Null if there is no further attempt.
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
