import dynamic from 'next/dynamic'
import { useMessages } from '@/lib/messages/messages-provider'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import { Labels } from './row-cells'

const ChangedMark = dynamic(() => import('./changed-mark').then((loaded) => loaded.ChangedMark), { ssr: false })

/** What a person should look at, and what the team calls it. */
export function RowMarks({ row, hasLabels }: { row: PortfolioRow; hasLabels: boolean }) {
  const words = useMessages('portfolio')
  return (
    <>
      {row.needsAttention ? (
        <span className="block font-strong text-danger text-xs">
          <span aria-hidden="true">▲ </span>
          {words('needsAttention')}
        </span>
      ) : null}
      {row.candidates > 0 ? <span className="block text-accent text-xs">{words('whichCompany')}</span> : null}
      {row.group === null ? null : (
        <span className="wrap-anywhere block text-ink-faint text-xs">{words('ofGroup', { name: row.group })}</span>
      )}
      <ChangedMark id={row.id} />
      {hasLabels && row.labels.length > 0 ? <Labels labels={row.labels} /> : null}
    </>
  )
}
