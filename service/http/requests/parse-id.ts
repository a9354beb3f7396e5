/** A path segment as an id; null when it is not a positive whole number in its plain form ("007", "1.5", "abc"). */
export function parseId(segment: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : null
  return id !== null && Number.isSafeInteger(id) ? id : null
}
