'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { documentsQuery } from '@/lib/queries/organization/documents'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { DocumentAnswer } from '@/lib/views/answers/documents-answer'
import { AddReport } from './add-report'
import { DocumentRow } from './document-row'
import { ReportSearch } from './report-search'
import { useReports } from './use-reports'

/** Refetches the organization when a report has just been read, or failed. */
function useFreshOrganization(id: number, documents: readonly DocumentAnswer[] | undefined): void {
  const client = useQueryClient()
  const settled = documents?.filter(({ state }) => state === 'read' || state === 'failed').length ?? null
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current !== null && settled !== null && settled > before.current) {
      void client.invalidateQueries({ queryKey: ['organization', id] })
    }
    before.current = settled
  }, [client, id, settled])
}

/** The reports of an organization with their progress, and a way to add one. Hidden if the service reads none. */
export function DocumentsPanel({ id }: { id: number }) {
  const format = useFormat()
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const canEdit = useCanEdit()
  const { data, error, isFetching, refetch } = useQuery(documentsQuery(id))
  const reports = useReports(id)
  const documents = data?.documents ?? []
  useFreshOrganization(id, data?.documents)
  if (data === null) return null
  if (data === undefined && error === null) return <div className="panel skeleton h-70 sm:h-60 print:hidden" />
  return (
    <Panel title={words('title')} claim={words('claim')}>
      <div className="grid gap-4">
        {error ? (
          <RetryNotice
            {...problemWords(error, { title: words('listFailed'), detail: words('tryInAMoment') })}
            isTrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {reports.problem ? (
          <Notice tone="danger" title={reports.problem.title} isAlert>
            {reports.problem.detail}
          </Notice>
        ) : null}
        {data && documents.length === 0 ? <p className="text-ink-soft">{words('none')}</p> : null}
        {documents.length > 0 ? (
          <ul>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                organizationId={id}
                document={document}
                format={format}
                onRemove={canEdit ? () => reports.remove(document) : null}
              />
            ))}
          </ul>
        ) : null}
        <ReportSearch id={id} format={format} />
        {data?.model ? (
          <p className="text-ink-soft print:hidden">
            {words('modelNotice', { host: data.model.host, name: data.model.name, pages: data.model.most_pages })}
          </p>
        ) : null}
        {data && canEdit ? <AddReport reports={reports} takesAddresses={data.takes_addresses === true} /> : null}
      </div>
    </Panel>
  )
}
