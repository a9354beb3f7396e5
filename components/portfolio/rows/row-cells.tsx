import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Flag } from '@/components/ui/marks/flag'
import { ScoreBar } from '@/components/ui/marks/score-bar'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow, RowFigure } from '@/lib/views/list/portfolio-row'
import { RowStatus } from './row-status'
import { why } from './why-unknown'

/** For columns that are rarely chosen. */
const ChosenCell = dynamic(() => import('./chosen-cells').then((loaded) => loaded.ChosenCell))

export function Country({ country }: Pick<PortfolioRow, 'country'>) {
  const words = useMessages('portfolio')
  if (country === null) return <Unknown reason={words('countryUnknown')} />
  return (
    <span className="flex items-baseline">
      <Flag code={country.code} flag={country.flag} />
      <span className="min-w-0 truncate">{country.name}</span>
    </span>
  )
}

const unknownFigure = { scope_1_2: 'scopes1And2Unknown', all_scopes: 'allScopesUnknown' } as const

export type FigureProps = { figure: RowFigure | null; unknown: Key<'portfolio'> }

/** Amount, year, and what is missing compared with the column's head; the tooltip says how it was computed. */
function FigureLine({ figure, unknown }: FigureProps) {
  const words = useMessages('portfolio')
  if (figure === null) return <Unknown reason={words(unknown)} />
  const { mass, year, isOld, isWhole, notes, less } = figure
  return (
    <span title={notes} className="inline-flex items-baseline justify-end gap-1.5">
      {less === '' ? null : <span className="max-w-20 truncate text-ink-faint text-xs">{less}</span>}
      <span className={isWhole ? '' : 'text-ink-soft'}>
        <span className={isWhole ? 'font-strong' : ''}>{mass.figure}</span> {mass.unit}
        <span className="sr-only"> CO₂e </span>
      </span>
      <span className="w-9 text-left text-ink-faint text-xs">
        <YearMark year={year} isOld={isOld} isShort />
      </span>
      {notes === '' ? null : <span className="sr-only">{notes}</span>}
    </span>
  )
}

/** "Not scored" is a text and no bar. Beside a score the unknown share is hatched. */
function Score({ row: { points, scoreRange, known } }: { row: PortfolioRow }) {
  const words = useMessages('portfolio')
  if (points === null)
    return <Unknown reason={known === null ? words('noScore') : words('notScoredKnown', { known })} />
  const couldBe = scoreRange === null ? null : words('scoreCouldBe', scoreRange)
  return (
    <span title={couldBe ?? undefined}>
      <ScoreBar points={points} range={scoreRange} />
      {couldBe === null ? null : <span className="sr-only">{couldBe}</span>}
    </span>
  )
}

/** `figure` draws an amount where there is more room than one line. */
type CellProps = { column: ListColumn; row: PortfolioRow; figure?: ComponentType<FigureProps> }

/** The content of a column, in a row of one line or on a card. */
export function Cell({ column, row, figure: Amount = FigureLine }: CellProps) {
  const words = useMessages('portfolio')
  const isLine = Amount === FigureLine
  switch (column) {
    case 'country':
      return <Country country={row.country} />
    case 'industry':
      return row.industryName === null ? (
        <Unknown reason={words('industryUnknown')} />
      ) : (
        <span title={row.industryGroup ?? row.industryName}>{isLine ? row.industryShort : row.industryName}</span>
      )
    case 'score':
      return <Score row={row} />
    case 'scope_1_2':
      return <Amount figure={row.scopes1And2} unknown={why(row, unknownFigure.scope_1_2)} />
    case 'all_scopes':
      return <Amount figure={row.allScopes} unknown={why(row, unknownFigure.all_scopes)} />
    case 'target':
      return row.target ?? <Unknown reason={words(why(row, 'targetUnknown'))} />
    case 'status':
      return <RowStatus row={row} />
    default:
      return <ChosenCell column={column} row={row} isLine={isLine} />
  }
}
