'use client'

import type { ReactNode } from 'react'
import { CardFigure } from '@/components/portfolio/rows/card-figure'
import { columnWords } from '@/components/portfolio/rows/column-words'
import { Cell, Country } from '@/components/portfolio/rows/row-cells'
import { RowMarks } from '@/components/portfolio/rows/row-marks'
import { ProperName } from '@/components/ui/marks/proper-name'
import { PageLink } from '@/components/ui/page-link'
import { SideSheet } from '@/components/ui/side-sheet'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'

type PeekSheetProps = { row: PortfolioRow; onClose: () => void }

/** The facts that a buyer looks for first. The sixth is the spend or, where the list states none, the progress of research. */
const facts: readonly ListColumn[] = ['score', 'scope_1_2', 'all_scopes', 'target', 'industry']

function Fact({ name, children }: { name: Key<'portfolio'>; children: ReactNode }) {
  const words = useMessages('portfolio')
  return (
    <div className="border-line border-t py-3 first:border-0 first:pt-0">
      <dt className="text-ink-faint text-xs">{words(name)}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** Six facts of one row beside the list, which stays usable: its keys move to the next row. */
export function PeekSheet({ row, onClose }: PeekSheetProps) {
  const words = useMessages('portfolio')
  const sixth: ListColumn = row.spend === null ? 'status' : 'spend'
  return (
    <SideSheet title={<ProperName>{row.name}</ProperName>} close={words('close')} isBeside onClose={onClose}>
      <div className="mb-4 flex flex-col gap-1">
        <p className="text-ink-soft">
          <Country country={row.country} />
        </p>
        {row.matchedName === null ? null : (
          <p className="text-ink-soft">
            {words('matchedTo')}: <ProperName>{row.matchedName}</ProperName>
          </p>
        )}
        <RowMarks row={row} hasLabels />
      </div>
      <dl>
        {[...facts, sixth].map((column) => (
          <Fact key={column} name={columnWords[column].head}>
            <Cell column={column} row={row} figure={CardFigure} />
          </Fact>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <PageLink href={paths.organization(row.id)} className="link">
          {words('openPage')}
        </PageLink>
      </p>
    </SideSheet>
  )
}
