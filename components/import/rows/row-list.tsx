'use client'

import { type ReactNode, useState } from 'react'
import { groupWords } from '@/components/import/import-words'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { countGroups, type ImportRow, type RowGroup } from '@/lib/views/import/import-rows'

const pageSize = 50

type RowListProps = {
  rows: readonly ImportRow[]
  children: (row: ImportRow) => ReactNode
}

/** Rows grouped by outcome, a part at a time: twenty thousand would be slow to render. */
export function RowList({ rows, children }: RowListProps) {
  const words = useMessages('import')
  const { number } = useFormat()
  const [group, setGroup] = useState<RowGroup | ''>('')
  const [page, setPage] = useState(0)
  const counts = countGroups(rows)
  const groups = Object.keys(groupWords) as RowGroup[]
  // A selected group that becomes empty stays visible, so that the list does not change under the reader's hand.
  const offered = groups.filter((one) => (counts[one] ?? 0) > 0 || one === group)
  const chosen = group === '' ? rows : rows.filter((row) => row.group === group)
  const last = Math.max(0, Math.ceil(chosen.length / pageSize) - 1)
  const current = Math.min(page, last)
  const shown = chosen.slice(current * pageSize, (current + 1) * pageSize)
  return (
    <div className="mt-5">
      <NativeSelect
        aria-label={words('show')}
        className="w-full sm:w-72"
        value={group}
        onChange={(event) => {
          setGroup(groups.find((one) => one === event.target.value) ?? '')
          setPage(0)
        }}
      >
        <option value="">{words('allRows', { rows: rows.length })}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {words('groupRows', { group: words(groupWords[one]), rows: number.whole(counts[one] ?? 0) })}
          </option>
        ))}
      </NativeSelect>
      <ul aria-label={words('rows')} className="panel mt-3 divide-y divide-line">
        {shown.map((row) => (
          <li key={row.place} className="p-3">
            {children(row)}
          </li>
        ))}
        {shown.length === 0 ? <li className="p-3 text-ink-faint">{words('none')}</li> : null}
      </ul>
      {last > 0 ? (
        <nav aria-label={words('pages')} className="mt-3 flex flex-wrap items-center gap-3">
          <Button look="plain" disabled={current === 0} onClick={() => setPage(current - 1)}>
            {words('previous')}
          </Button>
          <Button look="plain" disabled={current === last} onClick={() => setPage(current + 1)}>
            {words('next')}
          </Button>
          <span className="text-ink-faint">
            {words('shown', {
              from: current * pageSize + 1,
              to: current * pageSize + shown.length,
              of: chosen.length,
            })}
          </span>
        </nav>
      ) : null}
    </div>
  )
}
