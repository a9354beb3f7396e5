'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { LabelChange } from '@/lib/queries/organization/change-labels'
import { useProblemWords } from '@/lib/queries/use-problem-words'

export type ChangeLabels = (change: LabelChange) => Promise<{ added: number[]; removed: number[] }>

type BulkBarProps = {
  ids: readonly number[]
  labels: readonly string[]
  format: Format
  onLabels: ChangeLabels
  /** Null where nothing can be exported. */
  exportHref: string | null
  onClear: () => void
}

/** What happened, and how to take it back. */
type Outcome = { words: string; undo: LabelChange | null; isProblem?: boolean }

const mostCompared = 6

/** What can be done to the organizations chosen; at the foot of the window, so that nothing of the list moves. */
export function BulkBar({ ids, labels, format, onLabels, exportHref, onClear }: BulkBarProps) {
  const words = useMessages('portfolio')
  const common = useMessages('ui')
  const wordsOfProblem = useProblemWords()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function change(asked: LabelChange, wordsOf: (count: number) => string) {
    setBusy(true)
    try {
      const { added, removed } = await onLabels(asked)
      const changed = asked.add ? added : removed
      const undo = asked.add ? { ids: added, remove: asked.add } : { ids: removed, add: asked.remove ?? [] }
      setOutcome({ words: wordsOf(changed.length), undo: changed.length === 0 ? null : undo })
      setTyped('')
    } catch (error) {
      const said = wordsOfProblem(error, { title: '', detail: words('labelsNotChanged') })
      const problem = said.title === '' ? said.detail : `${said.title}: ${said.detail}`
      setOutcome({ words: problem, undo: null, isProblem: true })
    } finally {
      setBusy(false)
    }
  }

  const label = typed.trim()
  function add(event: FormEvent) {
    event.preventDefault()
    if (label !== '') void change({ ids, add: [label] }, (count) => words('labelAdded', { label, count }))
  }
  const undo = outcome?.undo
  return (
    <section
      aria-label={words('selectedOrganizations')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised shadow-float print:hidden"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="font-strong">{words('selected', { count: format.number.whole(ids.length) })}</p>
        <form onSubmit={add} className="flex flex-wrap items-center gap-2">
          <input
            aria-label={words('label')}
            placeholder={words('label')}
            list="labels-in-use"
            maxLength={40}
            className="control w-40"
            value={typed}
            onChange={(event) => setTyped(event.target.value.replaceAll(',', ''))}
          />
          <datalist id="labels-in-use">
            {labels.map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
          <Button look="primary" type="submit" disabled={isBusy || label === '' || ids.length === 0}>
            {words('addLabel')}
          </Button>
          <Button
            look="plain"
            disabled={isBusy || label === '' || ids.length === 0}
            onClick={() => void change({ ids, remove: [label] }, (count) => words('labelRemoved', { label, count }))}
          >
            {words('removeLabel')}
          </Button>
        </form>
        {ids.length >= 2 && ids.length <= mostCompared ? (
          <a href={`${paths.compare}?ids=${ids.join(',')}`} className="link">
            {words('compare')}
          </a>
        ) : null}
        {exportHref ? (
          <a href={exportHref} download className="link">
            {words('exportSelected')}
          </a>
        ) : null}
        <button type="button" className="link" onClick={onClear}>
          {words('clearSelection')}
        </button>
        <p role="status" className={`basis-full ${outcome?.isProblem ? 'text-danger' : 'text-ink-soft'}`}>
          {outcome?.words}
          {undo ? (
            <button
              type="button"
              className="link ml-3"
              disabled={isBusy}
              onClick={() =>
                void change(undo, () => words('takenBack')).then(() =>
                  setOutcome({ words: words('takenBack'), undo: null }),
                )
              }
            >
              {common('undo')}
            </button>
          ) : null}
        </p>
      </div>
    </section>
  )
}
