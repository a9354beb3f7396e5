import { createHash } from 'node:crypto'

export type Half = 'tune' | 'hold'

/**
 * Returns the half that a report belongs to, always the same for a name. Rules are written by looking at errors of the tune half;
 * those of the hold half are counted and never looked at, which reveals rules that fit only the reports they were written for.
 */
export function halfOf(name: string): Half {
  return (createHash('sha256').update(name).digest().at(-1) ?? 0) % 2 === 0 ? 'tune' : 'hold'
}
