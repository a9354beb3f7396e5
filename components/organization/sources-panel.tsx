'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'
import type { SourceView } from '@/lib/views/organization/sources-view'
import { waitingWords } from './waiting-words'

function Source({ source }: { source: SourceView }) {
  const words = useMessages('organization')
  const { title, publisher, href, mirrorHref, retrievedOn, licence } = source
  const facts = [publisher, retrievedOn ? words('retrieved', { day: retrievedOn }) : null, licence].filter(
    (fact) => fact !== null,
  )
  return (
    <li className="border-line border-t py-2.5 first:border-0 first:pt-0">
      <p className="wrap-anywhere">
        {href ? (
          <a href={href} rel="noreferrer" className="link">
            {title}
          </a>
        ) : (
          title
        )}
        {mirrorHref ? (
          <a href={mirrorHref} rel="noreferrer" className="link ml-2 text-xs">
            {words('copy')}
          </a>
        ) : null}
      </p>
      {facts.length > 0 ? <p className="text-ink-faint text-xs">{facts.join(' · ')}</p> : null}
    </li>
  )
}

const shownFirst = 20

/** The sources of everything on the page: the first twenty, and all on request. */
export function SourcesPanel({ sources, progress }: { sources: readonly SourceView[]; progress: ResearchProgress }) {
  const words = useMessages('organization')
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? sources : sources.slice(0, shownFirst)
  return (
    <Panel title={words('sources')}>
      {sources.length === 0 ? (
        <p className="text-ink-soft">{waitingWords(progress, words('sourcesNone'), words)}</p>
      ) : (
        <>
          <ul>
            {shown.map((source) => (
              <Source key={source.key} source={source} />
            ))}
          </ul>
          {shown.length < sources.length ? (
            <Button look="plain" className="mt-3 print:hidden" onClick={() => setShowsAll(true)}>
              {words('showAllSources', { count: sources.length })}
            </Button>
          ) : null}
        </>
      )}
    </Panel>
  )
}
