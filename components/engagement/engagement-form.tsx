'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Form } from '@/components/ui/form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { EngagementRecord } from '@/lib/views/answers/engagement/engagement-answer'
import { stageWord } from '@/lib/views/engagement/stage-words'
import { type Stage, stages } from '@/lib/views/engagement/stages'

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
      <SelectField
        label={words('stage')}
        value={stage}
        onValue={(chosen) => setStage(stages.find((one) => one === chosen) ?? stage)}
      >
        {stages.map((one) => (
          <option key={one} value={one}>
            {stageWord(words, one)}
          </option>
        ))}
      </SelectField>
      <TextField label={words('owner')} isOptional maxLength={200} value={owner} onValue={setOwner} />
      <TextField label={words('nextStep')} isOptional maxLength={500} value={step} onValue={setStep} />
      <TextField
        label={words('dueOn')}
        isOptional
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        value={day}
        onValue={setDay}
      />
      <div>
        <Button type="submit" look="plain" disabled={isBusy || isSame}>
          {words(isBusy ? 'saving' : 'save')}
        </Button>
      </div>
    </Form>
  )
}
