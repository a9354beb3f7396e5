import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The failure to show. While a failed query without an answer is refetched, it looks as if it had never failed: without this hook its
 * message would disappear and come back.
 */
export function useFailure(
  query: Pick<UseQueryResult, 'error' | 'errorUpdateCount' | 'isPending' | 'isPlaceholderData'>,
): Error | null {
  const [last, setLast] = useState(query.error)
  if (query.error !== null && query.error !== last) setLast(query.error)
  const isTriedAgain = query.errorUpdateCount > 0 && (query.isPending || query.isPlaceholderData)
  return query.error ?? (isTriedAgain ? last : null)
}
