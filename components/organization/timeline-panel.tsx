'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { timelineQuery } from '@/lib/queries/organization/timeline-query'
import { viewTimeline } from '@/lib/views/organization/timeline-view'

/** Only the newest entries: an organization's page should fit three screens of a desktop (docs/decisions/0094). */
const shownFirst = 6

/** When it was registered, matched, researched and refreshed, with each reason; absent where the service does not record it. */
export function TimelinePanel({ id, version, format }: { id: number; version: string; format: Format }) {
  const words = useMessages('organization')
  const { language } = useReader()
  const { data, isPending } = useQuery(timelineQuery(id, `${version} ${language}`))
  const [showsAll, setShowsAll] = useState(false)
  if (isPending) return <div className="skeleton h-(--timeline) print:hidden" />
  if (!data) return null
  const entries = viewTimeline(data, format)
  const shown = showsAll ? entries : entries.slice(0, shownFirst)
  const editions = data.editions.map(({ title, retrieved_at: at }) =>
    at === null ? title : `${title} (${format.day(at)})`,
  )
  return (
    <Panel
      className="print:hidden"
      title={words('timeline')}
      claim={words('timelineClaim')}
      footer={editions.length > 0 ? words('timelineEditions', { editions: editions.join('; ') }) : null}
    >
      <ol>
        {shown.map(({ key, title, reason, lang, at, machineAt }) => (
          <li
            key={key}
            className="grid gap-x-4 border-line border-t py-2 first:border-0 sm:grid-cols-[12rem_1fr] sm:first:pt-0"
          >
            <time dateTime={machineAt} className="text-ink-faint text-xs leading-5">
              {at}
            </time>
            <div className="min-w-0">
              <p>{title}</p>
              {reason ? (
                <p className="wrap-anywhere text-ink-soft text-xs" lang={lang}>
                  {reason}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <PageLink href={`${paths.changes}?organization=${id}`} className="link">
          {words('changesOfIt')}
        </PageLink>
      </p>
      {shown.length < entries.length ? (
        <Button look="plain" className="mt-3" onClick={() => setShowsAll(true)}>
          {words('showAllEntries', { count: entries.length })}
        </Button>
      ) : null}
    </Panel>
  )
}
