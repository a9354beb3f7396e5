import type { StateChange } from '@/service/storage/research/research'

/** The states of one research run, each with time and reason; stored together at the end. */
export type Journey = { to: (state: string, reason: string) => void; changes: readonly StateChange[] }

export function startJourney(clock: () => Date): Journey {
  const changes: StateChange[] = []
  return { changes, to: (state, reason) => void changes.push({ state, reason, at: clock() }) }
}
