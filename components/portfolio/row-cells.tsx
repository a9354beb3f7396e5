import { Flag } from '@/components/ui/flag'
import { LevelMark } from '@/components/ui/level-mark'
import { ScoreBar } from '@/components/ui/score-bar'
import { Unknown } from '@/components/ui/unknown'
import type { ListColumn } from '@/lib/views/list-columns'
import type { PortfolioRow } from '@/lib/views/portfolio-row'
import { RowStatus } from './row-status'
import { Sparkline } from './sparkline'

export function Country({ country }: Pick<PortfolioRow, 'country'>) {
  if (country === null) return <Unknown reason="Country not known" />
  return (
    <span className="inline-flex items-baseline">
      <Flag code={country.code} flag={country.flag} />
      <span>{country.name}</span>
    </span>
  )
}

function Emissions({ emissions }: Pick<PortfolioRow, 'emissions'>) {
  if (emissions === null) return <Unknown reason="No emissions known" />
  const { mass, year, covers, sparkline } = emissions
  return (
    <span className="inline-flex items-center gap-3">
      {sparkline ? <Sparkline {...sparkline} /> : null}
      <span className="xl:min-w-34">
        <span className="whitespace-nowrap">
          <span className="font-strong">{mass.figure}</span> {mass.unit} CO₂e
        </span>
        <span className="block text-ink-faint text-xs">
          {year}
          {covers ? `, ${covers}` : ''}
        </span>
      </span>
    </span>
  )
}

function Intensity({ intensity }: Pick<PortfolioRow, 'intensity'>) {
  if (intensity === null) return <Unknown reason="No intensity known: it needs emissions of all scopes and revenue" />
  return (
    <>
      <span className="whitespace-nowrap font-strong">{intensity.figure}</span>
      <span className="block whitespace-nowrap text-ink-faint text-xs">
        {intensity.unit}, {intensity.year}
      </span>
    </>
  )
}

function Commitments({ row }: { row: PortfolioRow }) {
  if (row.commitments.length > 0) return row.commitments.join(', ')
  return row.isCommitmentKnown ? 'None' : <Unknown reason="Commitments not known" />
}

export function Labels({ labels }: Pick<PortfolioRow, 'labels'>) {
  return (
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

/** What stands in a column, in the table and on a card. */
export function Cell({ column, row }: { column: ListColumn; row: PortfolioRow }) {
  switch (column) {
    case 'country':
      return <Country country={row.country} />
    case 'industry':
      return row.industryName ?? <Unknown reason="Industry not known" />
    case 'score':
      return row.points === null ? <Unknown reason="No score" /> : <ScoreBar points={row.points} />
    case 'percentile':
      return row.percentile ?? <Unknown reason="No percentile" />
    case 'industry_level':
      return <LevelMark {...row.industryLevel} />
    case 'country_level':
      return <LevelMark {...row.regionLevel} />
    case 'emissions':
      return <Emissions emissions={row.emissions} />
    case 'intensity':
      return <Intensity intensity={row.intensity} />
    case 'target':
      return row.target ?? <Unknown reason="Not known whether it has a target" />
    case 'commitments':
      return <Commitments row={row} />
    case 'confidence':
      return row.confidence ?? <Unknown reason="Confidence not known" />
    case 'labels':
      return row.labels.length === 0 ? <Unknown reason="No labels" /> : <Labels labels={row.labels} />
    case 'status':
      return <RowStatus progress={row.progress} />
    case 'updated':
      return <span className="whitespace-nowrap">{row.updated ?? <Unknown reason="Not known" />}</span>
  }
}
