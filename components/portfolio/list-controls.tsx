'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { SearchBox } from '@/components/portfolio/filters/search-box'
import { Button } from '@/components/ui/button'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { isUnfiltered, type ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import type { ListColumn } from '@/lib/views/list/list-columns'
import type { ExportLink } from './views/export-menu'

type ListControlsProps = {
  question: ListQuestion
  columns: readonly ListColumn[]
  facets: SummaryAnswer | null
  filters: number
  format: Format
  exports: readonly ExportLink[]
  printed: '' | `?${string}` | null
  onQuestion: (change: Partial<ListQuestion>) => void
  onColumns: (columns: ListColumn[]) => void
  /** Called before a panel opens that shows the values of the whole project. */
  onFacets: () => void
}

const SortSelect = dynamic(() => import('./views/sort-select').then((loaded) => loaded.SortSelect))
const FilterPanel = dynamic(
  () => import('@/components/portfolio/filters/filter-panel').then((loaded) => loaded.FilterPanel),
  { ssr: false },
)
const ColumnChooser = dynamic(() => import('./column-chooser').then((loaded) => loaded.ColumnChooser), { ssr: false })

const ViewsMenu = dynamic(() => import('./views/views-menu').then((loaded) => loaded.ViewsMenu), { ssr: false })
const ExportMenu = dynamic(() => import('./views/export-menu').then((loaded) => loaded.ExportMenu), { ssr: false })

type Opened = 'filters' | 'columns' | 'views' | 'export'

/** Search, views, filters, columns, order and export of the list. Panels that are rarely opened are loaded when they open. */
export function ListControls(props: ListControlsProps) {
  const { question, columns, filters, format, exports, printed, onQuestion, onColumns, onFacets } = props
  const words = useMessages('portfolio')
  const [opened, setOpened] = useState<Opened | null>(null)
  const buttons = useRef<Partial<Record<Opened, HTMLButtonElement | null>>>({})
  const anchor = useRef<HTMLElement | null>(null)
  const close = () => setOpened(null)
  function open(what: Opened) {
    anchor.current = buttons.current[what] ?? null
    setOpened(opened === what ? null : what)
    if (what === 'filters' || what === 'columns') onFacets()
  }
  const button = (what: Opened, label: string) => (
    <Button
      ref={(element) => {
        buttons.current[what] = element
      }}
      look="plain"
      aria-expanded={opened === what}
      aria-haspopup="dialog"
      onClick={() => open(what)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <search className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox value={question.q} onSearch={(q) => onQuestion({ q })} />
        {button('views', words('views'))}
        {button(
          'filters',
          filters === 0 ? words('filters') : words('filtersWithCount', { count: format.number.whole(filters) }),
        )}
        {button('columns', words('columns'))}
        {button('export', words('export'))}
        <SortSelect hasSpend={(props.facets?.own_data ?? null) !== null} question={question} onQuestion={onQuestion} />
      </search>
      {opened === 'filters' ? (
        <FilterPanel
          facets={props.facets}
          question={question}
          format={format}
          onQuestion={onQuestion}
          onClose={close}
        />
      ) : null}
      {opened === 'columns' ? (
        <ColumnChooser
          anchor={anchor}
          columns={columns}
          offersOwnData={(props.facets?.own_data ?? null) !== null}
          onColumns={onColumns}
          onClose={close}
        />
      ) : null}
      {opened === 'views' ? <ViewsMenu anchor={anchor} format={format} onClose={close} /> : null}
      {opened === 'export' ? (
        <ExportMenu
          anchor={anchor}
          links={exports}
          printed={printed}
          isFiltered={!isUnfiltered(question)}
          onClose={close}
        />
      ) : null}
    </>
  )
}
