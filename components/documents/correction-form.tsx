'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { NativeSelect } from '@/components/ui/fields/native-select'
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
      <Field label={words('scope')}>
        {(attributes) => (
          <NativeSelect
            {...attributes}
            className="w-full"
            value={scope}
            onChange={({ target }) => onScope(target.value)}
          >
            {correctableScopes.map((one) => (
              <option key={one} value={one}>
                {measureInWords(one, format)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  )
}

/** What the page really says: year, scope and tonnes CO2e; or an amount of money, or a number of employees. */
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
      <Field label={words('year')} error={errorOf('yearWrong')}>
        {(attributes) => (
          <input
            {...attributes}
            ref={first}
            inputMode="numeric"
            className="control"
            value={year}
            onChange={({ target }) => setYear(target.value)}
          />
        )}
      </Field>
      <Field
        label={words(isFact(figure.scope) ? 'amountWhole' : 'valueTonnes')}
        error={errorOf('valueWrong', 'amountWrong')}
      >
        {(attributes) => (
          <input
            {...attributes}
            inputMode="decimal"
            className="control"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      {figure.scope === 'revenue' ? (
        <Field label={words('currency')} error={errorOf('currencyWrong')}>
          {(attributes) => (
            <input
              {...attributes}
              className="control"
              value={currency}
              onChange={({ target }) => setCurrency(target.value)}
            />
          )}
        </Field>
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
