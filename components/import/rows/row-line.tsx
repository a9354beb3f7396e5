import type { ReactNode } from 'react'
import { groupWords } from '@/components/import/import-words'
import { ProperName } from '@/components/ui/marks/proper-name'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ImportRow } from '@/lib/views/import/import-rows'

/** One row of the sheet with what is known about it; `children` below. */
export function RowLine({ row, name, children }: { row: ImportRow; name?: ReactNode; children?: ReactNode }) {
  const words = useMessages('import')
  const isWrong = row.group === 'error' || row.group === 'failed'
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="w-14 shrink-0 text-ink-faint">
          <span className="sr-only">{words('row', { row: row.number })}</span>
          <span aria-hidden="true">{row.number}</span>
        </span>
        <span className="min-w-0 break-words font-strong">
          {name ?? (row.name === '' ? '–' : <ProperName>{row.name}</ProperName>)}
        </span>
        <span className="min-w-0 break-words text-ink-soft">{row.country}</span>
        <span className={`ml-auto ${isWrong ? 'text-danger' : 'text-ink-soft'}`}>{words(groupWords[row.group])}</span>
      </div>
      {children ? <div className="sm:pl-17">{children}</div> : null}
    </>
  )
}
