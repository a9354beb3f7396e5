import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars } from '@/components/charts/lazy-charts'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Unknown } from '@/components/ui/marks/unknown'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { safeHref } from '@/lib/format/safe-href'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { RevenueView } from '@/lib/views/organization/money-view'
import { joinWithCommas } from '@/lib/views/translate/list-words'

function Rates({ revenue }: { revenue: RevenueView }) {
  const words = useMessages('organization')
  const format = useFormat()
  const newest = revenue.conversions.at(-1)
  const left = joinWithCommas(
    revenue.elsewhere.map(({ year, text }) => `${year}: ${text}`),
    format,
  )
  const notes = [...new Set(revenue.elsewhere.flatMap(({ note }) => note ?? []))].map((note) => ` ${note}.`).join('')
  const kept = left ? `${words('ratesNone', { amounts: left })}${notes}` : ''
  if (!newest) return revenue.saysConversion ? `${revenue.rates}. ${kept}` : `${revenue.rates}.`
  const href = safeHref(newest.sourceUrl)
  const said = { rates: revenue.rates, conversion: newest.sentence }
  return (
    <>
      {newest.sourceTitle
        ? words.rich('ratesOfSource', {
            ...said,
            title: newest.sourceTitle,
            source: (chunks) =>
              href ? (
                <a href={href} rel="noreferrer" className="link">
                  {chunks}
                </a>
              ) : (
                chunks
              ),
          })
        : words('ratesOf', said)}{' '}
      {kept}
    </>
  )
}

function RevenueTable({ revenue, format }: { revenue: RevenueView; format: Format }) {
  const words = useMessages('organization')
  const rates = new Map(revenue.conversions.map(({ year, sentence }) => [year, sentence]))
  const rows = revenue.points.toReversed().map(({ year, revenue: amount }) => ({
    key: String(year),
    cells: [
      year,
      <EvidenceButton key="amount" of={{ region: 'worldwide', year, pointers: ['/revenue'] }}>
        {amount === null ? (
          <Unknown reason={words('unknownRevenue', { year: String(year) })} />
        ) : (
          format.number.whole(amount / 1e6)
        )}
      </EvidenceButton>,
      rates.get(year) ?? (amount === null ? '' : words(revenue.saysConversion ? 'asPublished' : 'notStated')),
    ],
  }))
  return (
    <DataTable
      caption={words('revenueYear')}
      head={[words('year'), words('millionOf', { currency: revenue.currency }), words('rate')]}
      rows={rows}
    />
  )
}

/** Revenue by year, in the currency of the answer. */
export function RevenuePanel({ revenue, format, isBusy }: { revenue: RevenueView; format: Format; isBusy: boolean }) {
  const words = useMessages('organization')
  // A chart with one bar would only repeat the figure.
  const known = revenue.points.filter(({ revenue: amount }) => amount !== null)
  return (
    <Panel
      title={words('revenue')}
      isFinding
      claim={revenue.claim}
      footer={
        <>
          <Rates revenue={revenue} /> {revenue.extracted}
        </>
      }
    >
      {known.length < 2 ? (
        <RevenueTable revenue={revenue} format={format} />
      ) : (
        <ChartFrame
          title={words('revenueYear')}
          claim={revenue.claim}
          source={revenue.rates}
          data={{
            head: [words('year'), words('seriesIn', { series: words('revenue'), unit: revenue.currency })],
            rows: revenue.points.map(({ year, revenue: amount }) => [year, amount]),
          }}
          unit={revenue.currency}
          legend={[]}
          isBusy={isBusy}
          table={<RevenueTable revenue={revenue} format={format} />}
        >
          <LazyStackedBars
            title={words('inUnit', { what: words('revenueYear'), unit: revenue.currency })}
            points={revenue.points}
            series={[{ key: 'revenue', label: words('revenue'), colour: 'var(--series-2)' }]}
            formatTick={(value) => format.number.compact(value)}
            formatValue={(value) => format.money(value, revenue.currency)}
          />
        </ChartFrame>
      )}
    </Panel>
  )
}
