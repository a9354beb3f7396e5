'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerState } from '@/components/ui/answer-state'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { changesQuery, type ShownChanges } from '@/lib/queries/changes/changes-query'
import { useUrlValues } from '@/lib/queries/list/url-state'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import { type ChangesQuestion, changesInUrl } from '@/lib/views/address/changes-in-url'
import { ChangeFilters } from './change-filters'
import { ChangeList } from './change-list'

/** Changes of the organizations, newest first. */
export function ChangesPage({ locale, isAdmin }: { locale: string; isAdmin: boolean }) {
  const words = useMessages('changes')
  const format = useFormat(locale)
  const [question, setQuestion] = useUrlValues(changesInUrl)
  /** Cursors of the pages before this one. */
  const [before, setBefore] = useState<readonly string[]>([])
  const query = useQuery(changesQuery(question, before.at(-1) ?? null))
  const state = useAnswerState(query)
  function ask(change: Partial<ChangesQuestion>): void {
    setBefore([])
    setQuestion(change)
  }
  return (
    <AnswerState {...state} heading={words('title')} notOffered={words('notOffered')}>
      {(page: ShownChanges) => (
        <div className="flex flex-col gap-5">
          <header>
            <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
            <p className="mt-1 max-w-prose text-ink-soft">{words('claim')}</p>
            <p className="mt-1 flex gap-4">
              <PageLink href={paths.digest} className="link">
                {words('digest')}
              </PageLink>
              {isAdmin ? (
                <PageLink href={paths.webhooks} className="link">
                  {words('webhooks')}
                </PageLink>
              ) : null}
            </p>
          </header>
          <ChangeFilters question={question} onQuestion={ask} />
          {question.since === 'visit' && !page.hasVisit ? (
            <p className="text-ink-soft">{words('visitUnknown')}</p>
          ) : null}
          {question.organization === '' ? null : (
            <p className="text-ink-soft">
              {words('ofOne')}{' '}
              <button type="button" className="link" onClick={() => ask({ organization: '' })}>
                {words('showAll')}
              </button>
            </p>
          )}
          <ChangeList changes={page.changes} by={question.by} format={format} isBusy={query.isPlaceholderData} />
          {before.length > 0 || page.next_cursor !== null ? (
            <nav aria-label={words('pages')} className="flex gap-3">
              <Button look="plain" disabled={before.length === 0} onClick={() => setBefore(before.slice(0, -1))}>
                {words('later')}
              </Button>
              <Button
                look="plain"
                disabled={page.next_cursor === null || query.isPlaceholderData}
                onClick={() => page.next_cursor !== null && setBefore([...before, page.next_cursor])}
              >
                {words('earlier')}
              </Button>
            </nav>
          ) : null}
        </div>
      )}
    </AnswerState>
  )
}
