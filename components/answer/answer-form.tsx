'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notices/notice'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { sendAnswer } from '@/lib/queries/answer/supplier-form'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { SupplierFormAnswer } from '@/lib/views/answers/engagement/supplier-request-answer'
import {
  type AnswerDraft,
  type DraftFault,
  emptyDraft,
  type FigureField,
  toAnswer,
} from '@/lib/views/engagement/answer-draft'
import { assurances } from '@/lib/views/engagement/assurances'
import { statedUnits } from '@/lib/views/engagement/stated-words'
import { ReportField } from './report-field'

type AnswerFormProps = {
  token: string
  form: SupplierFormAnswer
  format: Format
  /** Called with the form after a report was added. */
  onForm: (form: SupplierFormAnswer) => void
  onSent: () => void
}

const assuranceKeys = {
  none: 'assuranceNone',
  unspecified: 'assuranceUnspecified',
  limited: 'assuranceLimited',
  reasonable: 'assuranceReasonable',
} as const

const yearsBack = 5

/** Figures with their method, a report, and who answers; or that there will be no answer. */
export function AnswerForm({ token, form, format, onForm, onSent }: AnswerFormProps) {
  const words = useMessages('answer')
  const problemWords = useProblemWords()
  const { team, organization, year: asked, expires_at: expiresAt, has_report: hasReport } = form
  const [draft, setDraft] = useState<AnswerDraft>({ ...emptyDraft, year: String(asked ?? format.thisYear - 1) })
  const [faults, setFaults] = useState<readonly DraftFault[]>([])
  const [declines, setDeclines] = useState(false)
  const set = (change: Partial<AnswerDraft>) => setDraft({ ...draft, ...change })
  const sending = useMutation({
    mutationFn: (body: object) => sendAnswer(token, body),
    onSuccess: () => onSent(),
  })
  function send(): void {
    const answer = toAnswer(draft, { hasReport: hasReport === true, locale: format.locale, declines })
    setFaults('faults' in answer ? answer.faults : [])
    if ('body' in answer) sending.mutate(answer.body)
  }
  const figure = (field: FigureField, label: string) => (
    <TextField
      label={label}
      error={faults.includes(field) ? words('valueWrong') : undefined}
      isOptional
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={draft[field]}
      onValue={(one) => set({ [field]: one })}
    />
  )
  const years = [
    ...new Set([...Array.from({ length: yearsBack }, (_, back) => format.thisYear - back), asked ?? format.thisYear]),
  ]
  return (
    <Form onSubmit={send} noValidate className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        {organization === null || asked === null ? null : (
          <p className="wrap-anywhere font-strong">{words('of', { organization, year: String(asked) })}</p>
        )}
        {asked === null ? null : <p>{words('intro', { team, year: String(asked) })}</p>}
        <p className="text-ink-soft">{words('notPublic', { team })}</p>
        {expiresAt === null ? null : <p className="text-ink-soft">{words('until', { day: format.day(expiresAt) })}</p>}
      </div>
      {declines ? null : (
        <>
          <Panel title={words('figures')}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <SelectField label={words('year')} value={draft.year} onValue={(one) => set({ year: one })}>
                {years
                  .toSorted((one, other) => other - one)
                  .map((one) => (
                    <option key={one}>{one}</option>
                  ))}
              </SelectField>
              <SelectField label={words('unit')} value={draft.unit} onValue={(one) => set({ unit: one })}>
                {statedUnits.map((one) => (
                  <option key={one} value={one}>
                    {one} CO₂e
                  </option>
                ))}
              </SelectField>
              {figure('scope1', words('scope1'))}
              {figure('scope2Location', words('scope2Location'))}
              {figure('scope2Market', words('scope2Market'))}
              {figure('scope3', words('scope3'))}
            </div>
          </Panel>
          <Panel title={words('allocated', { team })}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {figure('allocated', words('allocatedValue'))}
              <SelectField
                label={words('allocatedCovers')}
                value={draft.allocatedScope}
                onValue={(one) => set({ allocatedScope: one === 'allocated' ? 'allocated' : 'allocated_1+2' })}
              >
                <option value="allocated">{words('allocatedAll')}</option>
                <option value="allocated_1+2">{words('allocatedDirect')}</option>
              </SelectField>
            </div>
          </Panel>
          <Panel title={words('how')}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label={words('method')}
                hint={words('methodHint')}
                isOptional
                maxLength={500}
                value={draft.method}
                onValue={(one) => set({ method: one })}
              />
              <SelectField
                label={words('assurance')}
                value={draft.assurance}
                onValue={(chosen) => set({ assurance: assurances.find((one) => one === chosen) ?? '' })}
              >
                <option value="">{words('assuranceNotSaid')}</option>
                {assurances.map((one) => (
                  <option key={one} value={one}>
                    {words(assuranceKeys[one])}
                  </option>
                ))}
              </SelectField>
            </div>
          </Panel>
          <ReportField token={token} hasReport={hasReport === true} onForm={onForm} />
        </>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={words('name')}
          error={faults.includes('name') ? words('nameWrong') : undefined}
          autoComplete="name"
          maxLength={200}
          value={draft.name}
          onValue={(one) => set({ name: one })}
        />
        <TextField
          label={words('email')}
          error={faults.includes('email') ? words('emailWrong') : undefined}
          isOptional
          type="email"
          autoComplete="email"
          maxLength={254}
          value={draft.email}
          onValue={(one) => set({ email: one })}
        />
      </div>
      <Field label={words('note', { team })} isOptional>
        {(attributes) => (
          <textarea
            {...attributes}
            className="control py-2"
            rows={3}
            maxLength={2000}
            value={draft.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
      {declines ? <p className="text-ink-soft">{words('declineDetail', { team })}</p> : null}
      {faults.includes('nothing') ? (
        <p role="alert" className="text-danger">
          {words('nothing')}
        </p>
      ) : null}
      {sending.isError ? (
        <Notice
          tone="danger"
          title={problemWords(sending.error, { title: words('notSent'), detail: '' }).title}
          isAlert
        >
          {words('notSentDetail')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" disabled={sending.isPending}>
          {sending.isPending ? words('sending') : words(declines ? 'declineSend' : 'send')}
        </Button>
        <button
          type="button"
          className="link"
          onClick={() => {
            setFaults([])
            setDeclines(!declines)
          }}
        >
          {words(declines ? 'cancel' : 'decline')}
        </button>
      </div>
    </Form>
  )
}
