'use client'

import { useQuery } from '@tanstack/react-query'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { RetryNotice } from '@/components/ui/retry-notice'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { AnswerError } from '@/lib/queries/answer-error'
import { dataQuery } from '@/lib/queries/data-query'
import type { DataAnswer } from '@/lib/views/data-answer'
import { viewDataSource } from '@/lib/views/data-view'
import { SourceEntry } from './source-entry'

function Counts({ counts, format }: { counts: DataAnswer['counts']; format: Format }) {
  const known = counts.flatMap(({ what, found }) => (what === null || found === null ? [] : [{ what, found }]))
  if (known.length === 0) return null
  return (
    <Panel title="What is known">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {known.map(({ what, found }) => (
          <div key={what} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft">{what}</dt>
            <dd className="font-strong text-lg tabular-nums">{format.number.whole(found)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Sources({ data, format }: { data: DataAnswer; format: Format }) {
  const sources = data.sources.map((source) => viewDataSource(source, format))
  const failed = sources.filter(({ failure }) => failure !== null).length
  return (
    <>
      {failed > 0 ? (
        <Notice
          tone="danger"
          title={failed === 1 ? 'One source could not be renewed' : `${failed} sources could not be renewed`}
        >
          Its edition in use stays in use; the reason stands beside it.
        </Notice>
      ) : null}
      <Counts counts={data.counts} format={format} />
      <Panel title="Sources" claim="The publishers’ files in use, how old they are, and what of them is left out.">
        <ul>
          {sources.map((source) => (
            <SourceEntry key={source.key} source={source} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

/** The sources behind every figure; against a service that does not list them, a sentence that says so. */
export function DataPage({ locale }: { locale: string }) {
  const { data, error, isFetching, refetch } = useQuery(dataQuery)
  const format = useFormat(locale)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-strong text-xl tracking-tight">Data</h1>
      {data === undefined && error === null ? (
        <div role="status" aria-label="Loading the sources" className="panel skeleton h-96" />
      ) : null}
      {data === undefined && error !== null ? (
        <RetryNotice
          title={error instanceof AnswerError ? error.title : 'The sources could not be read'}
          detail={error instanceof AnswerError ? error.detail : 'Try again in a moment.'}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === 'not_offered' ? (
        <Notice tone="plain" title="This service does not say which sources it uses">
          Each organization’s page lists the sources of its figures, as far as the service names them.
        </Notice>
      ) : null}
      {data !== undefined && data !== 'not_offered' ? <Sources data={data} format={format} /> : null}
    </div>
  )
}
