'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import { hasThresholds, type ListQuestion } from '@/lib/views/address/list-in-url'
import { NumberField } from './filter-controls'

type AttentionFieldsProps = {
  question: Pick<ListQuestion, 'below' | 'above' | 'attention'>
  onQuestion: (change: Partial<ListQuestion>) => void
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
