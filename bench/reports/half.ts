import { createHash } from 'node:crypto'

export type Half = 'tune' | 'learn' | 'hold'

export const halves: readonly Half[] = ['tune', 'learn', 'hold']

/**
 * To which reports one belongs, by its name and for ever. Rules are written by looking at misses of the tune half. When that had nothing
 * left to teach, the other half was divided once more: misses of the learn part are printed too, those of the hold part are counted and
 * never looked at, so that a rule which fits only what it was written on is seen.
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
