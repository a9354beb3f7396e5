'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { decideQueueQuery, type Undecided } from '@/lib/queries/organization/decide-queue'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { importInUrl } from '@/lib/views/address/import-in-url'
import { DecideOne } from './decide-one'

/** A queue of everything that research could not decide, with keyboard shortcuts. */
export function DecidePage() {
  const words = useMessages('matching')
  const problemWords = useProblemWords()
  const canEdit = useCanEdit()
  const [importId] = useUrlValue('import', importInUrl)
  const { data, error, isFetching, refetch } = useQuery(decideQueueQuery(importId))
  const back = importId === null ? paths.organizations : paths.import(importId)
  return (
    <div className="flex flex-col gap-5">
      <header>
        <nav aria-label={words('breadcrumb')}>
          <PageLink href={back} className="text-ink-faint hover:text-ink">
            {words(importId === null ? 'backToList' : 'backToImport')}
          </PageLink>
        </nav>
        <h1 className="mt-2 font-strong text-xl tracking-tight">{words('decideTitle')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words('decideIntro')}</p>
      </header>
      {error === null ? null : (
        <RetryNotice
          {...problemWords(error, { title: words('notReadQueue'), detail: '' })}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === null ? <Notice tone="plain" title={words('asksNothing')} /> : null}
      {data === undefined && error === null ? <div className="panel skeleton h-96" /> : null}
      {data && !canEdit ? <Notice tone="plain" title={words('onlyEditors')} /> : null}
      {data && canEdit ? <Queue key={importId} all={data} onAgain={() => void refetch()} /> : null}
    </div>
  )
}

/** Shows them one after the other; skipped ones return when the queue is read again. */
function Queue({ all, onAgain }: { all: readonly Undecided[]; onAgain: () => void }) {
  const words = useMessages('matching')
  const [place, setPlace] = useState(0)
  const current = all[place]
  if (current === undefined) {
    return (
      <Notice
        tone="plain"
        title={words('nothingToDecide')}
        action={
          all.length === 0 ? null : (
            <Button
              look="plain"
              onClick={() => {
                setPlace(0)
                onAgain()
              }}
            >
              {words('lookAgain')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <DecideOne
      key={current.id}
      one={current}
      position={words('position', { place: place + 1, all: all.length })}
      onNext={() => setPlace(place + 1)}
    />
  )
}
