import dynamic from 'next/dynamic'
import { useMessages } from '@/lib/messages/messages-provider'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import { Labels } from './labels'

const ChangedMark = dynamic(() => import('./changed-mark').then((loaded) => loaded.ChangedMark), { ssr: false })

/** Marks for a person to check, and the labels; after the name in a row, below it on a card. */
export function RowMarks({
  row,
  hasLabels,
  isLine = false,
}: {
  row: PortfolioRow
  hasLabels: boolean
  isLine?: boolean
}) {
  const words = useMessages('portfolio')
  const display = isLine ? 'shrink-0' : 'block'
  return (
    <>
      {row.needsAttention ? (
        <span className={`${display} font-strong text-danger text-xs`}>
          <span aria-hidden="true">▲ </span>
          {words('needsAttention')}
        </span>
      ) : null}
      {row.candidates > 0 && row.recognition !== 'to_decide' ? (
        <span className={`${display} text-accent text-xs`}>{words('whichCompany')}</span>
      ) : null}
      {row.group === null ? null : (
        <span
          title={words('ofGroup', { name: row.group })}
          className={`text-ink-faint text-xs ${isLine ? 'max-w-40 truncate' : 'wrap-anywhere block'}`}
        >
          {words('ofGroup', { name: row.group })}
        </span>
      )}
      <ChangedMark id={row.id} isLine={isLine} />
      {hasLabels && row.labels.length > 0 ? <Labels labels={row.labels} isLine={isLine} /> : null}
    </>
  )
}
