'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { underBasePath } from '@/lib/base-path'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { type ChangeLabels, useLabelChanges } from './use-label-changes'
import { useRemoval } from './use-removal'

type BulkBarProps = {
  ids: readonly number[]
  labels: readonly string[]
  format: Format
  onLabels: ChangeLabels
  /** Called after organizations were removed from the list; null where the service cannot remove any. */
  onRemoved: (() => void) | null
  /** Null where the service cannot export. */
  exportHref: string | null
  onClear: () => void
}

const mostCompared = 6

type LabelFormProps = {
  known: readonly string[]
  isBusy: boolean
  /** Resolve to whether the change was made; if not, the typed text stays. */
  onAdd: (label: string) => Promise<boolean>
  onRemove: (label: string) => Promise<boolean>
}

function LabelForm({ known, isBusy, onAdd, onRemove }: LabelFormProps) {
  const words = useMessages('portfolio')
  const [typed, setTyped] = useState('')
  const label = typed.trim()
  async function change(how: (label: string) => Promise<boolean>): Promise<void> {
    if (label !== '' && (await how(label))) setTyped('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void change(onAdd)
      }}
      className="flex flex-wrap items-center gap-2"
    >
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
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button look="primary" type="submit" disabled={isBusy || label === ''}>
        {words('addLabel')}
      </Button>
      <Button look="plain" disabled={isBusy || label === ''} onClick={() => void change(onRemove)}>
        {words('removeLabel')}
      </Button>
    </form>
  )
}

type RemoveButtonProps = { ids: readonly number[]; onRemoved: () => void; onDone: () => void }

function RemoveButton({ ids, onRemoved, onDone }: RemoveButtonProps) {
  const remove = useRemoval(onRemoved)
  const words = useMessages('portfolio')
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      look="plain"
      disabled={isBusy}
      onClick={() => {
        setBusy(true)
        void remove(ids).then((isDone) => {
          setBusy(false)
          if (isDone) onDone()
        })
      }}
    >
      {words('removeSelected')}
    </Button>
  )
}

/** Actions on the selected organizations, at the bottom of the window, so that nothing in the list moves. */
export function BulkBar({ ids, labels, format, onLabels, onRemoved, exportHref, onClear }: BulkBarProps) {
  const words = useMessages('portfolio')
  const common = useMessages('ui')
  const canEdit = useCanEdit()
  const { isBusy, outcome, change, takeBack } = useLabelChanges(onLabels)
  const undo = outcome?.undo
  return (
    <section
      aria-label={words('selectedOrganizations')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised shadow-float print:hidden"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <p className="font-strong">{words('selected', { count: format.number.whole(ids.length) })}</p>
        <LabelForm
          known={labels}
          isBusy={isBusy || ids.length === 0}
          onAdd={(label) => change({ ids, add: [label] }, (count) => words('labelAdded', { label, count }))}
          onRemove={(label) => change({ ids, remove: [label] }, (count) => words('labelRemoved', { label, count }))}
        />
        {ids.length >= 2 && ids.length <= mostCompared ? (
          <a href={underBasePath(paths.compareOf(ids))} className="link">
            {words('compare')}
          </a>
        ) : null}
        {exportHref ? (
          <a href={underBasePath(exportHref)} download className="link">
            {words('exportSelected')}
          </a>
        ) : null}
        {onRemoved && canEdit ? <RemoveButton ids={ids} onRemoved={onRemoved} onDone={onClear} /> : null}
        <button type="button" className="link" onClick={onClear}>
          {words('clearSelection')}
        </button>
        <p role="status" className={`basis-full ${outcome?.isProblem ? 'text-danger' : 'text-ink-soft'}`}>
          {outcome?.words}
          {undo ? (
            <button type="button" className="link ml-3" disabled={isBusy} onClick={() => void takeBack(undo)}>
              {common('undo')}
            </button>
          ) : null}
        </p>
      </div>
    </section>
  )
}
