'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Format } from '@/lib/format/create-format'
import { paths } from '@/lib/paths'
import { AnswerError } from '@/lib/queries/answer-error'
import type { LabelChange } from '@/lib/queries/change-labels'

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
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function change(asked: LabelChange, wordsOf: (changed: number) => string) {
    setBusy(true)
    try {
      const { added, removed } = await onLabels(asked)
      const changed = asked.add ? added : removed
      const undo = asked.add ? { ids: added, remove: asked.add } : { ids: removed, add: asked.remove ?? [] }
      setOutcome({ words: wordsOf(changed.length), undo: changed.length === 0 ? null : undo })
      setTyped('')
    } catch (error) {
      const words =
        error instanceof AnswerError ? `${error.title}: ${error.detail}` : 'The labels could not be changed.'
      setOutcome({ words, undo: null, isProblem: true })
    } finally {
      setBusy(false)
    }
  }

  function counted(changed: number): string {
    return changed === 1 ? '1 organization' : `${format.number.whole(changed)} organizations`
  }

  const label = typed.trim()
  function add(event: FormEvent) {
    event.preventDefault()
    if (label !== '') void change({ ids, add: [label] }, (changed) => `Label “${label}” added to ${counted(changed)}.`)
  }
  const undo = outcome?.undo
  return (
    <section
      aria-label="Selected organizations"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised shadow-float print:hidden"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="font-strong">{format.number.whole(ids.length)} selected</p>
        <form onSubmit={add} className="flex flex-wrap items-center gap-2">
          <input
            aria-label="Label"
            placeholder="Label"
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
            Add label
          </Button>
          <Button
            look="plain"
            disabled={isBusy || label === '' || ids.length === 0}
            onClick={() =>
              void change({ ids, remove: [label] }, (changed) => `Label “${label}” removed from ${counted(changed)}.`)
            }
          >
            Remove label
          </Button>
        </form>
        {ids.length >= 2 && ids.length <= mostCompared ? (
          <a href={`${paths.compare}?ids=${ids.join(',')}`} className="link">
            Compare
          </a>
        ) : null}
        {exportHref ? (
          <a href={exportHref} download className="link">
            Export selected
          </a>
        ) : null}
        <button type="button" className="link" onClick={onClear}>
          Clear selection
        </button>
        <p role="status" className={`basis-full ${outcome?.isProblem ? 'text-danger' : 'text-ink-soft'}`}>
          {outcome?.words}
          {undo ? (
            <button
              type="button"
              className="link ml-3"
              disabled={isBusy}
              onClick={() =>
                void change(undo, () => 'Taken back.').then(() => setOutcome({ words: 'Taken back.', undo: null }))
              }
            >
              Undo
            </button>
          ) : null}
        </p>
      </div>
    </section>
  )
}
