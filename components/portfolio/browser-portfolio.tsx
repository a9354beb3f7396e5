'use client'

import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/notice'
import type { Format } from '@/lib/format/create-format'
import { AnswerError } from '@/lib/queries/answer-error'
import { organizationQuery } from '@/lib/queries/organization-query'
import { arrangeSummaries } from '@/lib/views/arrange-summaries'
import { forgetOrganization, type RememberedOrganization, readRemembered } from '@/lib/views/browser-organizations'
import { browserStorage } from '@/lib/views/browser-storage'
import { defaultCurrency } from '@/lib/views/choose-currency'
import { viewRow } from '@/lib/views/portfolio-row'
import { summarizeOrganization } from '@/lib/views/summarize-organization'
import { EmptyPortfolio } from './empty-portfolio'
import { ListControls, type Question } from './list-controls'
import { NoMatches } from './no-matches'
import { PortfolioPageSkeleton, PortfolioSkeleton } from './portfolio-skeleton'
import { PortfolioTable } from './portfolio-table'

const note = 'This service has no list of organizations. Shown are those registered or opened in this browser.'
const notLasting = ' This browser keeps nothing for this site: they are shown until the page is loaded anew.'

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

let lastText: string | null = null
let lastRead: RememberedOrganization[] = []

/** The same array for the same text, so that React sees no change where there is none. */
function readSnapshot(): RememberedOrganization[] {
  const read = readRemembered(browserStorage())
  const text = JSON.stringify(read)
  if (text !== lastText) {
    lastText = text
    lastRead = read
  }
  return lastRead
}

type BrowserPortfolioProps = { format: Format; question: Question; onQuestion: (change: Partial<Question>) => void }

/** The list for a service that has none: each organization this browser knows, read one by one. */
export function BrowserPortfolio({ format, question, onQuestion }: BrowserPortfolioProps) {
  const remembered = useSyncExternalStore(subscribe, readSnapshot, () => null)
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
  const words = remembered !== null && !browserStorage().isLasting ? `${note}${notLasting}` : note
  const summaries = answers.flatMap(({ data }) => (data ? [summarizeOrganization(data)] : []))
  const rows = useMemo(
    () => arrangeSummaries(summaries, question).map((summary) => viewRow(summary, format)),
    [summaries, question, format],
  )
  if (remembered === null) return <PortfolioPageSkeleton />
  if (remembered.length === missing.length) return <EmptyPortfolio note={words} />
  const isLoading = answers.some(({ isPending, error }) => isPending && error === null)
  return (
    <>
      <div className="mb-5">
        <h1 className="font-strong text-xl tracking-tight">Organizations</h1>
        <p className="mt-1 text-base text-ink-soft">{words}</p>
      </div>
      <ListControls question={question} onQuestion={onQuestion} />
      {failed.length > 0 ? (
        <div className="mb-4">
          <Notice tone="danger" title={`${failed.length} of ${remembered.length} could not be read`}>
            The service did not answer for them. They are asked for again by themselves.
          </Notice>
        </div>
      ) : null}
      {rows.length > 0 ? <PortfolioTable rows={rows} isBusy={isLoading} /> : null}
      {rows.length === 0 && isLoading ? <PortfolioSkeleton /> : null}
      {rows.length === 0 && summaries.length > 0 ? (
        <NoMatches onClear={() => onQuestion({ q: '', status: '' })} />
      ) : null}
    </>
  )
}
