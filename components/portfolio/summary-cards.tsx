import type { ReactNode } from 'react'
import { Unknown } from '@/components/ui/marks/unknown'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { type SummaryView, viewSummary } from '@/lib/views/organization/summary-view'
import { summaryGrid } from './summary-cards-skeleton'

type CardProps = { title: string; children: ReactNode; note: string; isWide?: boolean }

// HTML allows one div around each pair in a list of definitions, and no nested one.
function Card({ title, children, note, isWide = false }: CardProps) {
  return (
    <div className={`panel flex min-h-32 flex-col p-4 ${isWide ? 'col-span-2 lg:col-span-1' : ''}`}>
      <dt className="text-ink-soft text-xs">{title}</dt>
      <dd className="mt-1 flex flex-1 flex-col justify-between gap-1">
        {children}
        <span className="text-ink-faint text-xs">{note}</span>
      </dd>
    </div>
  )
}

/** Ten bars for ten bands of the score, with all counts as text. */
function Distribution({ bands, words }: { bands: SummaryView['bands']; words: string }) {
  return (
    <span className="block">
      <svg
        viewBox="0 0 120 32"
        preserveAspectRatio="none"
        className="h-8 w-full max-w-44"
        role="img"
        aria-label={words}
      >
        <title>{words}</title>
        {bands.map(({ label, count, share }, place) => (
          <rect
            key={label}
            x={place * 12 + 0.5}
            width={10}
            y={32 - Math.max(1, share * 31)}
            height={Math.max(1, share * 31)}
            fill={count === 0 ? 'var(--line-strong)' : 'var(--score)'}
          />
        ))}
      </svg>
      <span aria-hidden="true" className="flex max-w-44 justify-between text-ink-faint text-xs">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </span>
    </span>
  )
}

type SummaryCardsProps = { answer: SummaryAnswer; totals: number | null; format: Format }

/** The whole list in five figures. */
export function SummaryCards({ answer, totals, format }: SummaryCardsProps) {
  const words = useMessages('portfolio')
  const summary = viewSummary(answer, totals, format)
  return (
    <dl className={summaryGrid} aria-label={words('summary')}>
      {summary.cards.map(({ title, figure, unit, note }) => (
        <Card key={title} title={title} note={note}>
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <span className="font-strong text-xl">{figure ?? <Unknown reason={words('notKnown')} />}</span>
            {unit === null ? null : <span className="text-ink-soft">{unit}</span>}
          </span>
        </Card>
      ))}
      <Card title={words('scores')} note={summary.bandsNote} isWide>
        <Distribution bands={summary.bands} words={summary.bandsWords} />
      </Card>
    </dl>
  )
}
