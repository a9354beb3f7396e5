import { DataTable } from '@/components/charts/data-table'
import { Panel } from '@/components/ui/panel'
import type { ChangeCell, LikeForLikeView } from '@/lib/views/like-for-like-view'

const signs = { fell: '▼', rose: '▲', same: '=' } as const
const words = { fell: 'fell', rose: 'rose', same: 'unchanged' } as const

function Cell({ cell }: { cell: ChangeCell }) {
  if (cell.kind === 'not_alike')
    return (
      <span className="inline-block max-w-56 whitespace-normal text-left text-ink-faint text-xs">{cell.reason}</span>
    )
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="mr-1 text-ink-soft">
        {signs[cell.direction]}
      </span>
      <span className="sr-only">{words[cell.direction]} </span>
      {cell.text}
    </span>
  )
}

/** Year on year where two years count the same thing the same way; where they do not, why. */
export function LikeForLikePanel({ view }: { view: LikeForLikeView }) {
  return (
    <Panel
      title="Change, like for like"
      claim={view.claim}
      footer="Worldwide figures. Compared only where scope, method and publisher are the same in both years."
    >
      <DataTable
        caption="Change from year to year, like for like"
        head={['Years', ...view.measures]}
        rows={view.rows.map(({ key, from, to, cells }) => ({
          key,
          cells: [`${from} to ${to}`, ...cells.map((cell, index) => <Cell key={view.measures[index]} cell={cell} />)],
        }))}
      />
    </Panel>
  )
}
