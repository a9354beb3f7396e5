import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars } from '@/components/charts/lazy-charts'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import type { Format } from '@/lib/format/create-format'
import type { EmissionSeriesKey, EmissionsView } from '@/lib/views/emissions-view'

const colours: Record<EmissionSeriesKey, string> = {
  scope1: 'var(--series-1)',
  scope2: 'var(--series-2)',
  scope1And2: 'var(--series-2)',
  scope3: 'var(--series-3)',
  unsplit: 'var(--series-4)',
}

function EmissionsTable({ emissions, format, unit }: { emissions: EmissionsView; format: Format; unit: string }) {
  const rows = emissions.years.toReversed().map(({ year, figures }) => ({
    key: String(year),
    cells: [
      year,
      ...emissions.series.map(({ key, label }) => {
        const figure = figures[key]
        if (figure === null) return <Unknown key={key} reason={`${label}: not stated for ${year}`} />
        const { figure: amount } = format.mass(figure.kilograms, emissions.unit)
        return figure.basis === 'added_up' ? `${amount} (added up)` : amount
      }),
    ],
  }))
  return (
    <DataTable
      caption={`Emissions, ${emissions.place}, in ${unit}`}
      head={['Year', ...emissions.series.map(({ label }) => label)]}
      rows={rows}
    />
  )
}

/** Emissions by scope and year of one place. */
export function EmissionsPanel({
  emissions,
  format,
  className = '',
}: {
  emissions: EmissionsView
  format: Format
  className?: string
}) {
  const isWorldwide = emissions.region === 'worldwide'
  const title = isWorldwide ? 'Emissions by scope' : `Emissions in ${emissions.place} only`
  const unit = `${emissions.unit} CO₂e`
  const series = emissions.series.map(({ key, label }) => ({ key, label, colour: colours[key] }))
  const note = isWorldwide
    ? 'Worldwide.'
    : `Regulated or reported sites in ${emissions.place}: not comparable with worldwide figures.`
  return (
    <Panel
      title={title}
      claim={emissions.claim}
      className={className}
      footer={
        emissions.hasAddedUp ? `${note} Some figures are our sum of the stated parts: the table says which.` : note
      }
    >
      <ChartFrame
        unit={unit}
        legend={series.map(({ label, colour }) => ({ label, colour, look: 'area' }))}
        table={<EmissionsTable emissions={emissions} format={format} unit={unit} />}
      >
        <LazyStackedBars
          title={`${title}, in ${unit}`}
          points={emissions.points}
          series={series}
          formatTick={(value) => format.number.compact(value)}
          formatValue={(value) => `${format.number.significant(value, 4)} ${emissions.unit}`}
        />
      </ChartFrame>
    </Panel>
  )
}
