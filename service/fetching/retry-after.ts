/** Parses the header Retry-After (RFC 9110, 10.2.3), seconds or a date, to milliseconds from `now`; null if it is neither. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
