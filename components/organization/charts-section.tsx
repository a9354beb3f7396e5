import dynamic from 'next/dynamic'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/organization-answer'
import type { OrganizationDetails } from '@/lib/views/organization-details'
import type { ResearchProgress } from '@/lib/views/research-progress'
import { CurrencySelect } from './currency-select'
import { EmissionsPanel } from './emissions-panel'
import { FactorsPanel } from './factors-panel'
import { RatesSelect } from './rates-select'
import { RevenuePanel } from './revenue-panel'
import { waitingWords } from './waiting-words'

const LazyTrajectory = dynamic(() => import('./trajectory-panel').then(({ TrajectoryPanel }) => TrajectoryPanel), {
  ssr: false,
  loading: () => <div className="panel skeleton h-[34rem]" />,
})

const LazyLikeForLike = dynamic(
  () => import('./like-for-like-panel').then(({ LikeForLikePanel }) => LikeForLikePanel),
  {
    ssr: false,
    loading: () => <div className="panel skeleton h-64" />,
  },
)

type ChartsSectionProps = {
  organization: OrganizationAnswer
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

/** While research goes on the panel keeps the room that a chart will need. */
function EmptyPanel({ title, words, progress }: { title: string; words: string; progress: ResearchProgress }) {
  return (
    <Panel title={title}>
      <p className="text-ink-soft">{waitingWords(progress, words)}</p>
      {progress.phase === 'in_progress' ? <div className="skeleton mt-4 h-72" /> : null}
    </Panel>
  )
}

/** What the organization emitted, earned, and emitted per unit earned, year by year. */
export function ChartsSection(props: ChartsSectionProps) {
  const { organization, view, progress, format, currency, currencies, onCurrency, rates, onRates, isBusy } = props
  const { emissions, revenue, factors } = view
  const worldwide = emissions.find(({ region }) => region === 'worldwide')
  const source =
    view.publishers.length > 0 ? `Compiled by ${view.publishers.join(', ')}` : 'The service names no source'
  const isOpen = progress.phase === 'in_progress'
  const regional = emissions.filter(({ region }) => region !== 'worldwide')
  return (
    <section aria-labelledby="over-the-years" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="over-the-years" className="font-strong text-lg">
          Over the years
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
        <EmptyPanel
          title="Emissions by scope"
          words="No worldwide emissions of this organization are known."
          progress={progress}
        />
      )}
      {regional.map((place) => (
        <EmissionsPanel
          key={place.region}
          emissions={place}
          scope3={view.scope3.get(place.region) ?? []}
          source={source}
          format={format}
        />
      ))}
      {isOpen || emissions.length === 0 ? null : <LazyTrajectory organization={organization} format={format} />}
      {view.likeForLike === null ? null : <LazyLikeForLike view={view.likeForLike} />}
      <div className="grid gap-5 lg:grid-cols-2 print:grid-cols-2">
        {factors ? (
          <FactorsPanel factors={factors} format={format} isBusy={isBusy} />
        ) : (
          <EmptyPanel
            title="Emission factors"
            words="A factor needs emissions and revenue of the same year."
            progress={progress}
          />
        )}
        {revenue ? (
          <RevenuePanel revenue={revenue} format={format} isBusy={isBusy} />
        ) : (
          <EmptyPanel title="Revenue" words="No revenue of this organization is known." progress={progress} />
        )}
      </div>
    </section>
  )
}
