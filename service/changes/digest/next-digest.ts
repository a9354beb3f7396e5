const dayMs = 24 * 60 * 60 * 1000
/** 06:00 UTC, before the working day begins in Europe. */
const hour = 6
const monday = 1

/** Returns when the next summary after `now` is due. */
export function nextDigest(cadence: 'daily' | 'weekly', now: Date): Date {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour))
  while (next <= now || (cadence === 'weekly' && next.getUTCDay() !== monday)) next.setTime(next.getTime() + dayMs)
  return next
}
