'use client'

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { useMessages } from '@/lib/messages/messages-provider'
import { estimateQuery, type Spend } from '@/lib/queries/organization/estimate-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { type EstimateView, viewEstimate } from '@/lib/views/emissions/estimate-view'

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

/** Reads "1,000,000" and "1 000 000" as a million. "12,5" is not changed and therefore refused, because it has two meanings. */
function plainAmount(typed: string): string {
  const text = typed.replaceAll(/[\s_’']/g, '')
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
}

function SpendForm({ currency, onSpend }: { currency: string; onSpend: (spend: Spend | null) => void }) {
  const words = useMessages('organization')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  function submit(event: FormEvent): void {
    event.preventDefault()
    const amount = plainAmount(typed)
    const isAmount = /^\d{1,15}(\.\d{1,6})?$/.test(amount) && Number(amount) > 0
    setError(isAmount || amount === '' ? undefined : words('estimateAmountSuch'))
    if (isAmount) onSpend({ amount, currency })
    else if (amount === '') onSpend(null)
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
        {words('estimate')}
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
