'use client'

import { useQueries } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { CurrencyChoice } from '@/components/ui/fields/currency-choice'
import { Notice } from '@/components/ui/notices/notice'
import { SlowNotice } from '@/components/ui/notices/slow-notice'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { chooseCurrency, offerCurrencies } from '@/lib/views/address/choose-currency'
import { idsInUrl, mostCompared } from '@/lib/views/address/ids-in-url'
import { AddOrganization } from './add-organization'

// There is nothing to compare before two organizations are chosen and their answers are here.
const CompareCharts = dynamic(() => import('./compare-charts').then((loaded) => loaded.CompareCharts), {
  loading: () => <div className="panel skeleton h-96" />,
})
const DifferencesPanel = dynamic(() => import('./differences-panel').then((loaded) => loaded.DifferencesPanel), {
  loading: () => <div className="panel skeleton h-96" />,
})

/** Two to six organizations side by side; the address has the ids and the currency. */
export function ComparePage({ locale, currencies }: { locale: string; currencies: readonly string[] }) {
  const words = useMessages('compare')
  const wordsOfProblem = useProblemWords()
  function failureOf(error: Error): string {
    if (error instanceof AnswerError && error.status === 404) return words('notFound')
    return wordsOfProblem(error, { title: '', detail: words('couldNotBeRead') }).detail
  }
  const [ids, setIds] = useUrlValue('ids', idsInUrl)
  const [asked, setCurrency] = useCurrency()
  const format = useFormat(locale)
  const currency = chooseCurrency(asked, currencies)
  const queries = useQueries({ queries: ids.map((id) => organizationQuery(id, currency)) })
  const known = queries.flatMap(({ data }) => (data ? [data] : []))
  const isWaiting = queries.some(({ data, error }) => data === undefined && error === null)
  const failed = queries.flatMap(({ data, error }, place) =>
    data === undefined && error !== null ? [{ id: ids[place] ?? 0, failure: failureOf(error) }] : [],
  )
  const nameAt = (place: number) =>
    queries[place]?.data?.name ?? words('organizationNumber', { id: String(ids[place] ?? '') })
  const remove = (id: number) => void setIds(ids.filter((other) => other !== id))
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{words('claim', { most: mostCompared })}</p>
        </div>
        <CurrencyChoice
          id="compare-currency"
          label={words('currency')}
          currency={currency}
          currencies={offerCurrencies(currencies)}
          onCurrency={(code) => void setCurrency(code)}
        />
      </header>
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        {ids.map((id, place) => (
          <span
            key={id}
            className="inline-flex h-10 max-w-full items-center gap-2 rounded border border-line-strong bg-paper pl-3"
          >
            <span className="min-w-0 truncate">{nameAt(place)}</span>
            <button
              type="button"
              className="grid size-9 shrink-0 place-items-center text-ink-faint hover:text-ink"
              aria-label={words('remove', { name: nameAt(place) })}
              onClick={() => remove(id)}
            >
              ×
            </button>
          </span>
        ))}
        {ids.length < mostCompared ? <AddOrganization chosen={ids} onAdd={(id) => void setIds([...ids, id])} /> : null}
      </div>
      {failed.map(({ id, failure }) => (
        <Notice key={id} tone="plain" title={words('leftOut', { id: String(id) })}>
          {failure}
        </Notice>
      ))}
      {isWaiting ? (
        <div role="status" aria-label={words('loading')} className="panel skeleton h-[40rem]">
          <SlowNotice />
        </div>
      ) : null}
      {!isWaiting && known.length < 2 ? (
        <Notice tone="plain" title={words(known.length === 0 ? 'chooseTwo' : 'chooseMore')}>
          {words('searchAbove')}
        </Notice>
      ) : null}
      {!isWaiting && known.length >= 2 ? (
        <>
          <DifferencesPanel organizations={known} currency={currency} format={format} />
          <CompareCharts organizations={known} format={format} />
        </>
      ) : null}
    </div>
  )
}
