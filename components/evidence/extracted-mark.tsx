'use client'

import { useMessages } from '@/lib/messages/messages-provider'

/** Marks figures read from a report, verified by `who` (in words) or not yet checked; nothing for all others. */
export function ExtractedMark({ who, isUnchecked = false }: { who: string | null; isUnchecked?: boolean }) {
  const words = useMessages('documents')
  if (who === null) return null
  return (
    <span title={who} className="ml-1 whitespace-nowrap rounded border border-line-strong border-dashed px-1 text-xs">
      {words(isUnchecked ? 'uncheckedMark' : 'extracted')}
    </span>
  )
}
