'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useMemo, useRef, useState } from 'react'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { PageLink } from '@/components/ui/page-link'
import { documentPaths } from '@/lib/api-paths'
import { underBasePath } from '@/lib/base-path'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { readingQuery } from '@/lib/queries/organization/documents'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { defaultCurrency } from '@/lib/views/address/choose-currency'
import { urlValue } from '@/lib/views/address/url-value'
import type { ReadingAnswer } from '@/lib/views/answers/documents-answer'
import { type FigureView, viewReading } from '@/lib/views/documents/reading-view'
import { ChosenFigure } from './chosen-figure'
import { DocumentState } from './document-state'
import { FiguresList } from './figures-list'
import { KeyLine } from './key-line'
import { Statements } from './statements'
import { useDecisions } from './use-decisions'
import { useFigureKeys } from './use-figure-keys'
import { WhoseReport } from './whose-report'

/** `?figure=12`: a link to one figure of the report. */
const figureInUrl = urlValue<number | null>({
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  fallback: null,
})

const LazyReport = dynamic(() => import('./report-view').then(({ ReportView }) => ReportView), {
  ssr: false,
  loading: () => <div className="skeleton h-96" />,
})

/** A view with less than this visible counts as scrolled away. */
const phoneHeadPx = 300

type DocumentPageProps = { id: number; documentId: number }

/** One report with the figures read from it, each beside its place on the page, for a person to decide. */
export function DocumentPage({ id, documentId }: DocumentPageProps) {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const { data: reading, error, isFetching, refetch } = useQuery(readingQuery(id, documentId))
  return (
    <article className="flex flex-col gap-4">
      <p>
        <PageLink href={paths.organization(id)} className="link">
          {words('backTo')}
        </PageLink>
      </p>
      {error && !reading ? (
        <>
          <h1 className="font-strong text-xl">{words('title')}</h1>
          <RetryNotice
            {...problemWords(error, { title: words('pageFailed'), detail: words('tryInAMoment') })}
            isTrying={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : null}
      {!error && !reading ? <div className="skeleton h-96" /> : null}
      {reading ? <Reading id={id} reading={reading} /> : null}
    </article>
  )
}

function Heading({ id, reading: { document } }: { id: number; reading: ReadingAnswer }) {
  const words = useMessages('documents')
  return (
    <header className="grid gap-1">
      <h1 className="wrap-anywhere font-strong text-xl">{document.name}</h1>
      <DocumentState document={document} />
      {document.media_type === null ? null : (
        <p className="print:hidden">
          <a href={underBasePath(documentPaths.documentContent(id, document.id))} className="link" download>
            {words('download')}
          </a>
        </p>
      )}
    </header>
  )
}

function Reading({ id, reading }: { id: number; reading: ReadingAnswer }) {
  const words = useMessages('documents')
  const format = useFormat()
  const canEdit = useCanEdit()
  const { data: organization } = useQuery(organizationQuery(id, defaultCurrency))
  const years = useMemo(() => viewReading(reading, organization ?? null, format), [reading, organization, format])
  const figures = years.flatMap((year) => year.figures)
  const [chosenId, setChosenId] = useUrlValue('figure', figureInUrl)
  const [correctingId, setCorrectingId] = useState<number | null>(null)
  const decisions = useDecisions(id, reading.document.id, format)
  const chosen = figures.find((figure) => figure.id === chosenId) ?? figures[0] ?? null
  const asksWhose = reading.document.asks_whose
  const proved = asksWhose ? [] : figures.filter(isProved)
  const choose = (figure: FigureView) => setChosenId(figure.id)
  const view = useRef<HTMLDivElement>(null)
  const chooseAndShow = (figure: FigureView) => {
    choose(figure)
    // On a phone the page is above the list.
    if ((view.current?.getBoundingClientRect().bottom ?? 0) < phoneHeadPx) view.current?.scrollIntoView()
  }
  const correct = (figure: FigureView | null) => setCorrectingId(asksWhose ? null : (figure?.id ?? null))
  useFigureKeys({ figures, chosen, choose, correct, decide: canEdit ? decisions.decide : null, asksWhose })
  return (
    <>
      <Heading id={id} reading={reading} />
      <WhoseReport id={id} name={organization?.name ?? null} document={reading.document} canEdit={canEdit} />
      {decisions.problem ? (
        <Notice tone="danger" title={decisions.problem.title} isAlert>
          {decisions.problem.detail}
        </Notice>
      ) : null}
      {chosen === null ? (
        <p className="text-ink-soft">{words(reading.document.state === 'read' ? 'noFigures' : 'noFiguresYet')}</p>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div ref={view} className="grid min-w-0 gap-4 lg:sticky lg:top-20 lg:order-last">
            <LazyReport
              address={documentPaths.documentContent(id, reading.document.id)}
              mediaType={reading.document.media_type}
              figure={chosen}
            />
            <ChosenFigure
              key={chosen.id}
              chosen={chosen}
              format={format}
              decisions={canEdit ? decisions : null}
              asksWhose={asksWhose}
              isCorrecting={correctingId === chosen.id}
              onCorrecting={(isCorrecting) => correct(isCorrecting ? chosen : null)}
            />
          </div>
          <div className="grid min-w-0 gap-4">
            <FiguresList
              years={years}
              chosenId={chosen.id}
              onChoose={chooseAndShow}
              proved={canEdit ? proved.length : 0}
              isBusy={decisions.isBusy}
              onAcceptProved={() => decisions.acceptAll(proved.map(({ figure }) => figure))}
            />
            <KeyLine canEdit={canEdit} />
            <Statements statements={reading.statements} />
          </div>
        </div>
      )}
    </>
  )
}

function isProved({ figure, obstacle }: FigureView): boolean {
  return (
    figure.decision === 'proposed' && (figure.proof === 'sum' || figure.proof === 'two_readers') && obstacle === null
  )
}
