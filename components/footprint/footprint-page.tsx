'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { AnswerState } from '@/components/ui/answer-state'
import { CurrencyChoice } from '@/components/ui/fields/currency-choice'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { footprintPaths } from '@/lib/api-paths'
import { underBasePath } from '@/lib/base-path'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { footprintQuery } from '@/lib/queries/footprint/footprint-query'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import { chooseCurrency, offerCurrencies } from '@/lib/views/address/choose-currency'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { yearInUrl } from '@/lib/views/address/year-in-url'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'
import { FootprintTotal } from './footprint-total'
import { HotSpots } from './hot-spots'
import { KeptPanel } from './kept/kept-panel'
import { LinesTable } from './lines-table'
import { TargetsPanel } from './targets-panel'

// Below the first screen, with the code of charts.
const TargetHistory = dynamic(() => import('./target-history').then((loaded) => loaded.TargetHistory), { ssr: false })

const CategoriesPanel = dynamic(() => import('./categories-panel').then((loaded) => loaded.CategoriesPanel), {
  ssr: false,
  loading: () => <div className="panel skeleton h-80 print:hidden" />,
})

type ChoicesProps = {
  footprint: FootprintAnswer
  currency: string
  currencies: readonly string[]
  onCurrency: (code: string) => void
  onYear: (year: number | null) => void
}

/** Year and currency, and the workbook for that choice. */
function Choices({ footprint, currency, currencies, onCurrency, onYear }: ChoicesProps) {
  const words = useMessages('footprint')
  const { year, years } = footprint
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <label htmlFor="footprint-year" className="flex items-center gap-2.5 text-ink-soft">
        {words('spendOf')}
        <NativeSelect
          id="footprint-year"
          className="w-28"
          value={year ?? ''}
          onChange={(event) => onYear(Number(event.target.value))}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </NativeSelect>
      </label>
      <CurrencyChoice
        id="footprint-currency"
        label={words('currency')}
        currency={currency}
        currencies={offerCurrencies(currencies)}
        onCurrency={onCurrency}
      />
      <a
        href={underBasePath(footprintPaths.footprintWorkbook(currency, year))}
        className="inline-flex h-10 items-center rounded border border-line-strong px-4 font-strong hover:bg-hover"
      >
        {words('workbook')}
      </a>
    </div>
  )
}

/** Whether the spend has categories, or lacks them where they would help. */
function hasCategories({ categories }: FootprintAnswer): boolean {
  return categories.some(({ category, waiting_suppliers }) => category !== null || waiting_suppliers > 0)
}

type FootprintProps = Omit<ChoicesProps, 'footprint'> & { answer: FootprintAnswer; format: Format }

function Footprint({ answer, format, ...choices }: FootprintProps) {
  const words = useMessages('footprint')
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{words('claim')}</p>
        </div>
        {answer.years.length === 0 ? null : <Choices footprint={answer} {...choices} />}
      </header>
      {answer.years.length === 0 ? (
        <Notice tone="plain" title={words('noSpend')}>
          <p>{words('noSpendHow')}</p>
          <PageLink href={paths.importOrganizations} className="underline">
            {words('importList')}
          </PageLink>
        </Notice>
      ) : (
        <>
          <FootprintTotal footprint={answer} format={format} />
          {hasCategories(answer) ? <CategoriesPanel footprint={answer} format={format} /> : null}
          <TargetsPanel footprint={answer} format={format} />
          {answer.year === null ? null : <TargetHistory year={answer.year} format={format} />}
          <HotSpots footprint={answer} format={format} />
          <LinesTable footprint={answer} format={format} />
          {answer.year === null ? null : <KeptPanel currency={answer.currency} year={answer.year} format={format} />}
        </>
      )}
    </div>
  )
}

type FootprintPageProps = {
  locale: string
  currencies: readonly string[]
  /** The currency that this browser chose before; null: none, and then it is the one that most of the spend is in. */
  kept: string | null
}

/** What a year's spend comes to in emissions: the total and its quality, hot spots, targets of suppliers, and every line. */
export function FootprintPage({ locale, currencies, kept }: FootprintPageProps) {
  const words = useMessages('footprint')
  const [, setCurrency] = useCurrency()
  const [inAddress] = useUrlValue('currency', currencyInUrl)
  const [year, setYear] = useUrlValue('year', yearInUrl)
  const format = useFormat(locale)
  const asked = inAddress ?? kept
  const currency = asked === null ? null : chooseCurrency(asked, currencies)
  const state = useAnswerState(useQuery(footprintQuery(currency, year)))
  return (
    <AnswerState {...state} heading={words('title')} notOffered={words('notOffered')}>
      {(answer: FootprintAnswer) => (
        <Footprint
          answer={answer}
          format={format}
          currency={answer.currency}
          currencies={currencies}
          onCurrency={(code) => void setCurrency(code)}
          onYear={(chosen) => void setYear(chosen)}
        />
      )}
    </AnswerState>
  )
}
