import type { Key } from '@/lib/messages/words'
import type { RowState } from '@/lib/views/answers/imports-answer'

/** The name of a row's state. */
export const stateWords = {
  recognised: 'recognised',
  to_decide: 'toDecide',
  not_found: 'notFound',
  in_progress: 'inProgress',
  failed: 'failed',
  refused: 'errors',
  removed: 'removed',
} as const satisfies Record<RowState, Key<'lists'>>
