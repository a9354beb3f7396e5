/** What is remembered of the times a source was asked. */
export type CheckHistory = { checkedAt: Date | null; failures: number }

const hour = 3_600_000
const day = 24 * hour
const firstPause = hour

/**
 * When a source is to be asked next: after its cadence when the last check went well, after one hour, doubled with each
 * failure in a row, when it did not; never later than its cadence.
 */
export function nextCheck({ checkedAt, failures }: CheckHistory, everyDays: number): Date {
  if (checkedAt === null) return new Date(0)
  const cadence = everyDays * day
  // 2 ** 20 hours is longer than any cadence; more would only overflow the date.
  const pause = failures === 0 ? cadence : Math.min(cadence, firstPause * 2 ** Math.min(failures - 1, 20))
  return new Date(checkedAt.getTime() + pause)
}
