'use client'

import { useQuery } from '@tanstack/react-query'
import { PageLink } from '@/components/ui/page-link'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { lastVisit } from '@/lib/browser-memory/last-visit'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { changedSinceVisitQuery } from '@/lib/queries/changes/changes-query'

/**
 * Number of organizations that changed since this browser's last visit; nothing on the first visit, and where the service does
 * not record changes.
 */
export function ChangedTile({ format }: { format: Format }) {
  const words = useMessages('portfolio')
  const { data } = useQuery(changedSinceVisitQuery)
  if (data === undefined || lastVisit(browserStorage(), Date.now()) === null) return null
  return (
    <li>
      <PageLink
        href={paths.changesSinceVisit}
        className="flex h-full min-h-9 flex-wrap items-center gap-x-2 rounded border border-line bg-paper px-3 py-1 hover:border-line-strong"
      >
        <span className="text-ink-soft">{words('workChanged')}</span>
        <span className="font-strong">{format.number.whole(data.size)}</span>
      </PageLink>
    </li>
  )
}
