'use client'

import { useMessages } from '@/lib/messages/messages-provider'

/** Marks figures that were read out of a report and verified by somebody, `who` in words; nothing for all others. */
export function ExtractedMark({ who }: { who: string | null }) {
  const words = useMessages('documents')
  if (who === null) return null
  return (
    <span title={who} className="ml-1 whitespace-nowrap rounded border border-line-strong border-dashed px-1 text-xs">
      {words('extracted')}
    </span>
  )
}
