import { CardFigure } from '@/components/portfolio/rows/card-figure'
import { columnWords } from '@/components/portfolio/rows/column-words'
import { Cell, Country } from '@/components/portfolio/rows/row-cells'
import { RowMarks } from '@/components/portfolio/rows/row-marks'
import { RowStatus } from '@/components/portfolio/rows/row-status'
import { SelectBox } from '@/components/portfolio/rows/select-box'
import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import type { PortfolioTableProps } from './portfolio-table'

/** Columns that a card shows in another place. */
const elsewhere: ReadonlySet<ListColumn> = new Set(['country', 'industry', 'status', 'labels'])

type CardProps = Pick<PortfolioTableProps, 'columns' | 'onSelect'> & { row: PortfolioRow; isSelected: boolean }

function Card({ row, columns, isSelected, onSelect }: CardProps) {
  const words = useMessages('portfolio')
  return (
    <li data-row-of={row.id} className={`panel relative scroll-mt-20 p-4 ${isSelected ? 'bg-accent-wash' : ''}`}>
      <div className="flex items-start gap-3">
        <SelectBox
          label={words('selectOne', { name: row.name })}
          isChecked={isSelected}
          onChange={(isNow) => onSelect([row.id], isNow)}
        />
        <div className="min-w-0 flex-1">
          <PageLink
            href={paths.organization(row.id)}
            data-row={row.id}
            className="font-strong text-base after:absolute after:inset-0"
          >
            <ProperName>{row.name}</ProperName>
          </PageLink>
          <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-faint text-xs">
            <Country country={row.country} />
            {row.industryName ? <span>{row.industryName}</span> : null}
          </p>
          <RowMarks row={row} hasLabels />
        </div>
        <RowStatus row={row} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        {columns
          .filter((column) => !elsewhere.has(column))
          .map((column) => (
            <div
              key={column}
              className={column === 'scope_1_2' || column === 'all_scopes' ? 'col-span-2 md:col-span-1' : ''}
            >
              <dt className="text-ink-faint text-xs">{words(columnWords[column].head)}</dt>
              <dd>
                <Cell column={column} row={row} figure={CardFigure} />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}

/** The list on a narrow window. */
export function PortfolioCards({ rows, columns, selected, onSelect }: PortfolioTableProps) {
  return (
    <ul className="flex flex-col gap-3 lg:hidden">
      {rows.map((row) => (
        <Card key={row.id} row={row} columns={columns} isSelected={selected.has(row.id)} onSelect={onSelect} />
      ))}
    </ul>
  )
}
