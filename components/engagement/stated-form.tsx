'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Form } from '@/components/ui/form'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import type { StatedChange } from '@/lib/queries/engagement/stated-figures'
import { assurances } from '@/lib/views/engagement/assurances'
import { assuranceWord, statedScopes, statedScopeWord, statedUnits } from '@/lib/views/engagement/stated-words'
import { readTypedNumber } from '@/lib/views/typed-number'

type StatedFormProps = { isBusy: boolean; thisYear: number; onSave: (change: StatedChange) => void }

const firstYear = 1990

/** Year, scope, amount, method and assurance of one figure. */
export function StatedForm({ isBusy, thisYear, onSave }: StatedFormProps) {
  const words = useMessages('engagement')
  const { locale } = useReader()
  const [year, setYear] = useState(String(thisYear - 1))
  const [scope, setScope] = useState('1')
  const [value, setValue] = useState('')
  const [unit, setUnit] = useState<string>('t')
  const [method, setMethod] = useState('')
  const [assurance, setAssurance] = useState('')
  const [isTried, setIsTried] = useState(false)
  const amount = readTypedNumber(value, locale)
  const isYear = /^\d{4}$/.test(year) && Number(year) >= firstYear && Number(year) <= thisYear

  function save(): void {
    setIsTried(true)
    if (amount === null || !isYear) return
    onSave({
      kind: 'state',
      figures: [{ year: Number(year), scope, value: amount, unit }],
      method: method.trim() === '' ? null : method.trim(),
      assurance: assurances.find((one) => one === assurance) ?? null,
    })
  }
  return (
    <Form onSubmit={save} className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={words('year')}
        error={isTried && !isYear ? words('yearWrong') : undefined}
        inputMode="numeric"
        maxLength={4}
        value={year}
        onValue={setYear}
      />
      <SelectField label={words('scope')} value={scope} onValue={setScope}>
        {statedScopes.map((one) => (
          <option key={one} value={one}>
            {statedScopeWord(words, one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words('value')}
        error={isTried && amount === null ? words('valueWrong') : undefined}
        inputMode="decimal"
        maxLength={40}
        value={value}
        onValue={setValue}
      />
      <SelectField label={words('unit')} value={unit} onValue={setUnit}>
        {statedUnits.map((one) => (
          <option key={one} value={one}>
            {one} CO₂e
          </option>
        ))}
      </SelectField>
      <TextField
        label={words('statedMethod')}
        hint={words('statedMethodHint')}
        isOptional
        maxLength={500}
        value={method}
        onValue={setMethod}
      />
      <SelectField label={words('assurance')} value={assurance} onValue={setAssurance}>
        <option value="">{words('assuranceNotSaid')}</option>
        {assurances.map((one) => (
          <option key={one} value={one}>
            {assuranceWord(words, one)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" look="primary" disabled={isBusy}>
          {words(isBusy ? 'saving' : 'save')}
        </Button>
      </div>
    </Form>
  )
}
