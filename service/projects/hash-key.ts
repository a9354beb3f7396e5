import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** SHA-256 in hex. Keys are random, so a slow hash would protect nothing (docs: keys carry 192 random bits). */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex')
}

/** Whether `key` has this hash, in constant time. */
export function matchesHash(key: string, hash: string): boolean {
  const found = Buffer.from(hashKey(key), 'hex')
  const expected = Buffer.from(hash, 'hex')
  return found.length === expected.length && timingSafeEqual(found, expected)
}

/** A new key: `cr_` for projects, `crt_` for the team, and 24 random bytes in hex. */
export function generateKey(kind: 'project' | 'team'): string {
  return `${kind === 'project' ? 'cr' : 'crt'}_${randomBytes(24).toString('hex')}`
}

/** The part of a key that may be shown again, to tell keys apart. */
export function prefixOf(key: string): string {
  return key.slice(0, 11)
}
