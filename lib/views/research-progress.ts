import type { Status } from '@/service/contract/status'

/** Where research on an organization stands. `step` is null in a state that has no place in the usual order. */
export type ResearchProgress =
  | { phase: 'in_progress'; sentence: string; step: number | null; of: number }
  | { phase: 'complete'; sentence: string }
  | { phase: 'failed'; sentence: string }

const researchSteps = 6

type OpenStatus = Exclude<Status, 'synced' | 'errored'>

const open: Record<OpenStatus, { sentence: string; step: number | null }> = {
  created: { sentence: 'Registered, about to begin', step: 1 },
  locating: { sentence: 'Finding its country', step: 2 },
  located: { sentence: 'Found its country', step: 2 },
  enriching: { sentence: 'Looking up its industry and identifiers', step: 3 },
  enriched: { sentence: 'Looked up its industry and identifiers', step: 3 },
  resolving: { sentence: 'Matching it to a known company', step: 4 },
  unresolved: { sentence: 'No known company matched, going on with what was given', step: 4 },
  researching: { sentence: 'Collecting its emissions and commitments', step: 5 },
  resolved: { sentence: 'Collected its emissions and commitments', step: 5 },
  calculating: { sentence: 'Working out its score', step: 6 },
  waiting: { sentence: 'Waiting until something can be tried again', step: null },
}

function isKnown(status: string): status is OpenStatus {
  return Object.hasOwn(open, status)
}

/** Every status but `synced` and `errored`, known or not, is research in progress (specification, section 3). */
export function researchProgress(status: string): ResearchProgress {
  if (status === 'synced') return { phase: 'complete', sentence: 'Research complete' }
  if (status === 'errored') return { phase: 'failed', sentence: 'Research failed' }
  if (isKnown(status)) return { phase: 'in_progress', ...open[status], of: researchSteps }
  return {
    phase: 'in_progress',
    sentence: `Research in progress (${status.replaceAll('_', ' ')})`,
    step: null,
    of: researchSteps,
  }
}

export function isSettled(status: string): boolean {
  return researchProgress(status).phase !== 'in_progress'
}
