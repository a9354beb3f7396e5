import type { Format } from '@/lib/format/create-format'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'
import type { OrganizationSummary, SummaryAnswer } from '@/lib/views/answers/list-answer'
import { PrintSheet } from './print-sheet'
import { PrintedRows } from './printed-rows'
import { ShareBars } from './share-bars'

type PortfolioSheetProps = {
  rows: readonly OrganizationSummary[]
  matching: number | null
  summary: SummaryAnswer | null
  footprint: FootprintAnswer | null
  /** The active filters as text; '' where there are none. */
  filters: string
  editions: readonly string[]
  format: Format
  day: string
  address: string
}

const mostBars = 10

function Fact({ name, figure, note }: { name: string; figure: string; note: string | null }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd>
        <span className="font-strong text-lg">{figure}</span>
        {note === null ? null : <span className="block text-ink-soft text-xs">{note}</span>}
      </dd>
    </div>
  )
}

/** The portfolio in figures, the organizations with the largest emissions, and the whole list as a table. */
export function PortfolioSheet(props: PortfolioSheetProps) {
  const { rows, matching, summary, footprint, filters, editions, format, day, address } = props
  const words = format.words('print')
  const { whole } = format.number
  const percent = (share: number) => format.percent(whole(Math.round(share * 100)))
  const all = summary?.organizations ?? matching ?? rows.length
  const hasFootprint = footprint !== null && footprint.year !== null && footprint.total.covered_suppliers > 0
  const largest = hasFootprint
    ? footprint.lines
        .flatMap((line) => (line.result === null ? [] : [{ line, result: line.result }]))
        .sort((a, b) => b.result.kg - a.result.kg)
        .slice(0, mostBars)
    : []
  // Without spend no share of it is known; the service's share is 0 then.
  const validated =
    footprint !== null && footprint.total.spend > 0 ? footprint.engagement.targets.validated.spend_share : null
  return (
    <PrintSheet title={words('portfolio')} day={day} address={address} editions={editions} isWide words={words}>
      {filters === '' ? null : <p className="text-ink-soft">{words('listFilter', { filters })}</p>}
      <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4 print:grid-cols-4">
        <Fact name={words('list')} figure={whole(all)} note={null} />
        {summary?.figures.worldwide == null ? null : (
          <Fact
            name={words('withFigures')}
            figure={words('of', { count: whole(summary.figures.worldwide), all: whole(all) })}
            note={null}
          />
        )}
        {summary?.science_based_targets.yes == null ? null : (
          <Fact
            name={words('withTarget')}
            figure={words('of', { count: whole(summary.science_based_targets.yes), all: whole(all) })}
            note={validated === null ? null : `${words('targetsBySpend')}: ${percent(validated)}`}
          />
        )}
        {hasFootprint ? (
          <Fact
            name={words('footprint', { year: String(footprint.year) })}
            figure={format.massInWords(footprint.total.kg)}
            note={words('footprintNote', {
              suppliers: whole(footprint.total.covered_suppliers),
              all: whole(footprint.total.suppliers),
              quality: footprint.total.quality === null ? '–' : format.number.fixed(footprint.total.quality, 1),
            })}
          />
        ) : null}
      </dl>
      {largest.length === 0 ? null : (
        <section className="break-after-page">
          <h2 className="font-strong">{words('largest')}</h2>
          <ShareBars
            label={words('largest')}
            bars={largest.map(({ line, result }) => ({
              key: String(line.organization_id),
              label: line.name ?? String(line.organization_id),
              share: result.share,
              figure: `${format.massInWords(result.kg)} · ${percent(result.share)}`,
            }))}
          />
        </section>
      )}
      <PrintedRows rows={rows} format={format} />
      {matching !== null && matching > rows.length ? (
        <p className="text-ink-soft">{words('listMore', { shown: whole(rows.length), all: whole(matching) })}</p>
      ) : null}
    </PrintSheet>
  )
}
