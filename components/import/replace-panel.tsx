'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { rowsOfImportQuery } from '@/lib/queries/imports/rows-of-import'
import type { ImportRow } from '@/lib/views/import/import-rows'
import { viewReplacement } from '@/lib/views/import/replacement'

/** What replacing an import would do: what stays, what is new, what is removed. Nothing is changed yet. */
export function ReplacePanel({ id, rows }: { id: number; rows: readonly ImportRow[] }) {
  const words = useMessages('import')
  const { data, error } = useQuery(rowsOfImportQuery(id))
  const told = useMemo(() => (data ? viewReplacement(data.rows, rows) : null), [data, rows])
  if (error !== null) {
    return (
      <div className="mt-4">
        <Notice tone="danger" title={words('replacedNotRead')} isAlert />
      </div>
    )
  }
  if (told === null) return <div className="skeleton mt-4 h-24" />
  const isChecked = rows.every(({ check }) => check !== null)
  return (
    <section aria-label={words('replacing')} className="panel mt-4 p-4">
      <h3 className="font-strong">{words('replacingFile', { file: data?.fileName ?? words('replacing') })}</h3>
      <p className="mt-1">{words('replaceCounts', { stays: told.stays, added: told.added, gone: told.gone.length })}</p>
      {isChecked ? null : <p className="text-ink-soft">{words('replaceUnchecked')}</p>}
      {told.gone.length > 0 ? (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer">{words('whatIsGone')}</summary>
          <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5">
            {told.gone.map((one) => (
              <li key={one.id}>
                <ProperName>{one.name}</ProperName>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
