import { useState } from 'react'
import { DataTable } from '@/components/charts/data-table'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ChangeCell, ComparableChangesView } from '@/lib/views/emissions/comparable-changes-view'

const signs = { fell: '▼', rose: '▲', same: '=' } as const
const directions = { fell: 'fell', rose: 'rose', same: 'unchanged' } as const

function Cell({ cell }: { cell: ChangeCell }) {
  const words = useMessages('organization')
  if (cell.kind === 'not_alike')
    return (
      <span className="inline-block max-w-56 whitespace-normal text-left text-ink-faint text-xs">{cell.reason}</span>
    )
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="mr-1 text-ink-soft">
        {signs[cell.direction]}
      </span>
      <span className="sr-only">{words(directions[cell.direction])} </span>
      {cell.text}
    </span>
  )
}

/** Number of pairs of years shown at first, newest first. */
const shownFirst = 3

/** Change between two years whose figures are comparable, and why other years are not. */
export function ComparableChangesPanel({ view }: { view: ComparableChangesView }) {
  const words = useMessages('organization')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? view.rows : view.rows.slice(0, shownFirst)
  return (
    <Panel title={words('changeTitle')} claim={view.claim} footer={words('changeFooter')}>
      <DataTable
        caption={words('changeCaption')}
        head={[words('years'), ...view.measures]}
        rows={shown.map(({ key, from, to, cells }) => ({
          key,
          cells: [
            words('yearSpan', { from: String(from), to: String(to) }),
            ...cells.map((cell, index) => <Cell key={view.measures[index]} cell={cell} />),
          ],
        }))}
      />
      {shown.length < view.rows.length ? (
        <Button look="plain" className="mt-4 print:hidden" onClick={() => setWhole(true)}>
          {words('showAllEntries', { count: view.rows.length })}
        </Button>
      ) : null}
    </Panel>
  )
}
