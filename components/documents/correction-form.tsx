'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureAnswer } from '@/lib/views/answers/documents-answer'
import {
  type Correction,
  type CorrectionProblem,
  correctableScopes,
  readCorrection,
} from '@/lib/views/organization/correction'
import { isFact, measureInWords } from '@/lib/views/translate/measure-words'

type CorrectionFormProps = {
  figure: FigureAnswer
  format: Format
  isBusy: boolean
  onSave: (correction: Correction) => void
  onCancel: () => void
}

type ScopeFieldProps = { scope: string; onScope: (scope: string) => void; format: Format }

function ScopeField({ scope, onScope, format }: ScopeFieldProps) {
  const words = useMessages('documents')
  return (
    <div className="sm:col-span-2">
      <SelectField label={words('scope')} value={scope} onValue={onScope}>
        {correctableScopes.map((one) => (
          <option key={one} value={one}>
            {measureInWords(one, format)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The correct value on the page: year, scope and tonnes CO2e; or an amount of money, or a number of employees. */
export function CorrectionForm({ figure, format, isBusy, onSave, onCancel }: CorrectionFormProps) {
  const words = useMessages('documents')
  const { corrected } = figure
  const [year, setYear] = useState(String(corrected?.year ?? figure.year))
  const [scope, setScope] = useState<string>(corrected?.scope ?? figure.scope)
  const [value, setValue] = useState(format.number.significant(corrected?.value ?? figure.value, 12))
  const [problem, setProblem] = useState<CorrectionProblem | null>(null)
  const [currency, setCurrency] = useState(corrected?.currency ?? figure.currency ?? '')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readCorrection({ year, scope, value, currency }, format.locale)
    setProblem(typeof read === 'string' ? read : null)
    if (typeof read !== 'string') onSave(read)
  }

  const errorOf = (...own: CorrectionProblem[]) =>
    problem !== null && own.includes(problem) ? words(problem) : undefined

  return (
    <form className="grid gap-3 sm:grid-cols-2" noValidate onSubmit={submit}>
      <TextField
        label={words('year')}
        error={errorOf('yearWrong')}
        ref={first}
        inputMode="numeric"
        value={year}
        onValue={setYear}
      />
      <TextField
        label={words(isFact(figure.scope) ? 'amountWhole' : 'valueTonnes')}
        error={errorOf('valueWrong', 'amountWrong')}
        inputMode="decimal"
        value={value}
        onValue={setValue}
      />
      {figure.scope === 'revenue' ? (
        <TextField label={words('currency')} error={errorOf('currencyWrong')} value={currency} onValue={setCurrency} />
      ) : null}
      {isFact(figure.scope) ? null : <ScopeField scope={scope} onScope={setScope} format={format} />}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button look="primary" type="submit" disabled={isBusy}>
          {words('save')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </form>
  )
}
