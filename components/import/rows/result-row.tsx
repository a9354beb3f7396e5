import { useImportWords } from '@/components/import/use-import-words'
import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/lib/paths'
import type { ImportRow } from '@/lib/views/import/import-rows'
import { RowLine } from './row-line'

/** A row with its outcome. */
export function ResultRow({ row }: { row: ImportRow }) {
  const { words, reason } = useImportWords()
  const { result } = row
  if (result === null) return <RowLine row={row} />
  if (result.kind === 'error') {
    return (
      <RowLine row={row}>
        <p className="wrap-anywhere mt-1 text-danger">{reason(result.detail)}</p>
      </RowLine>
    )
  }
  const name = (
    <PageLink href={paths.organization(result.id)} className="link">
      <ProperName>{row.name}</ProperName>
    </PageLink>
  )
  return (
    <RowLine row={row} name={name}>
      {result.isNew === false ? <p className="mt-1 text-ink-soft">{words('wasThere')}</p> : null}
      {result.dropped === undefined ? null : (
        <p className="wrap-anywhere mt-1 text-ink-soft">
          {words('registeredWithout', { reason: reason(result.dropped) })}
        </p>
      )}
      {result.isChosen === false ? (
        <p className="mt-1 text-danger">
          {words(typeof row.choice === 'object' && row.choice !== null ? 'joinLost' : 'choiceLost')}
        </p>
      ) : null}
    </RowLine>
  )
}
