'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useMessages } from '@/lib/messages/messages-provider'

type TextFormProps = {
  label: string
  action: string
  isBusy: boolean
  initial?: string
  /** Returns whether it was saved; if not, the typed text stays. */
  onSave: (text: string) => Promise<boolean>
  onCancel?: () => void
}

/** A text area with a button. */
export function TextForm({ label, action, isBusy, initial = '', onSave, onCancel }: TextFormProps) {
  const words = useMessages('ui')
  const id = useId()
  const [text, setText] = useState(initial)
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() !== '' && (await onSave(text.trim()))) setText('')
  }
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-2 print:hidden">
      <label htmlFor={id} className="text-ink-soft text-xs">
        {label}
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={2000}
        rows={2}
        onChange={(event) => setText(event.target.value)}
        className="control py-2"
      />
      <div className="flex gap-3">
        <Button type="submit" look="plain" disabled={isBusy || text.trim() === ''}>
          {action}
        </Button>
        {onCancel ? (
          <button type="button" className="link" onClick={onCancel}>
            {words('cancel')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
