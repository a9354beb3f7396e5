import type { ReactNode } from 'react'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewEmissions } from '@/lib/views/emissions/emissions-view'
import { type FigureGroup, type FigureRow, viewFigures } from '@/lib/views/emissions/figures-table'
import { viewHead } from '@/lib/views/organization/head-view'
import { viewOrganization } from '@/lib/views/organization/organization-view'
import type { ScoreReason } from '@/lib/views/organization/score-view'
import { viewSources } from '@/lib/views/organization/sources-view'
import { summarySentence } from '@/lib/views/organization/summary-sentence'
import { PrintSheet } from './print-sheet'
import { PrintedBars } from './printed-bars'

type SupplierSheetProps = { organization: OrganizationAnswer; format: Format; day: string; address: string }

const mostEditions = 6
const mostYears = 5

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type ListedProps = { said: { detail: string | null; listedOn: string | null }; headline: string }

/** What one list says, with its day. */
function Listed({ said: { detail, listedOn }, headline }: ListedProps) {
  return (
    <>
      <p>{headline}</p>
      {detail === null ? null : <p className="text-ink-soft">{detail}</p>}
      {listedOn === null ? null : <p className="text-ink-soft">{listedOn}</p>}
    </>
  )
}

/** `rest`: how many more there are, in words; '' if these are all. */
function Reasons({ title, reasons, rest }: { title: string; reasons: readonly ScoreReason[]; rest: string }) {
  if (reasons.length === 0) return null
  return (
    <div>
      <h3 className="text-ink-soft text-xs">{title}</h3>
      <ul>
        {reasons.map(({ text, lang, points }) => (
          <li key={text} className="flex justify-between gap-3 border-line border-t py-0.5 text-xs">
            <span lang={lang}>{text}</span>
            <span className="shrink-0">{points}</span>
          </li>
        ))}
      </ul>
      {rest === '' ? null : <p className="border-line border-t py-0.5 text-ink-soft text-xs">{rest}</p>}
    </div>
  )
}

/** The rows of all scopes; where no year has them, those of each scope, with the methods of scope 2. */
function printedRows(groups: readonly FigureGroup[]): { group: FigureGroup; row: FigureRow }[] {
  const filled = groups
    .filter(({ isDetail }) => !isDetail)
    .flatMap((group) => group.rows.map((row) => ({ group, row })))
    .filter(({ row }) => row.cells.slice(0, mostYears).some((cell) => cell !== null))
  const totals = filled.filter(({ row }) => row.kind === 'total')
  const isOfScopes = ({ pointer, kind }: FigureRow) =>
    pointer.startsWith('/emissions/') && (kind === 'head' || /_based$/.test(pointer))
  return totals.length > 0 ? totals : filled.filter(({ row }) => isOfScopes(row))
}

/** Emissions in the newest years, as a table; nothing where no row has a figure of one of them. */
function Years({ organization, format }: Pick<SupplierSheetProps, 'organization' | 'format'>) {
  const table = viewFigures(organization, format).find(({ region }) => region === 'worldwide')
  if (table === undefined) return null
  const years = table.years.slice(0, mostYears)
  const words = format.words('organization')
  const printed = printedRows(table.groups)
  if (printed.length === 0) return null
  return (
    <section
      aria-label={words('figuresCaption', { place: table.place })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{words('figuresCaption', { place: table.place })}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-1 text-left font-normal">
              {words('measure')}
            </th>
            {years.map((year) => (
              <th key={year} scope="col" className="py-1 pl-3 text-right font-normal">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map(({ group: { key, title, unit }, row }) => (
            <tr key={`${key} ${row.key}`} className="border-line border-b">
              <th scope="row" className="py-0.5 text-left font-normal">
                {title}: {row.label} <span className="text-ink-soft">{unit}</span>
              </th>
              {years.map((year, place) => (
                <td key={year} className="whitespace-nowrap py-0.5 pl-3 text-right">
                  {row.cells[place] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Chart({ organization, format }: Pick<SupplierSheetProps, 'organization' | 'format'>) {
  const words = format.words('print')
  const chart = viewEmissions(organization, format).find(({ region }) => region === 'worldwide')?.charts[0]
  if (chart === undefined) return <p>{words('chartNone')}</p>
  const known = chart.points.filter((point) => chart.series.some(({ key }) => point[key] !== null))
  // A chart with one bar would only repeat the figure.
  const made = chart.madeOf === null ? null : <p className="text-ink-soft text-xs">{chart.madeOf}</p>
  if (known.length < 2)
    return (
      <>
        <p>{chart.claim}</p>
        {made}
      </>
    )
  return (
    <section>
      <h2 className="font-strong">{chart.claim}</h2>
      <PrintedBars chart={chart} label={chart.claim} format={format} />
      {made}
      {chart.missing === null ? null : <p className="text-ink-soft text-xs">{chart.missing}</p>}
    </section>
  )
}

/** One supplier on one page: a sentence, key facts, the years as chart and table, commitments, and the reasons for the score. */
export function SupplierSheet({ organization, format, day, address }: SupplierSheetProps) {
  const print = format.words('print')
  const words = format.words('organization')
  const view = viewOrganization(organization, format)
  const head = viewHead(organization, format)
  const sources = viewSources(organization, format)
  const named = sources
    .slice(0, mostEditions)
    .map(({ title, publisher, retrievedOn }) =>
      publisher === null || retrievedOn === null ? title : print('editionOf', { title, publisher, day: retrievedOn }),
    )
  const rest = sources.length - named.length
  const { points, range, notScored, raises, lowers, more } = view.score
  const restOf = (count: number) => (count > 0 ? print('reasonsMore', { count }) : '')
  return (
    <PrintSheet
      title={view.name}
      day={day}
      address={address}
      editions={rest > 0 ? [...named, print('editionsMore', { count: rest })] : named}
      words={print}
    >
      <p className="text-base">{summarySentence(view.name, head, view.score, format)}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4 print:grid-cols-4">
        <Fact name={words('score')}>
          {points === null ? (
            (notScored ?? '–')
          ) : (
            <>
              <span className="font-strong">{points}</span>
              {range !== null && range.high > range.low ? ` ${words('headRange', range)}` : ''}
            </>
          )}
        </Fact>
        <Fact name={words('country')}>{view.country?.name ?? words('countryUnknown')}</Fact>
        <Fact name={words('industry')}>
          {view.industry?.name ??
            (view.industryGroup
              ? words('industryOneOf', { count: String(view.industryGroup.names.length) })
              : words('industryUnknown'))}
        </Fact>
        <Fact name={words('matchedTo')}>{view.match?.name ?? '–'}</Fact>
      </dl>
      <Chart organization={organization} format={format} />
      <Years organization={organization} format={format} />
      <section className="grid grid-cols-2 gap-4 sm:grid-cols-4 print:grid-cols-4">
        {view.commitments.map((commitment) => (
          <div key={commitment.id} className="border-line border-t pt-1 text-xs">
            <h3 className="font-strong">{commitment.name}</h3>
            {commitment.parts.length === 0 ? (
              <Listed said={commitment} headline={commitment.headline} />
            ) : (
              commitment.parts.map((part) => (
                <Listed
                  key={part.name}
                  said={part}
                  headline={`${words('labelOf', { label: part.name })} ${part.headline}`}
                />
              ))
            )}
          </div>
        ))}
      </section>
      <section className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Reasons title={print('scoreFrom')} reasons={raises} rest={restOf(more.raises)} />
        <Reasons title={print('scoreLowers')} reasons={lowers} rest={restOf(more.lowers)} />
      </section>
    </PrintSheet>
  )
}
