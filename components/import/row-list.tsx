'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { Format } from '@/lib/format/create-format'
import { countGroups, type ImportRow, type RowGroup } from '@/lib/views/import-rows'
import { groupWords } from './import-words'

const pageSize = 50

const words = {
  all: (count: string) => `All rows (${count})`,
  group: (group: string, count: string) => `${group} (${count})`,
  shown: (from: string, to: string, of: string) => `Rows ${from} to ${to} of ${of}`,
} as const

type RowListProps = {
  label: string
  rows: readonly ImportRow[]
  format: Format
  children: (row: ImportRow) => ReactNode
}

/** Rows by what became of them, some at a time: twenty thousand would be slow to draw. */
export function RowList({ label, rows, format, children }: RowListProps) {
  const [group, setGroup] = useState<RowGroup | ''>('')
  const [page, setPage] = useState(0)
  const counts = countGroups(rows)
  const groups = Object.keys(groupWords) as RowGroup[]
  // A group that has become empty is still shown as chosen, so that the list does not change under the reader's hand.
  const offered = groups.filter((one) => (counts[one] ?? 0) > 0 || one === group)
  const chosen = group === '' ? rows : rows.filter((row) => row.group === group)
  const last = Math.max(0, Math.ceil(chosen.length / pageSize) - 1)
  const current = Math.min(page, last)
  const shown = chosen.slice(current * pageSize, (current + 1) * pageSize)
  const whole = format.number.whole
  return (
    <div className="mt-5">
      <NativeSelect
        aria-label="Show"
        className="w-full sm:w-72"
        value={group}
        onChange={(event) => {
          setGroup(groups.find((one) => one === event.target.value) ?? '')
          setPage(0)
        }}
      >
        <option value="">{words.all(whole(rows.length))}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {words.group(groupWords[one], whole(counts[one] ?? 0))}
          </option>
        ))}
      </NativeSelect>
      <ul aria-label={label} className="panel mt-3 divide-y divide-line">
        {shown.map((row) => (
          <li key={row.place} className="p-3">
            {children(row)}
          </li>
        ))}
        {shown.length === 0 ? <li className="p-3 text-ink-faint">None</li> : null}
      </ul>
      {last > 0 ? (
        <nav aria-label={`Pages of ${label.toLowerCase()}`} className="mt-3 flex flex-wrap items-center gap-3">
          <Button look="plain" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous
          </Button>
          <Button look="plain" disabled={current === last} onClick={() => setPage(current + 1)}>
            Next
          </Button>
          <span className="text-ink-faint">
            {words.shown(whole(current * pageSize + 1), whole(current * pageSize + shown.length), whole(chosen.length))}
          </span>
        </nav>
      ) : null}
    </div>
  )
}
