'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { searchQuery, searchReport } from '@/lib/queries/organization/report-search'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { SearchAnswer } from '@/lib/views/answers/report-search-answer'

/** Refetches the list of reports and the organization when a search has ended. */
function useFreshReports(id: number, state: SearchAnswer['state'] | undefined): void {
  const client = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const wasOpen = before.current === 'waiting' || before.current === 'searching'
    if (wasOpen && state !== undefined && state !== before.current) {
      void client.invalidateQueries({ queryKey: ['documents', id] })
      void client.invalidateQueries({ queryKey: ['organization', id] })
    }
    before.current = state
  }, [client, id, state])
}

function Outcome({ search, format }: { search: SearchAnswer; format: Format }) {
  const words = useMessages('documents')
  const day = search.ended_at === null ? '' : format.day(search.ended_at)
  const href = safeHref(search.url)
  switch (search.state) {
    case 'never':
      return null
    case 'waiting':
      return <p role="status">{words('searchWaiting')}</p>
    case 'searching':
      return <p role="status">{words('searchSearching')}</p>
    case 'asks':
      return <p className="max-w-prose">{words('searchAsks', { day })}</p>
    case 'not_found':
      return <p>{words('searchNotFound', { day })}</p>
    case 'found':
      return (
        <p className="wrap-anywhere">
          {words('searchFound', { day })}{' '}
          {href === null ? null : (
            <a href={href} rel="noreferrer" className="link">
              {search.url}
            </a>
          )}
        </p>
      )
  }
}

/** The outcome of the search for the organization's report on its website, with the requested addresses. Hidden if the service does not
 * search. */
export function ReportSearch({ id, format }: { id: number; format: Format }) {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const canEdit = useCanEdit()
  const client = useQueryClient()
  const { data: search } = useQuery(searchQuery(id))
  useFreshReports(id, search?.state)
  const { mutate, isPending } = useMutation({
    mutationFn: () => searchReport(id),
    onError: (error) =>
      toast({ ...problemWords(error, { title: words('searchTitle'), detail: words('tryInAMoment') }), tone: 'danger' }),
    onSettled: () => client.invalidateQueries(searchQuery(id)),
  })
  if (!search || search.state === 'never') return null
  const isOpen = search.state === 'waiting' || search.state === 'searching'
  return (
    <section aria-label={words('searchTitle')} className="border-line border-t pt-4">
      <h3 className="mb-1 font-strong">{words('searchTitle')}</h3>
      <Outcome search={search} format={format} />
      {search.tried.length === 0 ? null : (
        <details className="mt-1">
          <summary className="cursor-pointer text-ink-soft">
            {words('searchTried', { count: search.tried.length })}
          </summary>
          <ul className="mt-1 max-h-60 overflow-y-auto text-ink-soft text-xs">
            {search.tried.map(({ url, what }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one address may be asked twice, and the list does not change
              <li key={index} className="wrap-anywhere py-0.5">
                {url}: {what}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-faint print:hidden">
        {search.next_at === null ? null : <span>{words('searchNext', { day: format.day(search.next_at) })}</span>}
        {canEdit && !isOpen ? (
          <button type="button" className="link" disabled={isPending} onClick={() => mutate()}>
            {words('searchAgain')}
          </button>
        ) : null}
        <PageLink href={paths.foundReports} className="link">
          {words('foundLink')}
        </PageLink>
      </p>
    </section>
  )
}
