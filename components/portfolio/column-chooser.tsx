'use client'

import type { RefObject } from 'react'
import { columnWords } from '@/components/portfolio/rows/column-words'
import { Popover } from '@/components/ui/popover'
import { useMessages } from '@/lib/messages/messages-provider'
import { type ListColumn, listColumns, ownColumns, usualColumns } from '@/lib/views/list/list-columns'

/** `offersOwnData`: the service stores own data of the project's list. */
type ColumnChooserProps = {
  anchor: RefObject<HTMLElement | null>
  columns: readonly ListColumn[]
  offersOwnData: boolean
  onColumns: (columns: ListColumn[]) => void
  onClose: () => void
}

/** Chooses the table's columns, which always keep their order. */
export function ColumnChooser({ anchor, columns, offersOwnData, onColumns, onClose }: ColumnChooserProps) {
  const words = useMessages('portfolio')
  const offered = listColumns.filter((column) => offersOwnData || !ownColumns.has(column))
  return (
    <Popover label={words('columns')} anchor={anchor} onClose={onClose}>
      <div className="grid">
        {offered.map((column) => (
          <label key={column} className="flex min-h-8 cursor-pointer items-center gap-2.5 hover:text-accent">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={columns.includes(column)}
              onChange={({ target }) =>
                onColumns(listColumns.filter((other) => (other === column ? target.checked : columns.includes(other))))
              }
            />
            {words(columnWords[column].head)}
          </label>
        ))}
      </div>
      <button type="button" className="link mt-3" onClick={() => onColumns(usualColumns)}>
        {words('usualColumns')}
      </button>
    </Popover>
  )
}
