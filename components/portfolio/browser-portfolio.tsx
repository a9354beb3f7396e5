'use client'

import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { changeBrowserLabels, readBrowserLabels } from '@/lib/browser-memory/browser-labels'
import {
  forgetOrganization,
  type RememberedOrganization,
  readRemembered,
} from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { keepLastList } from '@/lib/browser-memory/last-list'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { byteOrderMark, csvLine } from '@/lib/sheets/write-csv'
import { defaultCurrency } from '@/lib/views/address/choose-currency'
import type { ListQuestion } from '@/lib/views/address/list-in-url'
import type { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { arrangeSummaries } from '@/lib/views/list/arrange-summaries'
import { exportHeaders, toCells } from '@/lib/views/list/export-table'
import { viewRow } from '@/lib/views/list/portfolio-row'
import { summarizeList } from '@/lib/views/list/summarize-list'
import { summarizeOrganization } from '@/lib/views/organization/summarize-organization'
import { EmptyPortfolio } from './empty/empty-portfolio'
import { PortfolioPageSkeleton } from './portfolio-skeleton'
import { PortfolioView } from './portfolio-view'
import { SummaryCards } from './summary-cards'
import { SummaryCardsSkeleton } from './summary-cards-skeleton'

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

let lastText: string | null = null
let lastRead: RememberedOrganization[] = []

/** Returns the same array for the same stored text, so that React does not render again. */
function readSnapshot(): RememberedOrganization[] {
  const read = readRemembered(browserStorage())
  const text = JSON.stringify(read)
  if (text !== lastText) {
    lastText = text
    lastRead = read
  }
  return lastRead
}

/** Creates the CSV file in the browser, because the service has no list to export. */
function toCsvAddress(summaries: readonly OrganizationSummary[], format: Format): string {
  const words = format.words('export')
  const lines = summaries.map((summary) => csvLine(toCells(summary, format), words('decimalSign'))).join('')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${byteOrderMark}${csvLine(exportHeaders(words), words('decimalSign'))}${lines}`)}`
}

type BrowserPortfolioProps = {
  format: Format
  question: ListQuestion
  onQuestion: (change: Partial<ListQuestion>) => void
}

/** The list for a service without one: each organization that this browser remembers, fetched one by one. */
export function BrowserPortfolio({ format, question, onQuestion }: BrowserPortfolioProps) {
  const remembered = useSyncExternalStore(subscribe, readSnapshot, () => null)
  const [labels, setLabels] = useState(() => readBrowserLabels(browserStorage()))
  const answers = useQueries({ queries: (remembered ?? []).map(({ id }) => organizationQuery(id, defaultCurrency)) })
  const missing = answers.flatMap(({ error }, index) =>
    error instanceof AnswerError && error.status === 404 ? (remembered?.[index]?.id ?? []) : [],
  )
  const failed = answers.filter(
    ({ error, data }) =>
      error !== null && data === undefined && !(error instanceof AnswerError && error.status === 404),
  )
  const missingKey = missing.join(' ')
  useEffect(() => {
    for (const id of missingKey.split(' ').filter(Boolean)) forgetOrganization(browserStorage(), Number(id))
  }, [missingKey])
  const words = useMessages('portfolio')
  const isKept = remembered === null || browserStorage().isLasting
  const note = isKept ? words('browserList') : `${words('browserList')} ${words('browserNotLasting')}`
  const summaries = answers.flatMap(({ data }) => (data ? [summarizeOrganization(data, labels[data.id])] : []))
  const arranged = useMemo(() => arrangeSummaries(summaries, question, format), [summaries, question, format])
  const rows = useMemo(
    () => arranged.map((summary) => viewRow(summary, format, question)),
    [arranged, format, question],
  )
  useEffect(() => {
    keepLastList({ search: window.location.search, ids: rows.map(({ id }) => id) })
  }, [rows])
  if (remembered === null) return <PortfolioPageSkeleton />
  if (remembered.length === missing.length) return <EmptyPortfolio note={note} />
  const isLoading = answers.some(({ isPending, error }) => isPending && error === null)
  const day = new Date().toISOString().slice(0, 10)
  return (
    <>
      <div className="mb-3">
        <h1 className="font-strong text-lg tracking-tight">{words('organizations')}</h1>
        <p className="mt-1 text-ink-soft">{note}</p>
      </div>
      <PortfolioView
        rows={rows.length === 0 && isLoading ? undefined : rows}
        spendYear={null}
        question={question}
        facets={summarizeList(summaries)}
        format={format}
        isBusy={isLoading}
        exports={(ids) => [
          {
            label: words('exportCsv'),
            href: toCsvAddress(ids ? summaries.filter(({ id }) => ids.includes(id)) : arranged, format),
            name: `organizations-${day}.csv`,
          },
        ]}
        printed={null}
        onQuestion={onQuestion}
        onFacets={() => undefined}
        onLabels={async (change) => {
          const changed = changeBrowserLabels(browserStorage(), change)
          setLabels(readBrowserLabels(browserStorage()))
          return changed
        }}
        onRemoved={null}
        notices={
          failed.length > 0 ? (
            <div className="mb-4">
              <Notice tone="danger" title={words('couldNotBeRead', { failed: failed.length, all: remembered.length })}>
                {words('couldNotBeReadDetail')}
              </Notice>
            </div>
          ) : null
        }
        hasNoMatch={rows.length === 0 && summaries.length > 0}
      />
      <div className="mt-8 print:hidden">
        {summaries.length === 0 && isLoading ? (
          <SummaryCardsSkeleton />
        ) : (
          <SummaryCards answer={summarizeList(arranged)} totals={summaries.length} format={format} />
        )}
      </div>
    </>
  )
}
