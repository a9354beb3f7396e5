import type { Words } from '@/lib/messages/words'

/** "Scope 1", "スコープ1": at the beginning of a line, in the reader's language. */
export function scopeLabel(number: 1 | 2 | 3, words: Words<'figures'>): string {
  const said = words('scope', { number: String(number) })
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}
