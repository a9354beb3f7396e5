'use client'

import { useQuery } from '@tanstack/react-query'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { SlowNotice } from '@/components/ui/notices/slow-notice'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { dataQuery } from '@/lib/queries/data-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { DataAnswer } from '@/lib/views/answers/data-answer'
import { viewDataCounts, viewDataSource } from '@/lib/views/data-view'
import { LiveSources } from './live-sources'
import { SearchChoice } from './search-choice'
import { SourceEntry } from './source-entry'

function Counts({ counts, format }: { counts: DataAnswer['counts']; format: Format }) {
  const words = useMessages('data')
  const known = viewDataCounts(counts, format)
  if (known.length === 0) return null
  return (
    <Panel title={words('whatIsKnown')}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {known.map(({ key, what, found, years }) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft">
              {what}
              {years === null ? null : <span className="block text-ink-faint text-xs">{years}</span>}
            </dt>
            <dd className="font-strong text-lg tabular-nums">{found}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Sources({ data, format }: { data: DataAnswer; format: Format }) {
  const words = useMessages('data')
  const sources = data.sources.map((source) => viewDataSource(source, format))
  const failed = sources.filter(({ failure }) => failure !== null).length
  return (
    <>
      {failed > 0 ? (
        <Notice tone="danger" title={words('failures', { count: failed })}>
          {words('failuresDetail')}
        </Notice>
      ) : null}
      <Counts counts={data.counts} format={format} />
      <Panel title={words('sources')} claim={words('sourcesClaim')}>
        <ul>
          {sources.map((source) => (
            <SourceEntry key={source.key} source={source} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

/** The sources of all figures; with a service that does not list them, a sentence says so. */
export function DataPage({ locale, isAdmin = false }: { locale: string; isAdmin?: boolean }) {
  const words = useMessages('data')
  const problemWords = useProblemWords()
  const { data, error, isFetching, refetch } = useQuery(dataQuery)
  const format = useFormat(locale)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
      {data === undefined && error === null ? (
        <div role="status" aria-label={words('loading')} className="panel skeleton h-96">
          <SlowNotice />
        </div>
      ) : null}
      {data === undefined && error !== null ? (
        <RetryNotice
          {...problemWords(error, { title: words('couldNotRead'), detail: words('tryInAMoment') })}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === 'not_offered' ? (
        <Notice tone="plain" title={words('notOffered')}>
          {words('notOfferedDetail')}
        </Notice>
      ) : null}
      <SearchChoice locale={locale} isAdmin={isAdmin} />
      <LiveSources locale={locale} isAdmin={isAdmin} />
      {data !== undefined && data !== 'not_offered' ? <Sources data={data} format={format} /> : null}
    </div>
  )
}
