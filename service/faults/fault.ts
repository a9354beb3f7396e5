import type { seededRandom } from '@/service/testing/data/seeded-random'

export type Random = ReturnType<typeof seededRandom>

/** What one fault, made to happen several times, did. */
export type FaultResult = {
  rounds: number
  /** What was answered for and is not there, or is there and was never sent. */
  losses: number
  /** What is there twice. */
  duplicates: number
  /** From the fault (or from the moment it was over, where nothing can go on before) until requests were served again. */
  longestRecoverySeconds: number | null
  /** Promises that were not kept, in words. */
  problems: string[]
  /** What was done, in words: counts of requests and the like. */
  note: string
}

export type Fault = {
  name: string
  rounds: { quick: number; full: number }
  /** `skipped` says why it cannot be made to happen here. */
  run: (options: { rounds: number; random: Random }) => Promise<FaultResult | { skipped: string }>
}

export function emptyResult(): FaultResult {
  return { rounds: 0, losses: 0, duplicates: 0, longestRecoverySeconds: null, problems: [], note: '' }
}

/** Counts a round, with how long it took to recover. */
export function countRound(result: FaultResult, recoverySeconds: number | null): void {
  result.rounds++
  if (recoverySeconds === null) return
  result.longestRecoverySeconds = Math.max(result.longestRecoverySeconds ?? 0, recoverySeconds)
}

export function isKept({ losses, duplicates, problems }: FaultResult): boolean {
  return losses === 0 && duplicates === 0 && problems.length === 0
}
