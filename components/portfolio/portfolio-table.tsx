import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ListSort } from '@/lib/views/address/list-in-url'
import { columnSorts, type ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import { columnWords, rightColumns } from './column-words'
import { PortfolioCards } from './portfolio-cards'
import { Cell } from './row-cells'
import { RowMarks } from './row-marks'
import { SelectBox } from './select-box'

export type PortfolioTableProps = {
  rows: readonly PortfolioRow[]
  columns: readonly ListColumn[]
  sort: ListSort
  /** Whether intensities are an order: they compare within one industry only. */
  ranksIntensity: boolean
  onSort: (sort: ListSort) => void
  selected: ReadonlySet<number>
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  isBusy: boolean
}

const cell = 'px-3 py-3 align-middle last:pr-5'
const head = 'px-3 py-2 text-left font-normal text-ink-soft text-xs last:pr-5 whitespace-nowrap'

const tableBox = 'panel relative hidden overflow-x-auto lg:block'

type HeadProps = Pick<PortfolioTableProps, 'sort' | 'onSort' | 'ranksIntensity'> & { column: ListColumn | 'name' }

function Head({ column, sort, onSort, ranksIntensity }: HeadProps) {
  const words = useMessages('portfolio')
  const keys = column === 'name' ? { head: 'organization' as const } : columnWords[column]
  const order = column === 'intensity' && !ranksIntensity ? undefined : columnSorts[column]
  const isRight = column !== 'name' && rightColumns.has(column)
  const isFirst = order?.first === sort
  const isSorted = isFirst || order?.next === sort
  const look = `${head} ${isRight ? 'text-right' : ''}`
  const hint = 'hint' in keys && keys.hint ? { title: words(keys.hint) } : {}
  if (!order)
    return (
      <th scope="col" className={look} {...hint}>
        {words(keys.head)}
      </th>
    )
  return (
    <th
      scope="col"
      className={look}
      {...hint}
      {...(isSorted ? { 'aria-sort': sort.startsWith('-') ? 'descending' : 'ascending' } : {})}
    >
      <button
        type="button"
        onClick={() => onSort(isFirst ? order.next : order.first)}
        className={`-mx-1 inline-flex h-8 items-center gap-1 rounded px-1 hover:text-ink ${isSorted ? 'font-strong text-ink' : ''}`}
      >
        {words(keys.head)}
        <span aria-hidden="true" className={`w-2 text-[0.625rem] ${isSorted ? '' : 'invisible'}`}>
          {sort.startsWith('-') ? '▼' : '▲'}
        </span>
      </button>
    </th>
  )
}

type RowProps = Pick<PortfolioTableProps, 'columns' | 'onSelect'> & { row: PortfolioRow; isSelected: boolean }

function Row({ row, columns, isSelected, onSelect }: RowProps) {
  const words = useMessages('portfolio')
  return (
    <tr
      className={`relative border-line border-t transition-colors hover:bg-hover ${isSelected ? 'bg-accent-wash' : ''}`}
    >
      <td className="w-9 pl-4 align-middle">
        <SelectBox
          label={words('selectOne', { name: row.name })}
          isChecked={isSelected}
          onChange={(isNow) => onSelect([row.id], isNow)}
        />
      </td>
      <th scope="row" className={`${cell} min-w-44 max-w-80 text-left font-normal`}>
        {/* It covers its row: all of it can be clicked, with one tab stop. Not fetched ahead: that would ask the service once a row. */}
        <PageLink href={paths.organization(row.id)} className="font-strong after:absolute after:inset-0">
          <ProperName>{row.name}</ProperName>
        </PageLink>
        <RowMarks row={row} hasLabels={!columns.includes('labels')} />
        {columns.includes('industry') || row.industryName === null ? null : (
          <span className="wrap-anywhere block text-ink-faint text-xs" title={row.industryGroup ?? undefined}>
            {row.industryName}
          </span>
        )}
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className={`${cell} ${rightColumns.has(column) ? 'text-right' : ''} ${column === 'industry' || column === 'labels' || column === 'commitments' ? 'wrap-anywhere min-w-32 max-w-52 text-ink-soft' : ''}`}
        >
          <Cell column={column} row={row} />
        </td>
      ))}
    </tr>
  )
}

/** One row per organization; cards where a table would not fit. */
export function PortfolioTable(props: PortfolioTableProps) {
  const { rows, columns, selected, onSelect, isBusy } = props
  const { sort, onSort, ranksIntensity } = props
  const heads = { sort, onSort, ranksIntensity }
  const words = useMessages('portfolio')
  const ids = rows.map(({ id }) => id)
  return (
    <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
      <PortfolioCards {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label={words('table')} tabIndex={0} className={tableBox}>
        <table className="w-full border-collapse">
          <caption className="sr-only">{words('organizations')}</caption>
          <thead>
            <tr>
              <td className="w-9 pl-4 align-middle">
                <SelectBox
                  label={words('selectAll')}
                  isChecked={ids.length > 0 && ids.every((id) => selected.has(id))}
                  onChange={(isNow) => onSelect(ids, isNow)}
                />
              </td>
              <Head column="name" {...heads} />
              {columns.map((column) => (
                <Head key={column} column={column} {...heads} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={columns} isSelected={selected.has(row.id)} onSelect={onSelect} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
