import Link from 'next/link'
import { ProperName } from '@/components/ui/proper-name'
import { paths } from '@/lib/paths'
import type { ImportRow } from '@/lib/views/import-rows'
import { reasonOf } from './error-words'
import { RowLine } from './row-line'

/** A row with what became of it. */
export function ResultRow({ row }: { row: ImportRow }) {
  const { result } = row
  if (result === null) return <RowLine row={row} />
  if (result.kind === 'error') {
    return (
      <RowLine row={row}>
        <p className="wrap-anywhere mt-1 text-danger">{reasonOf(result.detail)}</p>
      </RowLine>
    )
  }
  const name = (
    <Link href={paths.organization(result.id)} className="link">
      <ProperName>{row.name}</ProperName>
    </Link>
  )
  return (
    <RowLine row={row} name={name}>
      {result.isNew === false ? <p className="mt-1 text-ink-soft">Was registered already</p> : null}
      {result.isChosen === false ? (
        <p className="mt-1 text-danger">The company you chose was not taken. Choose it on the organization’s page.</p>
      ) : null}
    </RowLine>
  )
}
