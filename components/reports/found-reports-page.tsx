'use client'

import { useQuery } from '@tanstack/react-query'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { searchesQuery } from '@/lib/queries/organization/report-search'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { ListedSearchAnswer, SearchState } from '@/lib/views/answers/report-search-answer'
import { SeveralReports } from './several-reports'

const stateKeys: Readonly<Record<SearchState, Key<'documents'>>> = {
  never: 'stateWaiting',
  waiting: 'stateWaiting',
  searching: 'stateSearching',
  found: 'stateFound',
  asks: 'stateAsks',
  not_found: 'stateNotFound',
}

function FoundReport({ search, format }: { search: ListedSearchAnswer; format: Format }) {
  const words = useMessages('documents')
  const { organization_id: id, document_id: document, name, url, figures, unchecked } = search
  const href = safeHref(url)
  const day = search.ended_at === null ? null : format.day(search.ended_at)
  const count = words('foundFigures', { figures, unchecked: format.number.whole(unchecked) })
  return (
    <li className="border-line border-t py-3 first:border-0 first:pt-0 last:pb-0">
      <p className="wrap-anywhere font-strong">
        <PageLink href={paths.organization(id)} className="link">
          {name ?? String(id)}
        </PageLink>
      </p>
      <p className="text-ink-soft">{[words(stateKeys[search.state]), day].filter(Boolean).join(' · ')}</p>
      {href === null ? null : (
        <p className="wrap-anywhere">
          <a href={href} rel="noreferrer" className="link">
            {url}
          </a>
        </p>
      )}
      {document === null ? null : (
        <p>
          <PageLink href={paths.document(id, document)} className="link">
            {count}
          </PageLink>
        </p>
      )}
    </li>
  )
}

/** Reports of several organizations to be added, and those that the service looked for on their websites, the last first. */
export function FoundReportsPage({ locale }: { locale: string }) {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const format = useFormat(locale)
  const canEdit = useCanEdit()
  const { data, error, isFetching, refetch } = useQuery(searchesQuery)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
      {canEdit && data ? <SeveralReports /> : null}
      {data === undefined && error === null ? <div role="status" className="panel skeleton h-60" /> : null}
      {data === undefined && error !== null ? (
        <RetryNotice
          {...problemWords(error, { title: words('foundCouldNotRead'), detail: words('tryInAMoment') })}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === null ? <Notice tone="plain" title={words('foundNotOffered')} /> : null}
      {data ? (
        <Panel title={words('foundTitle')} claim={words('foundClaim')}>
          {data.length === 0 ? (
            <p className="text-ink-soft">{words('foundNone')}</p>
          ) : (
            <ul>
              {data.map((search) => (
                <FoundReport key={search.organization_id} search={search} format={format} />
              ))}
            </ul>
          )}
        </Panel>
      ) : null}
    </div>
  )
}
