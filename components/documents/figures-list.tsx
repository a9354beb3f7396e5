'use client'

import { Button } from '@/components/ui/button'
import { Unknown } from '@/components/ui/marks/unknown'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { FigureView, YearOfFigures } from '@/lib/views/documents/reading-view'
import { idOfRow } from './use-figure-keys'

type FiguresListProps = {
  years: readonly YearOfFigures[]
  chosenId: number
  onChoose: (figure: FigureView) => void
  /** The number of figures confirmed by a sum in the report or a second reader, which can be accepted together. */
  proved: number
  isBusy: boolean
  onAcceptProved: () => void
}

const columns: readonly { key: Key<'documents'>; look: string }[] = [
  { key: 'scope', look: 'text-left' },
  { key: 'value', look: 'pl-3 text-right' },
  { key: 'page', look: 'pl-3 text-right' },
  { key: 'confidence', look: 'hidden pl-3 text-left sm:table-cell' },
  { key: 'publicSource', look: 'hidden pl-3 text-left sm:table-cell' },
  { key: 'decision', look: 'pl-3 text-left' },
]

const decisionLooks = {
  proposed: 'text-ink-soft',
  accepted: 'font-strong',
  corrected: 'font-strong',
  rejected: 'text-ink-faint line-through',
} as const

function Row({ view, isChosen, onChoose }: { view: FigureView; isChosen: boolean; onChoose: () => void }) {
  const words = useMessages('documents')
  const { figure, publicSource } = view
  return (
    <tr
      className={`cursor-pointer border-line border-b align-top last:border-0 ${isChosen ? 'bg-accent-wash' : 'hover:bg-hover'}`}
      onClick={onChoose}
    >
      <th scope="row" className="py-2 pl-2 text-left font-normal">
        <button
          type="button"
          id={idOfRow(view.id)}
          aria-pressed={isChosen}
          className="text-left text-accent"
          onClick={onChoose}
        >
          {view.scope}
        </button>
      </th>
      <td className="py-2 pl-3 text-right">
        <span className="whitespace-nowrap">{view.value}</span>
        <span className="block text-ink-soft text-xs">
          <span className="sr-only">{words('printed')} </span>
          {view.printed}
        </span>
      </td>
      <td className="py-2 pl-3 text-right">{figure.page}</td>
      <td className="hidden py-2 pl-3 sm:table-cell">
        {words(view.confidence)}
        {figure.proof === 'sum' || figure.proof === 'two_readers' ? (
          <span className="block text-ink-soft text-xs">
            {words(figure.proof === 'sum' ? 'proved' : 'provedByTwo')}
          </span>
        ) : null}
      </td>
      <td className="hidden py-2 pl-3 sm:table-cell">
        {publicSource === null ? (
          <Unknown reason={words('noPublicSource')} />
        ) : (
          <>
            {publicSource.text}
            {publicSource.agrees === null ? null : (
              <span className={`block text-xs ${publicSource.agrees ? 'text-ink-faint' : 'font-strong text-danger'}`}>
                {words(publicSource.agrees ? 'agrees' : 'differs')}
              </span>
            )}
          </>
        )}
      </td>
      <td className={`py-2 pr-2 pl-3 ${decisionLooks[figure.decision]}`}>
        {words(figure.decision)}
        {view.correction === null ? null : <span className="block font-normal text-xs">{view.correction}</span>}
      </td>
    </tr>
  )
}

/** The figures read from a report by year; selecting a row shows its place on the page. */
export function FiguresList({ years, chosenId, onChoose, proved, isBusy, onAcceptProved }: FiguresListProps) {
  const words = useMessages('documents')
  return (
    <Panel
      title={words('figures')}
      claim={words('figuresClaim')}
      aside={
        proved > 0 ? (
          <Button look="plain" disabled={isBusy} onClick={onAcceptProved}>
            {words('acceptAll', { count: proved })}
          </Button>
        ) : null
      }
    >
      <div className="grid gap-5">
        {years.map(({ year, figures }) => (
          <section
            key={year}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={words('figuresOf', { year: String(year) })}
            className="overflow-x-auto"
          >
            <table className="w-full border-collapse">
              <caption className="pb-1 text-left font-strong">{year}</caption>
              <thead>
                <tr className="border-line border-b text-ink-soft text-xs">
                  {columns.map(({ key, look }) => (
                    <th key={key} scope="col" className={`py-1.5 font-normal first:pl-2 last:pr-2 ${look}`}>
                      {words(key)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {figures.map((view) => (
                  <Row key={view.id} view={view} isChosen={view.id === chosenId} onChoose={() => onChoose(view)} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </Panel>
  )
}
