'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
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

/** Who asks, in which language, for which year, until when, and whom. */
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
      <TextField
        label={words('team')}
        hint={words('teamHint')}
        error={isTried && !isTeam ? words('teamWrong') : undefined}
        maxLength={200}
        value={team}
        onValue={setTeam}
      />
      <TextField
        label={words('recipient')}
        hint={words('recipientHint')}
        error={isTried && !isRecipient ? words('recipientWrong') : undefined}
        isOptional
        type="email"
        maxLength={254}
        value={typed ?? own?.contact_email ?? ''}
        onValue={setTyped}
      />
      <SelectField label={words('language')} value={language} onValue={setLanguage}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words('askYear')} value={year} onValue={setYear}>
        {Array.from({ length: yearsBack }, (_, back) => thisYear - back).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <TextField
        label={words('days')}
        error={isTried && !isDays ? words('daysWrong') : undefined}
        inputMode="numeric"
        maxLength={3}
        value={days}
        onValue={setDays}
      />
      <div className="self-end">
        <Button type="submit" look="primary" disabled={isBusy}>
          {words(isBusy ? 'makingLink' : 'makeLink')}
        </Button>
      </div>
    </Form>
  )
}
