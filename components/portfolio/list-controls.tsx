'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { SearchBox } from '@/components/portfolio/filters/search-box'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/fields/native-select'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { ListQuestion, ListSort } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import type { ListColumn } from '@/lib/views/list/list-columns'
import { fairSort, ranksIntensity } from '@/lib/views/list/listed-figures'

type ListControlsProps = {
  question: ListQuestion
  columns: readonly ListColumn[]
  facets: SummaryAnswer | null
  filters: number
  format: Format
  exports: readonly { label: string; href: string; name?: string }[]
  onQuestion: (change: Partial<ListQuestion>) => void
  onColumns: (columns: ListColumn[]) => void
  /** The panels are about to show what the whole project has. */
  onFacets: () => void
}

const sortWords: Partial<Record<ListSort, Key<'portfolio'>>> = {
  name: 'sortName',
  '-name': 'sortNameDown',
  country: 'country',
  '-score': 'sortScoreDown',
  score: 'sortScore',
  '-scope_1_2': 'sortScopes1And2Down',
  scope_1_2: 'sortScopes1And2',
  '-all_scopes': 'sortAllScopesDown',
  all_scopes: 'sortAllScopes',
  '-intensity': 'sortIntensityDown',
  intensity: 'sortIntensity',
  status: 'sortStatus',
  '-updated': 'sortUpdatedDown',
  '-created': 'sortCreatedDown',
  created: 'sortCreated',
}

function Waiting() {
  const words = useMessages('portfolio')
  return <div role="status" aria-label={words('loading')} className="skeleton mb-4 h-40" />
}

const FilterPanel = dynamic(
  () => import('@/components/portfolio/filters/filter-panel').then((loaded) => loaded.FilterPanel),
  { loading: Waiting },
)
const ColumnChooser = dynamic(() => import('./column-chooser').then((loaded) => loaded.ColumnChooser), {
  loading: Waiting,
})

/** Search, filters, columns, order and export of the list. What is rarely opened is loaded when it is. */
export function ListControls(props: ListControlsProps) {
  const { question, columns, filters, format, exports, onQuestion, onColumns, onFacets } = props
  const words = useMessages('portfolio')
  const [opened, setOpened] = useState<'filters' | 'columns' | null>(null)
  function open(what: 'filters' | 'columns') {
    setOpened(opened === what ? null : what)
    onFacets()
  }
  return (
    <>
      <search className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox value={question.q} onSearch={(q) => onQuestion({ q })} />
        <Button look="plain" aria-expanded={opened === 'filters'} onClick={() => open('filters')}>
          {filters === 0 ? words('filters') : words('filtersWithCount', { count: format.number.whole(filters) })}
        </Button>
        <Button look="plain" aria-expanded={opened === 'columns'} onClick={() => open('columns')}>
          {words('columns')}
        </Button>
        {exports.map(({ label, href, name }) => (
          <a
            key={label}
            href={href}
            download={name ?? true}
            className="inline-flex h-10 items-center rounded border border-line-strong bg-paper px-4 font-strong hover:bg-hover"
          >
            {label}
          </a>
        ))}
        <NativeSelect
          aria-label={words('sortBy')}
          className="w-full sm:w-56 lg:hidden"
          value={fairSort(question)}
          onChange={(event) => onQuestion({ sort: event.target.value as ListSort })}
        >
          {Object.entries(sortWords)
            .filter(([sort]) => ranksIntensity(question) || !sort.endsWith('intensity'))
            .map(([sort, key]) => (
              <option key={sort} value={sort}>
                {words(key)}
              </option>
            ))}
        </NativeSelect>
      </search>
      {opened === 'filters' ? (
        <FilterPanel facets={props.facets} question={question} format={format} onQuestion={onQuestion} />
      ) : null}
      {opened === 'columns' ? (
        <ColumnChooser
          columns={columns}
          offersOwnData={(props.facets?.own_data ?? null) !== null}
          onColumns={onColumns}
        />
      ) : null}
    </>
  )
}
