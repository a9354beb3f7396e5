import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ImportPageAnswer } from '@/lib/views/answers/imports-answer'
import { stateWords } from './state-words'

type Row = ImportPageAnswer['rows'][number]

/** Rows of an import in the order of the sheet, each with its present state. */
export function ImportRows({ rows, isBusy }: { rows: readonly Row[]; isBusy: boolean }) {
  const words = useMessages('lists')
  return (
    <ul aria-label={words('rows')} aria-busy={isBusy} className="panel divide-y divide-line">
      {rows.map((row) => (
        <li key={row.number} className="p-3">
          <RowLine row={row} />
        </li>
      ))}
      {rows.length === 0 ? <li className="p-3 text-ink-faint">{words('noRows')}</li> : null}
    </ul>
  )
}

function RowLine({ row }: { row: Row }) {
  const words = useMessages('lists')
  const isWrong = row.state === 'refused' || row.state === 'failed'
  const isCalledOtherwise = row.organization_name !== null && row.organization_name !== row.name
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="w-14 shrink-0 text-ink-faint">
          <span className="sr-only">{words('row', { row: row.number })}</span>
          <span aria-hidden="true">{row.number}</span>
        </span>
        <span className="wrap-anywhere min-w-0 font-strong">
          {row.organization_id === null ? (
            <ProperName>{row.name === '' ? '–' : row.name}</ProperName>
          ) : (
            <PageLink href={paths.organization(row.organization_id)} className="link">
              <ProperName>{row.name}</ProperName>
            </PageLink>
          )}
        </span>
        <span className="wrap-anywhere min-w-0 text-ink-soft">{row.country}</span>
        <span className={`ml-auto ${isWrong ? 'text-danger' : 'text-ink-soft'}`}>{words(stateWords[row.state])}</span>
      </div>
      {isCalledOtherwise ? (
        <p className="text-ink-soft sm:pl-17">{words('registeredAs', { name: row.organization_name ?? '' })}</p>
      ) : null}
      {row.is_own === false && row.organization_id !== null ? (
        <p className="text-ink-faint sm:pl-17">{words('wasThere')}</p>
      ) : null}
      {row.detail === null ? null : <p className="wrap-anywhere text-danger sm:pl-17">{row.detail}</p>}
    </>
  )
}
