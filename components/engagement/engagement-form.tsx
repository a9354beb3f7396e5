'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Form } from '@/components/ui/form'
import { useMessages } from '@/lib/messages/messages-provider'
import { type EngagementRecord, type Stage, stages } from '@/lib/views/answers/engagement-answer'
import { stageWord } from '@/lib/views/engagement/stage-words'

type EngagementFormProps = {
  record: EngagementRecord
  isBusy: boolean
  onSave: (record: EngagementRecord) => void
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

/** Stage, owner, next step and its day. */
export function EngagementForm({ record, isBusy, onSave }: EngagementFormProps) {
  const words = useMessages('engagement')
  const [stage, setStage] = useState<Stage>(record.stage)
  const [owner, setOwner] = useState(record.owner ?? '')
  const [step, setStep] = useState(record.next_step ?? '')
  const [day, setDay] = useState(record.due_on?.slice(0, 10) ?? '')
  const next = { stage, owner: orNull(owner), next_step: orNull(step), due_on: orNull(day) }
  const isSame =
    next.stage === record.stage &&
    next.owner === record.owner &&
    next.next_step === record.next_step &&
    next.due_on === (record.due_on?.slice(0, 10) ?? null)
  return (
    <Form onSubmit={() => onSave(next)} className="grid items-end gap-4 sm:grid-cols-2 print:hidden">
      <Field label={words('stage')}>
        {(attributes) => (
          <NativeSelect
            {...attributes}
            className="w-full"
            value={stage}
            onChange={({ target }) => setStage(stages.find((one) => one === target.value) ?? stage)}
          >
            {stages.map((one) => (
              <option key={one} value={one}>
                {stageWord(words, one)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words('owner')} isOptional>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            maxLength={200}
            value={owner}
            onChange={({ target }) => setOwner(target.value)}
          />
        )}
      </Field>
      <Field label={words('nextStep')} isOptional>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            maxLength={500}
            value={step}
            onChange={({ target }) => setStep(target.value)}
          />
        )}
      </Field>
      <Field label={words('dueOn')} isOptional>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            className="control"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="plain" disabled={isBusy || isSame}>
          {words(isBusy ? 'saving' : 'save')}
        </Button>
      </div>
    </Form>
  )
}
