import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns SHA-256 in hex. Keys have 192 random bits, so a slow hash would not make guessing harder. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex')
}

/** Whether `key` has this hash, in constant time. */
export function matchesHash(key: string, hash: string): boolean {
  const found = Buffer.from(hashKey(key), 'hex')
  const expected = Buffer.from(hash, 'hex')
  return found.length === expected.length && timingSafeEqual(found, expected)
}

const starts = { project: 'cr_', 'read-only': 'cr_read_', 'write-only': 'cr_write_', team: 'crt_' } as const

/**
 * Returns a new key: a prefix that says what it is for (`cr_`, `cr_read_` or `cr_write_` for projects, `crt_` for the team), and 24
 * random bytes in hex. The prefix is for people and for programs that search for leaked keys; what a key may do is stored.
 */
export function generateKey(kind: keyof typeof starts): string {
  return `${starts[kind]}${randomBytes(24).toString('hex')}`
}

/** Returns the part of a key that may be shown again, to distinguish keys: its prefix and eight random characters. */
export function prefixOf(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 9)
}
