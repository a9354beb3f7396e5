import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { CurrencySelect } from '@/components/organization/currency-select'
import { RatesSelect } from '@/components/organization/rates-select'
import { RevenuePanel } from '@/components/organization/revenue-panel'
import { waitingWords } from '@/components/organization/waiting-words'
import { Panel } from '@/components/ui/panel'
import { WhenNear } from '@/components/ui/when-near'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationDetails } from '@/lib/views/organization/organization-details'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'
import { sourceInWords } from '@/lib/views/organization/source-in-words'
import { EmissionsPanel } from './emissions-panel'
import { FactorsPanel } from './factors-panel'

function ComparableChangesRoom() {
  return <div className="panel skeleton h-80" />
}

const LazyComparableChanges = dynamic(
  () => import('./comparable-changes-panel').then(({ ComparableChangesPanel }) => ComparableChangesPanel),
  {
    ssr: false,
    loading: ComparableChangesRoom,
  },
)

type ChartsSectionProps = {
  view: OrganizationDetails
  progress: ResearchProgress
  format: Format
  currency: string
  currencies: readonly string[]
  onCurrency: (code: string) => void
  rates: string
  onRates: (rates: string) => void
  isBusy: boolean
}

/** An empty panel; while research is in progress it reserves the height of a chart. */
function EmptyPanel({ title, empty, progress }: { title: string; empty: string; progress: ResearchProgress }) {
  const words = useMessages('organization')
  return (
    <Panel title={title}>
      <p className="text-ink-soft">{waitingWords(progress, empty, words)}</p>
      {progress.phase === 'in_progress' ? <div className="skeleton mt-4 h-72" /> : null}
    </Panel>
  )
}

/** Figures of one country, a part of the worldwide ones above. They are folded, so that they do not look equally important. */
function Regional({ isFolded, place, children }: { isFolded: boolean; place: string; children: ReactNode }) {
  const words = useMessages('organization')
  if (!isFolded) return children
  return (
    <details>
      <summary className="w-fit text-accent">{words('emissionsIn', { place })}</summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}

/** Emissions, revenue and emissions per revenue, by year. */
export function ChartsSection(props: ChartsSectionProps) {
  const { view, progress, format, currency, currencies, onCurrency, rates, onRates, isBusy } = props
  const { emissions, revenue, factors } = view
  const words = useMessages('organization')
  const worldwide = emissions.find(({ region }) => region === 'worldwide')
  const source = sourceInWords(view.publishers, format)
  const isOpen = progress.phase === 'in_progress'
  const regional = emissions.filter(({ region }) => region !== 'worldwide')
  return (
    <section aria-labelledby="over-the-years" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="over-the-years" className="font-strong text-lg">
          {words('overTheYears')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <RatesSelect rates={rates} years={revenue?.rateYears ?? []} onRates={onRates} />
          <CurrencySelect currency={currency} currencies={currencies} onCurrency={onCurrency} />
        </div>
      </div>
      {worldwide ? (
        <EmissionsPanel
          emissions={worldwide}
          scope3={view.scope3.get('worldwide') ?? []}
          source={source}
          format={format}
        />
      ) : (
        <EmptyPanel title={words('emissionsByScope')} empty={words('noEmissions')} progress={progress} />
      )}
      {regional.map((place) => (
        <Regional key={place.region} isFolded={worldwide !== undefined} place={place.place}>
          <EmissionsPanel
            emissions={place}
            scope3={view.scope3.get(place.region) ?? []}
            source={source}
            format={format}
          />
        </Regional>
      ))}
      {view.comparableChanges === null ? null : (
        <WhenNear room={<ComparableChangesRoom />}>
          <LazyComparableChanges view={view.comparableChanges} />
        </WhenNear>
      )}
      {/* Unknown values are listed once, in the panel of missing data. */}
      {isOpen || factors || revenue ? (
        <div className="grid gap-5 lg:grid-cols-2 print:grid-cols-2">
          {factors ? (
            <FactorsPanel factors={factors} format={format} isBusy={isBusy} />
          ) : isOpen ? (
            <EmptyPanel title={words('factors')} empty={words('factorsNeed')} progress={progress} />
          ) : null}
          {revenue ? (
            <RevenuePanel revenue={revenue} format={format} isBusy={isBusy} />
          ) : isOpen ? (
            <EmptyPanel title={words('revenue')} empty={words('noRevenue')} progress={progress} />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
