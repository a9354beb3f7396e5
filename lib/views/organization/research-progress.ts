import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { Status } from '@/service/contract/status'

/** The progress of research on an organization. `step` is null in a state outside of the usual order. */
export type ResearchProgress =
  | { phase: 'in_progress'; sentence: string; step: number | null; of: number }
  /** Without a company nothing was looked up, so missing data is not missing in our sources. */
  | { phase: 'complete'; sentence: string; isIdentified: boolean }
  | { phase: 'failed'; sentence: string }

const researchSteps = 6

type OpenStatus = Exclude<Status, 'synced' | 'errored'>

const open: Record<OpenStatus, { sentence: Key<'figures'>; step: number | null }> = {
  created: { sentence: 'created', step: 1 },
  locating: { sentence: 'locating', step: 2 },
  located: { sentence: 'located', step: 2 },
  enriching: { sentence: 'enriching', step: 3 },
  enriched: { sentence: 'enriched', step: 3 },
  resolving: { sentence: 'resolving', step: 4 },
  unresolved: { sentence: 'unresolved', step: 4 },
  researching: { sentence: 'researching', step: 5 },
  resolved: { sentence: 'resolved', step: 5 },
  calculating: { sentence: 'calculating', step: 6 },
  waiting: { sentence: 'waiting', step: null },
}

function isKnown(status: string): status is OpenStatus {
  return Object.hasOwn(open, status)
}

/** Every status but `synced` and `errored`, known or unknown, is research in progress. */
export function researchProgress(status: string, isIdentified: boolean, format: Format): ResearchProgress {
  const words = format.words('figures')
  if (status === 'synced')
    return {
      phase: 'complete',
      sentence: words(isIdentified ? 'researchComplete' : 'researchUnidentified'),
      isIdentified,
    }
  if (status === 'errored') return { phase: 'failed', sentence: words('researchFailed') }
  const known = isKnown(status) ? open[status] : null
  return {
    phase: 'in_progress',
    sentence: known ? words(known.sentence) : words('researchInProgress', { status: status.replaceAll('_', ' ') }),
    step: known?.step ?? null,
    of: researchSteps,
  }
}

export function isSettled(status: string): boolean {
  return status === 'synced' || status === 'errored'
}
