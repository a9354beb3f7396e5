import { createHash } from 'node:crypto'

export type Half = 'tune' | 'hold'

/**
 * Which half of the reports one belongs to, by its name and for ever. Rules are written by looking at misses of the tune half; those of
 * the hold half are counted and never looked at, so that a rule which fits only what it was written on is seen.
 */
export function halfOf(name: string): Half {
  return (createHash('sha256').update(name).digest().at(-1) ?? 0) % 2 === 0 ? 'tune' : 'hold'
}
