import Link from 'next/link'
import { Flag } from '@/components/ui/flag'
import { LevelMark } from '@/components/ui/level-mark'
import { ProperName } from '@/components/ui/proper-name'
import { ScoreBar } from '@/components/ui/score-bar'
import { Unknown } from '@/components/ui/unknown'
import { paths } from '@/lib/paths'
import type { PortfolioRow } from '@/lib/views/portfolio-row'
import { RowStatus } from './row-status'

function Country({ country }: Pick<PortfolioRow, 'country'>) {
  if (country === null) return <Unknown reason="Country not known" />
  return (
    <>
      <Flag code={country.code} flag={country.flag} />
      {country.name}
    </>
  )
}

function Emissions({ emissions }: Pick<PortfolioRow, 'emissions'>) {
  if (emissions === null) return <Unknown reason="No emissions known" />
  const { mass, year, covers } = emissions
  return (
    <>
      <span className="whitespace-nowrap">
        <span className="font-strong">{mass.figure}</span> {mass.unit} CO₂e
      </span>
      <span className="block text-ink-faint text-xs">
        {year}
        {covers ? `, ${covers}` : ''}
      </span>
    </>
  )
}

const cell = 'px-3 py-3 align-middle first:pl-5 last:pr-5'
const head = 'px-3 py-2.5 text-left font-normal text-ink-soft text-xs first:pl-5 last:pr-5 whitespace-nowrap'

function Row({ row }: { row: PortfolioRow }) {
  return (
    <tr className="relative border-line border-t transition-colors hover:bg-hover">
      <th scope="row" className={`${cell} min-w-48 text-left font-normal`}>
        {/* It covers its row: all of it can be clicked, with one tab stop. Not fetched ahead: that would ask the service once a row. */}
        <Link href={paths.organization(row.id)} prefetch={false} className="font-strong after:absolute after:inset-0">
          <ProperName>{row.name}</ProperName>
        </Link>
        <span className="block text-ink-faint text-xs">
          <Country country={row.country} />
        </span>
      </th>
      <td className={`${cell} wrap-anywhere min-w-32 max-w-52 text-ink-soft`}>
        {row.industryName ?? <Unknown reason="Industry not known" />}
      </td>
      <td className={cell}>{row.points === null ? <Unknown reason="No score" /> : <ScoreBar points={row.points} />}</td>
      <td className={`${cell} text-right`}>{row.percentile ?? <Unknown reason="No percentile" />}</td>
      <td className={cell}>
        <LevelMark {...row.industryLevel} />
      </td>
      <td className={cell}>
        <LevelMark {...row.regionLevel} />
      </td>
      <td className={`${cell} text-right`}>
        <Emissions emissions={row.emissions} />
      </td>
      <td className={cell}>
        <RowStatus progress={row.progress} />
      </td>
    </tr>
  )
}

function Card({ row }: { row: PortfolioRow }) {
  return (
    <li className="panel relative p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            href={paths.organization(row.id)}
            prefetch={false}
            className="font-strong text-base after:absolute after:inset-0"
          >
            <ProperName>{row.name}</ProperName>
          </Link>
          <p className="wrap-anywhere text-ink-faint text-xs">
            <Country country={row.country} />
            {row.industryName ? ` · ${row.industryName}` : ''}
          </p>
        </div>
        <RowStatus progress={row.progress} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <div>
          <dt className="text-ink-faint text-xs">Score</dt>
          <dd>{row.points === null ? <Unknown reason="No score" /> : <ScoreBar points={row.points} />}</dd>
        </div>
        <div>
          <dt className="text-ink-faint text-xs">Latest emissions</dt>
          <dd>
            <Emissions emissions={row.emissions} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-faint text-xs">Industry intensity</dt>
          <dd>
            <LevelMark {...row.industryLevel} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-faint text-xs">Country intensity</dt>
          <dd>
            <LevelMark {...row.regionLevel} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** One row per organization; cards where a table would not fit. */
export function PortfolioTable({ rows, isBusy }: { rows: readonly PortfolioRow[]; isBusy: boolean }) {
  return (
    <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-60' : ''}`}>
      <ul className="flex flex-col gap-3 lg:hidden">
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </ul>
      <div className="panel relative hidden overflow-x-auto lg:block">
        <table className="w-full border-collapse">
          <caption className="sr-only">Organizations</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                Organization
              </th>
              <th scope="col" className={head}>
                Industry
              </th>
              <th scope="col" className={head}>
                Score
              </th>
              <th scope="col" className={`${head} text-right`} title="Share of its industry with a lower score">
                Percentile
              </th>
              <th scope="col" className={head} title="Carbon intensity of its industry">
                Industry intensity
              </th>
              <th scope="col" className={head} title="Carbon intensity of its country">
                Country intensity
              </th>
              <th scope="col" className={`${head} text-right`}>
                Latest emissions
              </th>
              <th scope="col" className={head}>
                Status
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
