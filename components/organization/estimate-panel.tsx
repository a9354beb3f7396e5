'use client'

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { estimateQuery, type Spend } from '@/lib/queries/organization/estimate-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { type EstimateView, viewEstimate } from '@/lib/views/emissions/estimate-view'
import { readTypedNumber } from '@/lib/views/typed-number'

type EstimatePanelProps = { id: number; format: Format; currency: string }

/** Hatched and dashed, so that nobody reads an estimate as a figure the organization stated. */
const looks = 'rounded border border-line-strong border-dashed p-5 estimate-hatch'

function Figure({ view }: { view: Extract<EstimateView, { kind: 'estimate' }> }) {
  const words = useMessages('organization')
  const common = useMessages('ui')
  const href = safeHref(view.source?.url ?? null)
  return (
    <div>
      <p>
        <span className="mr-2 rounded border border-line-strong border-dashed px-1.5 py-0.5 text-xs">
          {words('estimate')}
        </span>
        <span className="font-strong text-lg">{words('estimateAbout', { figure: view.figure })}</span>
      </p>
      <p className="mt-1 text-ink-soft">{common('comma', { first: view.range, second: view.confidence })}</p>
      <p className="mt-1 text-ink-soft">{words('estimateOf', { of: view.of, regional: view.regional })}</p>
      <details className="mt-3">
        <summary className="w-fit text-accent">{words('estimateHow')}</summary>
        <ul className="mt-2 list-disc pl-5 text-ink-soft">
          {view.basis.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {view.source ? (
        <p className="mt-3 text-ink-soft text-xs">
          {words('estimateFactor')}{' '}
          {href ? (
            <a href={href} rel="noreferrer" className="link">
              {view.source.title}
            </a>
          ) : (
            view.source.title
          )}
        </p>
      ) : null}
    </div>
  )
}

function SpendForm({ currency, onSpend }: { currency: string; onSpend: (spend: Spend | null) => void }) {
  const words = useMessages('organization')
  const { locale } = useReader()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  function submit(event: FormEvent): void {
    event.preventDefault()
    const amount = readTypedNumber(typed, locale)
    const isEmpty = typed.trim() === ''
    const isAmount = amount !== null && amount >= 0.01 && amount < 1e15
    setError(isAmount || isEmpty ? undefined : words('estimateAmountSuch'))
    if (isAmount) onSpend({ amount: String(Math.round(amount * 100) / 100), currency })
    else if (isEmpty) onSpend(null)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden">
      <Field label={words('estimateSpend', { currency })} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            className="control w-48"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button look="plain" type="submit">
        {words('estimateFromSpend')}
      </Button>
    </form>
  )
}

/** The industry's average multiplied by a spend or the revenue; absent where the service has no estimates. */
export function EstimatePanel({ id, format, currency }: EstimatePanelProps) {
  const words = useMessages('organization')
  const wordsOfProblem = useProblemWords()
  const heading = useId()
  const [spend, setSpend] = useState<Spend | null>(null)
  const { data, error, isFetching } = useQuery(estimateQuery(id, spend))
  if (data === 'not_offered') return null
  if (data === undefined && error === null) return <div className="panel skeleton h-60 print:hidden" />
  const view = data ? viewEstimate(data, format) : null
  const problem = error ? wordsOfProblem(error, { title: '', detail: words('estimateNotMade') }).detail : null
  return (
    <section aria-labelledby={heading} className={looks}>
      <h2 id={heading} className="font-strong text-base">
        {words('estimate')}
      </h2>
      <p className="mt-0.5 mb-4 max-w-prose text-ink-soft">{words('estimateClaim')}</p>
      <div className="flex flex-col gap-5" aria-busy={isFetching} aria-live="polite">
        <SpendForm currency={currency} onSpend={setSpend} />
        {problem ? <p className="text-danger">{problem}</p> : null}
        {problem === null && view?.kind === 'estimate' ? <Figure view={view} /> : null}
        {problem === null && view?.kind === 'none' ? (
          <p className="text-ink-soft">{words('estimateNone', { reason: view.reason })}</p>
        ) : null}
      </div>
    </section>
  )
}
