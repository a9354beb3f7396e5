import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { Form } from '@/components/ui/form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Cadence, DigestMailAnswer } from '@/lib/views/answers/digest-answer'

type DigestFormProps = {
  mail: DigestMailAnswer
  isBusy: boolean
  onKeep: (draft: { cadence: Cadence; recipients: string[] }) => void
}

const cadences = ['off', 'daily', 'weekly'] as const
const cadenceKeys = { off: 'never', daily: 'daily', weekly: 'weekly' } as const

/** How often the summary is sent, and to whom. */
export function DigestForm({ mail, isBusy, onKeep }: DigestFormProps) {
  const words = useMessages('digest')
  const [cadence, setCadence] = useState<Cadence>(mail.cadence)
  const [recipients, setRecipients] = useState(mail.recipients.join(', '))
  function keep(): void {
    const addresses = recipients.split(/[\s,;]+/).filter((address) => address !== '')
    onKeep({ cadence, recipients: addresses })
  }
  return (
    <Form onSubmit={keep} className="flex max-w-xl flex-col gap-4">
      <Choice
        legend={words('often')}
        options={cadences.map((one) => ({ value: one, label: words(cadenceKeys[one]) }))}
        value={cadence}
        onChange={(value) => setCadence(cadences.find((one) => one === value) ?? 'off')}
      />
      <TextField
        label={words('recipients')}
        hint={words('recipientsHint')}
        autoComplete="off"
        spellCheck={false}
        required={cadence !== 'off'}
        value={recipients}
        onValue={setRecipients}
      />
      <div>
        <Button type="submit" look="primary" disabled={isBusy}>
          {words('save')}
        </Button>
      </div>
    </Form>
  )
}
