'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Form } from '@/components/ui/form'
import { keepTeamName, readTeamName } from '@/lib/browser-memory/team-name'
import { languageNames, languages } from '@/lib/messages/languages'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import type { AskedFor } from '@/lib/queries/engagement/supplier-requests'
import { ownDataQuery } from '@/lib/queries/organization/own-data-query'
import { isEmail } from '@/lib/views/engagement/is-email'

type AskFormProps = { id: number; isBusy: boolean; thisYear: number; onAsk: (asked: AskedFor) => void }

const usualDays = '60'
const yearsBack = 6

/** Who asks, in which language, for which year, how long, and whom. */
export function AskForm({ id, isBusy, thisYear, onAsk }: AskFormProps) {
  const words = useMessages('engagement')
  const reader = useReader()
  const { data: own } = useQuery(ownDataQuery(id))
  const [team, setTeam] = useState(readTeamName)
  const [language, setLanguage] = useState<string>(reader.language)
  const [year, setYear] = useState(String(thisYear - 1))
  const [days, setDays] = useState(usualDays)
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const recipient = (typed ?? own?.contact_email ?? '').trim()
  const isTeam = team.trim() !== ''
  const isDays = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 180
  const isRecipient = recipient === '' || isEmail(recipient)

  function ask(): void {
    setIsTried(true)
    if (!isTeam || !isDays || !isRecipient) return
    keepTeamName(team.trim())
    onAsk({
      team: team.trim(),
      language,
      year: Number(year),
      expires_in_days: Number(days),
      recipient: recipient === '' ? null : recipient,
    })
  }
  return (
    <Form onSubmit={ask} className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={words('team')} hint={words('teamHint')} error={isTried && !isTeam ? words('teamWrong') : undefined}>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            maxLength={200}
            value={team}
            onChange={({ target }) => setTeam(target.value)}
          />
        )}
      </Field>
      <Field
        label={words('recipient')}
        hint={words('recipientHint')}
        error={isTried && !isRecipient ? words('recipientWrong') : undefined}
        isOptional
      >
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            className="control"
            maxLength={254}
            value={typed ?? own?.contact_email ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field label={words('language')}>
        {(attributes) => (
          <NativeSelect
            {...attributes}
            className="w-full"
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words('askYear')}>
        {(attributes) => (
          <NativeSelect
            {...attributes}
            className="w-full"
            value={year}
            onChange={({ target }) => setYear(target.value)}
          >
            {Array.from({ length: yearsBack }, (_, back) => thisYear - back).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words('days')} error={isTried && !isDays ? words('daysWrong') : undefined}>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            inputMode="numeric"
            maxLength={3}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        )}
      </Field>
      <div className="self-end">
        <Button type="submit" look="primary" disabled={isBusy}>
          {words(isBusy ? 'makingLink' : 'makeLink')}
        </Button>
      </div>
    </Form>
  )
}
