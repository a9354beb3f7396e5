import { randomBytes } from 'node:crypto'

/** Returns a new token of 256 random bits, which cannot be guessed. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Matches tokens anywhere in a text. */
export const tokenForm = /(?<![\w-])[\w-]{43}(?![\w-])/g

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
