import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars } from '@/components/charts/lazy-charts'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import type { RevenueView } from '@/lib/views/money-view'

function Rates({ revenue }: { revenue: RevenueView }) {
  const newest = revenue.conversions.at(-1)
  const left = revenue.elsewhere.map(({ year, text }) => `${year}: ${text}`).join(', ')
  const notes = [...new Set(revenue.elsewhere.flatMap(({ note }) => note ?? []))].map((note) => ` ${note}.`).join('')
  const kept = left ? `No rate is known for ${left}: as published.${notes}` : ''
  if (!newest) return revenue.saysConversion ? `${revenue.rates}. ${kept}` : `${revenue.rates}.`
  const href = safeHref(newest.sourceUrl)
  return (
    <>
      {revenue.rates}, {newest.sentence}
      {newest.sourceTitle ? (
        <>
          {'; '}
          {href ? (
            <a href={href} rel="noreferrer" className="link">
              {newest.sourceTitle}
            </a>
          ) : (
            newest.sourceTitle
          )}
        </>
      ) : null}
      {'. '}
      {kept}
    </>
  )
}

function RevenueTable({ revenue, format }: { revenue: RevenueView; format: Format }) {
  const rates = new Map(revenue.conversions.map(({ year, sentence }) => [year, sentence]))
  const rows = revenue.points.toReversed().map(({ year, revenue: amount }) => ({
    key: String(year),
    cells: [
      year,
      <EvidenceButton key="amount" of={{ region: 'worldwide', year, pointers: ['/revenue'] }}>
        {amount === null ? (
          <Unknown reason={`No revenue known for ${year} in this currency`} />
        ) : (
          format.number.whole(amount / 1e6)
        )}
      </EvidenceButton>,
      rates.get(year) ?? (amount === null ? '' : revenue.saysConversion ? 'as published' : 'not stated'),
    ],
  }))
  return <DataTable caption="Revenue a year" head={['Year', `Million ${revenue.currency}`, 'Rate']} rows={rows} />
}

/** Revenue a year, in the currency the data is really in. */
export function RevenuePanel({ revenue, format, isBusy }: { revenue: RevenueView; format: Format; isBusy: boolean }) {
  return (
    <Panel title="Revenue" claim={revenue.claim} footer={<Rates revenue={revenue} />}>
      <ChartFrame
        title="Revenue a year"
        source={revenue.rates}
        data={{
          head: ['Year', `Revenue (${revenue.currency})`],
          rows: revenue.points.map(({ year, revenue: amount }) => [year, amount]),
        }}
        unit={revenue.currency}
        legend={[]}
        isBusy={isBusy}
        table={<RevenueTable revenue={revenue} format={format} />}
      >
        <LazyStackedBars
          title={`Revenue a year, in ${revenue.currency}`}
          points={revenue.points}
          series={[{ key: 'revenue', label: 'Revenue', colour: 'var(--series-2)' }]}
          formatTick={(value) => format.number.compact(value)}
          formatValue={(value) => format.money(value, revenue.currency)}
        />
      </ChartFrame>
    </Panel>
  )
}
