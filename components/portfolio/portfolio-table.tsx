import dynamic from 'next/dynamic'
import { columnWords, rightColumns } from '@/components/portfolio/rows/column-words'
import { Cell } from '@/components/portfolio/rows/row-cells'
import { RowMarks } from '@/components/portfolio/rows/row-marks'
import { SelectBox } from '@/components/portfolio/rows/select-box'
import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ListSort } from '@/lib/views/address/list-in-url'
import { columnSorts, type ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'

/** For narrow windows: rendered by the server with the page, and hydrated after the table. */
const PortfolioCards = dynamic(() => import('./portfolio-cards').then((loaded) => loaded.PortfolioCards))

export type PortfolioTableProps = {
  rows: readonly PortfolioRow[]
  columns: readonly ListColumn[]
  sort: ListSort
  /** Whether rows can be ordered by intensity, which is comparable within one industry only. */
  ranksIntensity: boolean
  /** The year by which rows are ordered or filtered by spend. */
  spendYear: number | null
  onSort: (sort: ListSort) => void
  selected: ReadonlySet<number>
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  isBusy: boolean
  /** Shows the facts of one row beside the list. */
  onPeek: (id: number) => void
}

const cell = 'h-7 whitespace-nowrap px-2 py-0 align-middle last:pr-4'
const head = 'h-8 px-2 py-0 text-left font-normal text-ink-soft text-xs last:pr-4 whitespace-nowrap'

/** Up to this many columns fit a wide window: the head then sticks to the window, otherwise to a box that scrolls both ways. */
const mostBeside = 7
const tableBox =
  'panel relative hidden lg:block max-xl:max-h-[calc(100dvh-4.5rem)] max-xl:overflow-auto print:max-h-none print:overflow-visible'
const wideBox = 'max-h-[calc(100dvh-4.5rem)] overflow-auto'
/** Long texts end in an ellipsis; the whole text is the tooltip. */
const clipped: Partial<Record<ListColumn, string>> = {
  country: 'max-w-32 truncate',
  matched: 'max-w-44 truncate text-ink-soft',
  industry: 'max-w-32 truncate text-ink-soft',
  labels: 'max-w-40 truncate',
  commitments: 'max-w-44 truncate text-ink-soft',
  category: 'max-w-36 truncate',
  buyer: 'max-w-36 truncate',
}
const stuckHead = 'sticky top-0 z-20 bg-paper shadow-[inset_0_-1px_0_var(--line)] print:static'

/** Whether the column holds figures, whose unit is in its head. */
function isFigure(column: ListColumn | 'name'): boolean {
  return column === 'scope_1_2' || column === 'all_scopes'
}

type HeadProps = Pick<PortfolioTableProps, 'sort' | 'onSort' | 'ranksIntensity' | 'spendYear'> & {
  column: ListColumn | 'name'
}

function Head({ column, sort, onSort, ranksIntensity, spendYear }: HeadProps) {
  const words = useMessages('portfolio')
  const keys = column === 'name' ? { head: 'organization' as const } : columnWords[column]
  const order = column === 'intensity' && !ranksIntensity ? undefined : columnSorts[column]
  const isRight = column !== 'name' && rightColumns.has(column)
  const isFirst = order?.first === sort
  const isOrder = isFirst || order?.next === sort
  // The sign of the order is before the text of a right-aligned head, so that the text ends where the figures end.
  const sign = (
    <span aria-hidden="true" className={`w-2 text-[0.625rem] ${isOrder ? '' : 'text-ink-faint'}`}>
      {isOrder ? (sort.startsWith('-') ? '▼' : '▲') : '↕'}
    </span>
  )
  const said = isFigure(column) ? 'CO₂e' : column === 'spend' && spendYear !== null ? `${spendYear}, USD` : null
  const unit =
    said === null ? null : (
      <span aria-hidden={isFigure(column)} className="text-ink-faint">
        {' '}
        {said}
      </span>
    )
  const look = `${head} ${isRight ? 'text-right' : ''}`
  const hint = 'hint' in keys && keys.hint ? { title: words(keys.hint) } : {}
  if (!order)
    return (
      <th scope="col" className={look} {...hint}>
        {words(keys.head)}
        {unit}
      </th>
    )
  return (
    <th
      scope="col"
      className={look}
      {...hint}
      {...(isOrder ? { 'aria-sort': sort.startsWith('-') ? 'descending' : 'ascending' } : {})}
    >
      <button
        type="button"
        onClick={() => onSort(isFirst ? order.next : order.first)}
        className={`-mx-1 inline-flex h-7 items-center gap-1 rounded px-1 hover:text-ink ${isOrder ? 'font-strong text-ink' : ''}`}
      >
        {isRight ? sign : null}
        {words(keys.head)}
        {unit}
        {isRight ? null : sign}
      </button>
    </th>
  )
}

type RowProps = Pick<PortfolioTableProps, 'columns' | 'onSelect' | 'onPeek'> & {
  row: PortfolioRow
  isSelected: boolean
}

/** A row of one line, so that 25 rows fit a desktop window. */
function Row({ row, columns, isSelected, onSelect, onPeek }: RowProps) {
  const words = useMessages('portfolio')
  return (
    <tr
      data-row-of={row.id}
      className={`group relative scroll-mt-24 scroll-mb-24 border-line border-t transition-colors focus-within:bg-hover hover:bg-hover ${isSelected ? 'bg-accent-wash' : ''}`}
    >
      <td className="w-9 pl-4 align-middle">
        <SelectBox
          label={words('selectOne', { name: row.name })}
          isChecked={isSelected}
          onChange={(isNow) => onSelect([row.id], isNow)}
        />
      </td>
      <th scope="row" className={`${cell} w-full min-w-44 max-w-0 text-left font-normal`}>
        <div className="flex items-center gap-2">
          {/* The link covers its row: all of the row can be clicked, with one tab stop. It is not prefetched, which would be one request per row. */}
          <PageLink
            href={paths.organization(row.id)}
            data-row={row.id}
            title={row.name}
            className="truncate font-strong after:absolute after:inset-0"
          >
            <ProperName>{row.name}</ProperName>
          </PageLink>
          <RowMarks row={row} hasLabels={!columns.includes('labels')} isLine />
          {/* For the mouse; the key "p" does the same. */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={words('peekAt', { name: row.name })}
            title={words('peekHint')}
            onClick={() => onPeek(row.id)}
            className="relative z-10 ml-auto grid h-6 w-6 shrink-0 place-items-center rounded text-ink-faint opacity-0 hover:bg-paper hover:text-ink group-focus-within:opacity-100 group-hover:opacity-100 print:hidden"
          >
            <svg
              viewBox="0 0 16 16"
              className="size-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <rect x="2" y="3" width="12" height="10" rx="1.5" />
              <path d="M9.5 3v10" />
            </svg>
          </button>
        </div>
      </th>
      {columns.map((column) => (
        <td key={column} className={`${cell} ${rightColumns.has(column) ? 'text-right' : ''} ${clipped[column] ?? ''}`}>
          <Cell column={column} row={row} />
        </td>
      ))}
    </tr>
  )
}

/** One row per organization; cards where a table would not fit. */
export function PortfolioTable(props: PortfolioTableProps) {
  const { rows, columns, selected, onSelect, onPeek, isBusy } = props
  const { sort, onSort, ranksIntensity, spendYear } = props
  const heads = { sort, onSort, ranksIntensity, spendYear }
  const words = useMessages('portfolio')
  const ids = rows.map(({ id }) => id)
  const isWide = columns.length > mostBeside
  return (
    <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
      <PortfolioCards {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label={words('table')} tabIndex={0} className={`${tableBox} ${isWide ? wideBox : ''}`}>
        <table className="w-full border-collapse">
          <caption className="sr-only">{words('organizations')}</caption>
          <thead className={`${stuckHead} ${isWide ? '' : 'xl:top-14'}`}>
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
              <Row
                key={row.id}
                row={row}
                columns={columns}
                isSelected={selected.has(row.id)}
                onSelect={onSelect}
                onPeek={onPeek}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
