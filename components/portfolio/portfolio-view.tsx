'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useRef, useState } from 'react'
import type { Format } from '@/lib/format/create-format'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { countFilters, isBySpend, isUnfiltered, type ListQuestion, noFilters } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { columnsInUrl, listColumns } from '@/lib/views/list/list-columns'
import { fairSort, ranksIntensity } from '@/lib/views/list/listed-figures'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import { ListControls } from './list-controls'
import { PortfolioSkeleton } from './portfolio-skeleton'
import { PortfolioTable } from './portfolio-table'
import type { ChangeLabels } from './use-label-changes'
import { useRowKeys } from './use-row-keys'
import type { ExportLink } from './views/export-menu'

const NoMatches = dynamic(() => import('./no-matches').then((loaded) => loaded.NoMatches))
const FilterChips = dynamic(() =>
  import('@/components/portfolio/filters/filter-chips').then((loaded) => loaded.FilterChips),
)
const PeekSheet = dynamic(() => import('./peek-sheet').then((loaded) => loaded.PeekSheet), { ssr: false })
const BulkBar = dynamic(() => import('./bulk-bar').then((loaded) => loaded.BulkBar), { ssr: false })

export type PortfolioViewProps = {
  /** Undefined before the first answer. */
  rows: readonly PortfolioRow[] | undefined
  /** The year by which the list is ordered or filtered by spend. */
  spendYear: number | null
  question: ListQuestion
  facets: SummaryAnswer | null
  format: Format
  isBusy: boolean
  exports: (ids: readonly number[] | null) => readonly ExportLink[]
  /** The query of the printed list; null where the server cannot print it. */
  printed: '' | `?${string}` | null
  onQuestion: (change: Partial<ListQuestion>) => void
  onFacets: () => void
  onLabels: ChangeLabels
  /** Called after organizations were removed from the list or restored; null where the service cannot do that. */
  onRemoved: (() => void) | null
  /** Messages about failures, between the controls and the rows. */
  notices?: ReactNode
  pager?: ReactNode
  /** Whether there is no row although nothing failed. */
  hasNoMatch: boolean
}

/** Controls, active filters, rows, and actions on selected ones: the same for every service. */
export function PortfolioView(props: PortfolioViewProps) {
  const { rows, question, facets, format, exports, onQuestion, onRemoved } = props
  const [columns, setColumns] = useUrlValue('columns', columnsInUrl)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const ids = [...selected]
  function select(changed: readonly number[], isSelected: boolean) {
    const next = new Set(selected)
    for (const id of changed) {
      if (isSelected) next.add(id)
      else next.delete(id)
    }
    setSelected(next)
  }
  // Nobody can follow an order by a column that is hidden.
  const shown = listColumns.filter((column) => columns.includes(column) || (column === 'spend' && isBySpend(question)))
  const [peeked, setPeeked] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list, {
    onSelect: (id) => select([id], !selected.has(id)),
    onPeek: (id) => setPeeked(peeked === id ? null : id),
    onMove: (id) => (peeked === null ? undefined : setPeeked(id)),
  })
  const peekedRow = rows?.find(({ id }) => id === peeked)
  return (
    <div ref={list}>
      <ListControls
        question={question}
        columns={shown}
        facets={facets}
        filters={countFilters(question)}
        format={format}
        exports={exports(null)}
        printed={props.printed}
        onQuestion={onQuestion}
        onColumns={(next) => setColumns([...next])}
        onFacets={props.onFacets}
      />
      {countFilters(question) === 0 ? null : (
        <FilterChips
          question={question}
          facets={facets}
          format={format}
          onQuestion={onQuestion}
          onClear={() => onQuestion(noFilters)}
        />
      )}
      {props.notices}
      {rows === undefined && props.notices == null ? <PortfolioSkeleton /> : null}
      {rows !== undefined && rows.length > 0 ? (
        <PortfolioTable
          rows={rows}
          columns={shown}
          sort={fairSort(question)}
          ranksIntensity={ranksIntensity(question)}
          spendYear={props.spendYear}
          onSort={(sort) => onQuestion({ sort })}
          selected={selected}
          onSelect={select}
          isBusy={props.isBusy}
          onPeek={setPeeked}
        />
      ) : null}
      {props.hasNoMatch ? (
        <NoMatches
          searched={question.q.trim()}
          isFiltered={!isUnfiltered(question)}
          onClear={() => onQuestion({ ...noFilters, cursor: '' })}
        />
      ) : null}
      {props.pager}
      {peekedRow ? <PeekSheet row={peekedRow} onClose={() => setPeeked(null)} /> : null}
      {selected.size > 0 ? (
        <>
          {/* Room below the rows, so that the bar never covers the last ones. */}
          <div className="h-32" />
          <BulkBar
            ids={ids}
            labels={facets?.labels.map(({ label }) => label) ?? []}
            format={format}
            onLabels={props.onLabels}
            onRemoved={onRemoved}
            exportHref={exports(ids)[0]?.href ?? null}
            onClear={() => setSelected(new Set())}
          />
        </>
      ) : null}
    </div>
  )
}
