import { createHash } from 'node:crypto'

export type RowSum = {
  add(row: string): void
  /** Number of rows so far, and 64 hexadecimal digits that are the same for the same rows in any order. */
  result(): { rows: number; checksum: string }
}

const modulus = 2n ** 256n

/**
 * Counts rows and adds up their SHA-256 modulo 2^256: a missing, additional, duplicate or changed row changes the sum, and tables
 * need not be sorted to be compared. This protects against accidents, not against forgery.
 */
export function createRowSum(): RowSum {
  let rows = 0
  let sum = 0n
  return {
    add(row) {
      rows++
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus
    },
    result: () => ({ rows, checksum: sum.toString(16).padStart(64, '0') }),
  }
}
