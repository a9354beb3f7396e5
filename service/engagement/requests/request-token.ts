import { randomBytes } from 'node:crypto'

/** 256 random bits: nobody finds one by trying, however many are tried. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What a token looks like, wherever it stands in a text. */
export const tokenForm = /(?<![\w-])[\w-]{43}(?![\w-])/g

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
