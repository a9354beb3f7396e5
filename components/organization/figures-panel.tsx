import { EvidenceButton } from '@/components/evidence/evidence-button'
import { ExtractedMark } from '@/components/evidence/extracted-mark'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureGroup, FiguresTable } from '@/lib/views/emissions/figures-table'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'
import { joinSentences, joinWithCommas, withinSentence } from '@/lib/views/translate/list-words'
import { waitingWords } from './waiting-words'

const rowLooks = { head: '', part: 'text-ink-soft', total: 'font-strong' }

type GroupRowsProps = { group: FigureGroup; region: FiguresTable['region']; years: readonly number[] }

function GroupRows({ group, region, years }: GroupRowsProps) {
  const words = useMessages('organization')
  return (
    <tbody className="border-line border-b last:border-0">
      <tr>
        <th scope="rowgroup" colSpan={years.length + 1} className="pt-3 pb-1 text-left font-strong">
          <span className="sticky left-0">
            {group.title} <span className="font-normal text-ink-faint text-xs">{group.unit}</span>
          </span>
        </th>
      </tr>
      {group.rows.map(({ key, label, kind, pointer, cells }) => (
        <tr key={key} className={`hover:bg-hover ${rowLooks[kind]}`}>
          <th
            scope="row"
            className={`sticky left-0 max-w-44 bg-paper py-1 pr-4 text-left [font-weight:inherit] sm:max-w-none `}
          >
            {label}
          </th>
          {cells.map((cell, index) => (
            <td key={years[index]} className="whitespace-nowrap py-1 pl-5 text-right">
              <EvidenceButton of={{ region, year: years[index] ?? 0, pointers: [pointer] }} isTabStop={index === 0}>
                {cell ?? <Unknown reason={words('notStatedFor', { year: String(years[index]) })} />}
              </EvidenceButton>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Figures({ table, groups, caption }: { table: FiguresTable; groups: readonly FigureGroup[]; caption: string }) {
  const words = useMessages('organization')
  if (groups.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-max border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="sticky left-0 bg-paper py-1.5 text-left font-normal">
              <span className="sr-only">{words('measure')}</span>
            </th>
            {table.years.map((year, index) => (
              <th key={year} scope="col" className="py-1.5 pl-5 text-right align-top font-normal">
                {/* Only the newest year is marked as old; earlier years are old by nature. */}
                <YearMark year={year} isOld={index === 0 && table.isOld} />{' '}
                <ExtractedMark who={table.extracted[index] ?? null} isUnchecked={table.unchecked[index] === true} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.key} group={group} region={table.region} years={table.years} />
        ))}
      </table>
    </section>
  )
}

function PlaceFigures({ table, hasHeading }: { table: FiguresTable; hasHeading: boolean }) {
  const words = useMessages('organization')
  const details = table.groups.filter(({ isDetail }) => isDetail)
  return (
    <div>
      {hasHeading ? <h3 className="mb-1 font-strong">{table.place}</h3> : null}
      <Figures
        table={table}
        groups={table.groups.filter(({ isDetail }) => !isDetail)}
        caption={words('figuresCaption', { place: table.place })}
      />
      {[...new Set(table.extracted)].map((who) =>
        who === null ? null : (
          <p key={who} className="mt-3 text-ink-soft text-xs">
            {who}.
          </p>
        ),
      )}
      {table.disagreements.length > 0 ? (
        <p className="mt-3 max-w-prose text-ink-soft text-xs">
          {words('theyDisagree', { where: table.disagreements.join('; ') })}
        </p>
      ) : null}
      {details.length > 0 ? (
        <details className="mt-3">
          <summary className="w-fit text-accent">{words('scope3ByCategory')}</summary>
          <Figures table={table} groups={details} caption={words('scope3CategoryPlace', { what: table.place })} />
        </details>
      ) : null}
    </div>
  )
}

/** Every figure as a table: stated totals and our sums side by side, newest year first. */
export function FiguresPanel(props: {
  tables: readonly FiguresTable[]
  publishers: readonly string[]
  /** The rates by which money was converted; null where none was. */
  rates: string | null
  progress: ResearchProgress
}) {
  const words = useMessages('organization')
  const format = useFormat()
  const { tables, publishers, rates, progress } = props
  const sentences = [
    ...(publishers.length > 0 ? [words('compiledBy', { publishers: joinWithCommas(publishers, format) })] : []),
    ...(rates === null ? [] : [words('figuresRevenue', { rates: withinSentence(rates, format) })]),
  ]
  const footer = joinSentences(sentences, format)
  const hasWorldwide = tables.some(({ region }) => region === 'worldwide')
  return (
    <Panel
      title={words('figures')}
      claim={tables.length > 0 ? words('figuresClaim') : undefined}
      footer={footer === '' ? undefined : footer}
    >
      {tables.length === 0 ? (
        <p className="text-ink-soft">{waitingWords(progress, words('figuresNone'), words)}</p>
      ) : (
        <div className="flex flex-col gap-8">
          {tables.map((table) =>
            hasWorldwide && table.region !== 'worldwide' ? (
              // Figures of one country are a part of the worldwide ones above, so they are folded, like their chart.
              <details key={table.place}>
                <summary className="w-fit text-accent">{words('figuresCaption', { place: table.place })}</summary>
                <div className="mt-3">
                  <PlaceFigures table={table} hasHeading={false} />
                </div>
              </details>
            ) : (
              <PlaceFigures
                key={table.place}
                table={table}
                hasHeading={tables.length > 1 || table.region !== 'worldwide'}
              />
            ),
          )}
        </div>
      )}
    </Panel>
  )
}
