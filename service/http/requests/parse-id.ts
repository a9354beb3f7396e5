/** A path segment as an id; null unless it is a positive whole number in plain form (not "007", "1.5", "abc"). */
export function parseId(segment: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : null
  return id !== null && Number.isSafeInteger(id) ? id : null
}
