import type { Format } from '@/lib/format/create-format'
import type { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { type PortfolioRow, type RowFigure, viewRow } from '@/lib/views/list/portfolio-row'

function Amount({ figure }: { figure: RowFigure | null }) {
  if (figure === null) return '–'
  const { mass, year, less } = figure
  return (
    <>
      {mass.figure} {mass.unit} <span className="text-ink-soft">{year}</span>
      {less === '' ? null : <span className="block text-ink-soft">{less}</span>}
    </>
  )
}

function Row({ row, hasSpend }: { row: PortfolioRow; hasSpend: boolean }) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-1 pr-3 text-left font-strong">
        {row.name}
        {row.matchedName === null ? null : <span className="block font-normal text-ink-soft">{row.matchedName}</span>}
      </th>
      <td className="py-1 pr-3">{row.country?.name ?? '–'}</td>
      <td className="py-1 pr-3">{row.industryName ?? '–'}</td>
      {hasSpend ? (
        <td className="whitespace-nowrap py-1 pr-3 text-right">
          {row.spend?.amounts ?? '–'} <span className="text-ink-soft">{row.spend?.year}</span>
        </td>
      ) : null}
      <td className="py-1 pr-3 text-right">{row.points ?? '–'}</td>
      <td className="py-1 pr-3 text-right">
        <Amount figure={row.scopes1And2} />
      </td>
      <td className="py-1 pr-3 text-right">
        <Amount figure={row.allScopes} />
      </td>
      <td className="py-1">{row.target ?? '–'}</td>
    </tr>
  )
}

/** The list as a table over the whole width; its heads are repeated on every page. */
export function PrintedRows({ rows, format }: { rows: readonly OrganizationSummary[]; format: Format }) {
  const words = format.words('portfolio')
  const views = rows.map((summary) => viewRow(summary, format))
  const hasSpend = views.some(({ spend }) => spend !== null)
  const heads = [
    { word: words('organization'), isRight: false },
    { word: words('country'), isRight: false },
    { word: words('industry'), isRight: false },
    ...(hasSpend ? [{ word: words('spend'), isRight: true }] : []),
    { word: words('score'), isRight: true },
    { word: `${words('scopes1And2')}, CO₂e`, isRight: true },
    { word: `${words('allScopes')}, CO₂e`, isRight: true },
    { word: words('target'), isRight: false },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard
    <section aria-label={words('organizations')} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{words('organizations')}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            {heads.map(({ word, isRight }) => (
              <th
                key={word}
                scope="col"
                className={`py-1 pr-3 font-normal text-ink-soft last:pr-0 ${isRight ? 'text-right' : 'text-left'}`}
              >
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {views.map((row) => (
            <Row key={row.id} row={row} hasSpend={hasSpend} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
