import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The failure to tell of. A query that failed and has no answer yet is, while it is asked again, as one that never failed:
 * without this its message would go, and what was shown before it would come back, for as long as that takes.
 */
export function useFailure(
  query: Pick<UseQueryResult, 'error' | 'errorUpdateCount' | 'isPending' | 'isPlaceholderData'>,
): Error | null {
  const [last, setLast] = useState(query.error)
  if (query.error !== null && query.error !== last) setLast(query.error)
  const isTriedAgain = query.errorUpdateCount > 0 && (query.isPending || query.isPlaceholderData)
  return query.error ?? (isTriedAgain ? last : null)
}
