/** Converts the text of a value to JavaScript where the two drivers would differ, by PostgreSQL type number. */
export const typeNumbers = {
  bytea: 17,
  int8: 20,
  date: 1082,
  int8Array: 1016,
  dateArray: 1182,
  textArray: 1009,
} as const

/** Ids and counts are far below 2^53; a larger value must raise an error instead of losing digits. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`A bigint of ${text} does not fit a number`)
  return value
}

/** A day stays text: as a Date it would shift with the process's time zone. */
export function parseDay(text: string): string {
  return text
}

/** `\x…` -> Buffer. */
export function parseBytes(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex')
}
