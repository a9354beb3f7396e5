import { Flag } from '@/components/ui/marks/flag'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { ScoreBar } from '@/components/ui/marks/score-bar'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { ListColumn } from '@/lib/views/list/list-columns'
import type { PortfolioRow, RowFigure } from '@/lib/views/list/portfolio-row'
import { RowStatus } from './row-status'
import { Sparkline } from './sparkline'

export function Country({ country }: Pick<PortfolioRow, 'country'>) {
  const words = useMessages('portfolio')
  if (country === null) return <Unknown reason={words('countryUnknown')} />
  return (
    <span className="inline-flex items-baseline">
      <Flag code={country.code} flag={country.flag} />
      <span>{country.name}</span>
    </span>
  )
}

const unknownFigure = { scope_1_2: 'scopes1And2Unknown', all_scopes: 'allScopesUnknown' } as const

/** Of what nobody looked up, our sources say nothing. */
function why({ isUnidentified }: PortfolioRow, reason: Key<'portfolio'>): Key<'portfolio'> {
  return isUnidentified ? 'notIdentified' : reason
}

type FigureProps = { figure: RowFigure | null; unknown: Key<'portfolio'> }

/** Amount, year, and what it is less than its column says; how it was made is said at rest. */
function FigureLine({ figure, unknown }: FigureProps) {
  const words = useMessages('portfolio')
  if (figure === null) return <Unknown reason={words(unknown)} />
  const { mass, year, isOld, isWhole, notes, less } = figure
  return (
    <span title={notes} className="inline-flex items-baseline justify-end gap-1.5">
      {less === '' ? null : <span className="max-w-24 truncate text-ink-faint text-xs">{less}</span>}
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

function Figure({ figure, unknown }: FigureProps) {
  const words = useMessages('portfolio')
  if (figure === null) return <Unknown reason={words(unknown)} />
  const { mass, year, isOld, isWhole, notes, sparkline } = figure
  return (
    <span className="inline-flex items-center gap-3">
      {sparkline ? <Sparkline {...sparkline} /> : null}
      {/* What is of one country, or of a few categories, does not look like a total. */}
      <span className={`xl:min-w-36 ${isWhole ? '' : 'text-ink-soft'}`}>
        <span className="whitespace-nowrap">
          <span className={isWhole ? 'font-strong' : ''}>{mass.figure}</span> {mass.unit} CO₂e
        </span>
        <span className="block text-ink-faint text-xs">
          <YearMark year={year} isOld={isOld} />
          {notes === '' ? null : ` ${isOld ? '' : '· '}${notes}`}
        </span>
      </span>
    </span>
  )
}

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

export function Labels({ labels, isLine = false }: Pick<PortfolioRow, 'labels'> & { isLine?: boolean }) {
  const [first = '', ...more] = labels
  return isLine ? (
    <span title={labels.join(', ')} className="inline-flex min-w-0 shrink items-center gap-1 text-ink-soft text-xs">
      <bdi className="max-w-28 truncate rounded-full border border-line-strong px-2 leading-4">{first}</bdi>
      {more.length === 0 ? null : (
        <>
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.join(', ')}</span>
        </>
      )}
    </span>
  ) : (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <bdi
          key={label}
          className="wrap-anywhere rounded-full border border-line-strong px-2 text-ink-soft text-xs leading-5"
        >
          {label}
        </bdi>
      ))}
    </span>
  )
}

/** Not scored is said and never drawn; a score has the part that is not known hatched beside it. */
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

type CellProps = { column: ListColumn; row: PortfolioRow; isLine?: boolean }

/** What stands in a column: in one line of the table, or on a card. */
export function Cell({ column, row, isLine = false }: CellProps) {
  const words = useMessages('portfolio')
  const Amount = isLine ? FigureLine : Figure
  switch (column) {
    case 'country':
      return <Country country={row.country} />
    case 'matched':
      return row.matchedName === null ? (
        <Unknown reason={words(row.isUnidentified ? 'notIdentified' : 'matchedSame')} />
      ) : (
        <bdi title={row.matchedName}>{row.matchedName}</bdi>
      )
    case 'industry':
      return row.industryName === null ? (
        <Unknown reason={words('industryUnknown')} />
      ) : (
        <span title={row.industryGroup ?? row.industryName}>{isLine ? row.industryShort : row.industryName}</span>
      )
    case 'score':
      return <Score row={row} />
    case 'percentile':
      return row.percentile ?? <Unknown reason={words('percentileUnknown')} />
    case 'industry_level':
      return <LevelMark {...row.industryLevel} />
    case 'country_level':
      return <LevelMark {...row.regionLevel} />
    case 'scope_1_2':
      return <Amount figure={row.scopes1And2} unknown={why(row, unknownFigure.scope_1_2)} />
    case 'all_scopes':
      return <Amount figure={row.allScopes} unknown={why(row, unknownFigure.all_scopes)} />
    case 'intensity':
      return <Intensity row={row} isLine={isLine} />
    case 'target':
      return row.target ?? <Unknown reason={words(why(row, 'targetUnknown'))} />
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
      return row.spend === null ? (
        <Unknown reason={words('spendUnknown')} />
      ) : (
        <>
          <span className="whitespace-nowrap font-strong">{row.spend.amounts}</span>
          <span className={`${isLine ? 'ml-1.5' : 'block'} text-ink-faint text-xs`}>{row.spend.year}</span>
        </>
      )
    case 'category':
      return row.category === null ? <Unknown reason={words('ownCategoryUnknown')} /> : <bdi>{row.category}</bdi>
    case 'buyer':
      return row.buyer === null ? <Unknown reason={words('buyerUnknown')} /> : <bdi>{row.buyer}</bdi>
    case 'status':
      return <RowStatus row={row} />
    case 'updated':
      return <span className="whitespace-nowrap">{row.updated ?? <Unknown reason={words('notKnown')} />}</span>
  }
}
