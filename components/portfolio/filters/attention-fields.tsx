'use client'

import { useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import { hasThresholds, type ListQuestion } from '@/lib/views/address/list-in-url'

type AttentionFieldsProps = {
  question: Pick<ListQuestion, 'below' | 'above' | 'attention'>
  onQuestion: (change: Partial<ListQuestion>) => void
}

type NumberFieldProps = { label: string; value: number | null; most: number; onValue: (value: number | null) => void }

/** Takes effect when the field loses focus or Enter is pressed, so that a half-typed number does not filter. */
function NumberField({ label, value, most, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function settle() {
    if (typed === null) return
    const number = Number(typed.trim())
    onValue(typed.trim() === '' || !Number.isFinite(number) ? null : Math.min(most, Math.max(0, Math.round(number))))
    setTyped(null)
  }
  return (
    <label className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        className="control w-36 shrink-0"
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => (event.key === 'Enter' ? settle() : undefined)}
      />
    </label>
  )
}

/** Marks rows by two thresholds that the reader sets. */
export function AttentionFields({ question, onQuestion }: AttentionFieldsProps) {
  const words = useMessages('portfolio')
  const isSet = hasThresholds(question)
  return (
    <div className="flex flex-col gap-2">
      <NumberField
        label={words('scoreBelow')}
        value={question.below}
        most={100}
        onValue={(below) => onQuestion({ below, ...(below === null ? { attention: false } : {}) })}
      />
      <NumberField
        label={words('emissionsAbove')}
        value={question.above}
        most={999_999_999}
        onValue={(above) => onQuestion({ above, ...(above === null ? { attention: false } : {}) })}
      />
      <label className={`flex min-h-8 items-center gap-2.5 ${isSet ? 'cursor-pointer' : 'text-ink-faint'}`}>
        <input
          type="checkbox"
          className="size-4 accent-accent"
          disabled={!isSet}
          checked={isSet && question.attention}
          onChange={(event) => onQuestion({ attention: event.target.checked })}
        />
        {words('attentionOnly')}
      </label>
      <p className="text-ink-faint text-xs">{words('attentionBoth')}</p>
    </div>
  )
}
