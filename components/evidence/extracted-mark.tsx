'use client'

import { useMessages } from '@/lib/messages/messages-provider'

/**
 * Marks figures that were read out of a report, `who` verified them in words, or that nobody has checked yet; nothing for all
 * others.
 */
export function ExtractedMark({ who, isUnchecked = false }: { who: string | null; isUnchecked?: boolean }) {
  const words = useMessages('documents')
  if (who === null) return null
  return (
    <span title={who} className="ml-1 whitespace-nowrap rounded border border-line-strong border-dashed px-1 text-xs">
      {words(isUnchecked ? 'uncheckedMark' : 'extracted')}
    </span>
  )
}
