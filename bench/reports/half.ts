import { createHash } from 'node:crypto'

export type Half = 'tune' | 'learn' | 'hold'

export const halves: readonly Half[] = ['tune', 'learn', 'hold']

/**
 * Returns the part that a report belongs to, always the same for a name. Rules are written by looking at errors of the tune half. When
 * nothing more could be learned from it, the other half was divided again: errors of the learn part are printed too, those of the hold
 * part are counted and never looked at, which reveals rules that fit only the reports they were written for.
 */
export function halfOf(name: string): Half {
  const last = createHash('sha256').update(name).digest().at(-1) ?? 0
  if ((last & 1) === 0) return 'tune'
  return (last & 2) === 0 ? 'learn' : 'hold'
}

/** Whether its misses are printed. */
export function isOpen(name: string): boolean {
  return halfOf(name) !== 'hold'
}
