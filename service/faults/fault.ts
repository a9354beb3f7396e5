import type { seededRandom } from '@/service/testing/data/seeded-random'

export type Random = ReturnType<typeof seededRandom>

/** The outcome of one fault, made to happen several times. */
export type FaultResult = {
  rounds: number
  /** Organizations that were acknowledged and are missing, or that are there and were never sent. */
  losses: number
  /** Organizations that are there twice. */
  duplicates: number
  /** From the fault (or from its end, where nothing can continue before) until requests were served again. */
  longestRecoverySeconds: number | null
  /** Promises that were broken, each with an explanation. */
  problems: string[]
  /** What was done: counts of requests and the like. */
  note: string
}

export type Fault = {
  name: string
  rounds: { quick: number; full: number }
  /** `skipped` is the reason why the fault cannot be made to happen on this machine. */
  run: (options: { rounds: number; random: Random }) => Promise<FaultResult | { skipped: string }>
}

export function emptyResult(): FaultResult {
  return { rounds: 0, losses: 0, duplicates: 0, longestRecoverySeconds: null, problems: [], note: '' }
}

/** Counts a round and the time of its recovery. */
export function countRound(result: FaultResult, recoverySeconds: number | null): void {
  result.rounds++
  if (recoverySeconds === null) return
  result.longestRecoverySeconds = Math.max(result.longestRecoverySeconds ?? 0, recoverySeconds)
}

export function isKept({ losses, duplicates, problems }: FaultResult): boolean {
  return losses === 0 && duplicates === 0 && problems.length === 0
}
