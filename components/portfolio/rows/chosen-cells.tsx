import { LevelMark } from '@/components/ui/marks/level-mark'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import { Labels } from './labels'
import { why } from './why-unknown'

/** Columns that are shown only where somebody chose them. */
type ChosenColumn = Exclude<
  ListColumn,
  'country' | 'industry' | 'score' | 'scope_1_2' | 'all_scopes' | 'target' | 'status'
>

function Intensity({ row, isLine }: { row: PortfolioRow; isLine: boolean }) {
  const words = useMessages('portfolio')
  const { intensity } = row
  if (intensity === null) return <Unknown reason={words(why(row, 'intensityUnknown'))} />
  return (
    <>
      <span className="whitespace-nowrap font-strong">{intensity.figure}</span>
      <span className={`${isLine ? 'ml-1.5' : 'block'} whitespace-nowrap text-ink-faint text-xs`}>
        {intensity.unit} <YearMark year={intensity.year} isOld={intensity.isOld} />
      </span>
    </>
  )
}

function Commitments({ row }: { row: PortfolioRow }) {
  const words = useMessages('portfolio')
  if (row.commitments.length > 0) return row.commitments.join(', ')
  return row.isCommitmentKnown ? words('none') : <Unknown reason={words(why(row, 'commitmentsUnknown'))} />
}

function Spend({ row: { spend }, isLine }: { row: PortfolioRow; isLine: boolean }) {
  const words = useMessages('portfolio')
  if (spend === null) return <Unknown reason={words('spendUnknown')} />
  if (spend.amounts === null) return <Unknown reason={words('spendUnknownIn', { year: String(spend.year) })} />
  return (
    <>
      <span className="whitespace-nowrap font-strong">{spend.amounts}</span>
      <span className={`${isLine ? 'ml-1.5' : 'block'} whitespace-nowrap text-ink-faint text-xs`}>
        {spend.inUsd === null ? spend.year : words('spendInUsd', { year: String(spend.year), amount: spend.inUsd })}
      </span>
    </>
  )
}

type RareCellProps = { column: ChosenColumn; row: PortfolioRow; isLine: boolean }

/** The content of such a column, in a row of one line or on a card. */
export function ChosenCell({ column, row, isLine }: RareCellProps) {
  const words = useMessages('portfolio')
  switch (column) {
    case 'matched':
      return row.matchedName === null ? (
        <Unknown reason={words(row.isUnidentified ? 'notIdentified' : 'matchedSame')} />
      ) : (
        <bdi title={row.matchedName}>{row.matchedName}</bdi>
      )
    case 'percentile':
      return row.percentile ?? <Unknown reason={words('percentileUnknown')} />
    case 'industry_level':
      return <LevelMark {...row.industryLevel} />
    case 'country_level':
      return <LevelMark {...row.regionLevel} />
    case 'intensity':
      return <Intensity row={row} isLine={isLine} />
    case 'commitments':
      return <Commitments row={row} />
    case 'confidence':
      return row.confidence ?? <Unknown reason={words('confidenceUnknown')} />
    case 'labels':
      return row.labels.length === 0 ? (
        <Unknown reason={words('labelsUnknown')} />
      ) : (
        <Labels labels={row.labels} isLine={isLine} />
      )
    case 'spend':
      return <Spend row={row} isLine={isLine} />
    case 'category':
      return row.category === null ? <Unknown reason={words('ownCategoryUnknown')} /> : <bdi>{row.category}</bdi>
    case 'buyer':
      return row.buyer === null ? <Unknown reason={words('buyerUnknown')} /> : <bdi>{row.buyer}</bdi>
    case 'updated':
      return <span className="whitespace-nowrap">{row.updated ?? <Unknown reason={words('notKnown')} />}</span>
  }
}
