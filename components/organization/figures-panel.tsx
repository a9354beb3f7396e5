import { EvidenceButton } from '@/components/evidence/evidence-button'
import { ExtractedMark } from '@/components/evidence/extracted-mark'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import type { FigureGroup, FiguresTable } from '@/lib/views/figures-table'
import type { ResearchProgress } from '@/lib/views/research-progress'
import { waitingWords } from './waiting-words'

const worldwide = 'Worldwide'

const rowLooks = { head: '', part: 'text-ink-soft', total: 'font-strong' }

type GroupRowsProps = { group: FigureGroup; region: FiguresTable['region']; years: readonly number[] }

function GroupRows({ group, region, years }: GroupRowsProps) {
  return (
    <tbody className="border-line border-b last:border-0">
      <tr>
        <th scope="rowgroup" colSpan={years.length + 1} className="pt-4 pb-1.5 text-left font-strong">
          <span className="sticky left-0">
            {group.title} <span className="font-normal text-ink-faint text-xs">{group.unit}</span>
          </span>
        </th>
      </tr>
      {group.rows.map(({ key, label, kind, pointer, cells }) => (
        <tr key={key} className={`hover:bg-hover ${rowLooks[kind]}`}>
          <th
            scope="row"
            className={`sticky left-0 max-w-44 bg-paper py-1.5 pr-4 text-left [font-weight:inherit] sm:max-w-none `}
          >
            {label}
          </th>
          {cells.map((cell, index) => (
            <td key={years[index]} className="whitespace-nowrap py-1.5 pl-5 text-right">
              <EvidenceButton of={{ region, year: years[index] ?? 0, pointers: [pointer] }} isTabStop={index === 0}>
                {cell ?? <Unknown reason={`Not stated for ${years[index]}`} />}
              </EvidenceButton>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Figures({ table, groups, caption }: { table: FiguresTable; groups: readonly FigureGroup[]; caption: string }) {
  if (groups.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-max border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="sticky left-0 bg-paper py-1.5 text-left font-normal">
              <span className="sr-only">Measure</span>
            </th>
            {table.years.map((year, index) => (
              <th key={year} scope="col" className="py-1.5 pl-5 text-right align-top font-normal">
                {year}
                <ExtractedMark who={table.extracted[index] ?? null} />
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
  const details = table.groups.filter(({ isDetail }) => isDetail)
  return (
    <div>
      {hasHeading ? <h3 className="mb-1 font-strong">{table.place}</h3> : null}
      <Figures
        table={table}
        groups={table.groups.filter(({ isDetail }) => !isDetail)}
        caption={`Figures, ${table.place}`}
      />
      {[...new Set(table.extracted)].map((who) =>
        who === null ? null : (
          <p key={who} className="mt-3 text-ink-soft text-xs">
            <ExtractedMark who={who} /> {who}
          </p>
        ),
      )}
      {table.disagreements.length > 0 ? (
        <p className="mt-3 max-w-prose text-ink-soft text-xs">They disagree here. {table.disagreements.join('; ')}.</p>
      ) : null}
      {details.length > 0 ? (
        <details className="mt-3">
          <summary className="w-fit text-accent">Scope 3 by category</summary>
          <Figures table={table} groups={details} caption={`Scope 3 by category, ${table.place}`} />
        </details>
      ) : null}
    </div>
  )
}

/** Every figure as a table: stated totals and our sums side by side, newest year first. */
export function FiguresPanel(props: {
  tables: readonly FiguresTable[]
  publishers: readonly string[]
  /** At which rates money stands; null where there is none. */
  rates: string | null
  progress: ResearchProgress
}) {
  const { tables, publishers, rates, progress } = props
  const footer = [
    ...(publishers.length > 0 ? [`Compiled by ${publishers.join(', ')}`] : []),
    ...(rates === null ? [] : [`Revenue: ${rates.charAt(0).toLowerCase()}${rates.slice(1)}`]),
  ].join('. ')
  return (
    <Panel
      title="Figures"
      claim={
        tables.length > 0
          ? '“Stated” is the organization’s own total, “added up” the sum of its parts. They may disagree.'
          : undefined
      }
      footer={footer === '' ? undefined : footer}
    >
      {tables.length === 0 ? (
        <p className="text-ink-soft">
          {waitingWords(progress, 'No emissions or revenue of this organization are known.')}
        </p>
      ) : (
        <div className="flex flex-col gap-8">
          {tables.map((table) => (
            <PlaceFigures key={table.place} table={table} hasHeading={tables.length > 1 || table.place !== worldwide} />
          ))}
        </div>
      )}
    </Panel>
  )
}
