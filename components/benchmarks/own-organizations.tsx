import { ScoreBar } from '@/components/ui/marks/score-bar'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { mostCompared } from '@/lib/views/address/ids-in-url'
import type { OwnAnswer } from '@/lib/views/answers/class-figures-answer'

type OwnOrganizationsProps = {
  organizations: readonly OwnAnswer[]
  total: number | null
  /** Intensities of the known companies in rising order. */
  known: readonly number[]
  place: string
  format: Format
}

/** With fewer, a share says more about them than about their industry; the service has the same rule for peers. */
const fewestCompared = 10

/** "lower than 80% of 25"; null if too few are known, or it is too old to compare. */
function standing(
  { value, year }: { value: number; year: number | null },
  known: readonly number[],
  format: Format,
): string | null {
  if (known.length < fewestCompared || year === null || isOld(year, format)) return null
  const above = known.filter((other) => other > value).length
  return format.words('benchmarks')('standing', {
    share: format.percent(format.number.whole((above / known.length) * 100)),
    count: format.number.whole(known.length),
  })
}

/** The team's own organizations compared with the known companies. */
export function OwnOrganizations({ organizations, total, known, place, format }: OwnOrganizationsProps) {
  const words = useMessages('benchmarks')
  if (organizations.length === 0)
    return (
      <Panel title={words('yourOrganizations')}>
        <p className="text-ink-soft">{words('noneOfYours', { place })}</p>
      </Panel>
    )
  const compared = organizations.slice(0, mostCompared).map(({ id }) => id)
  const isCut = total !== null && total > organizations.length
  return (
    <Panel
      title={words('yourOrganizations')}
      aside={
        compared.length > 1 ? (
          <PageLink href={paths.compareOf(compared)} className="link">
            {compared.length < organizations.length
              ? words('compareFirst', { count: compared.length })
              : words('compareThem')}
          </PageLink>
        ) : null
      }
      footer={isCut ? words('firstOf', { count: organizations.length, all: format.number.whole(total) }) : null}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={words('ownIn', { place })} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-max text-left">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th scope="col" className="py-1.5 pr-4 font-normal">
                {words('name')}
              </th>
              <th scope="col" className="py-1.5 pr-4 font-normal">
                {words('score')}
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                {words('perUsdScopes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {organizations.map(({ id, name, score, intensity }) => (
              <tr key={id} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 pr-4 font-normal">
                  <PageLink href={paths.organization(id)} className="link">
                    {name ?? words('organizationNumber', { id: String(id) })}
                  </PageLink>
                </th>
                <td className="py-2 pr-4">
                  {score === null ? <Unknown reason={words('noScore')} /> : <ScoreBar points={toPoints(score)} />}
                </td>
                <td className="py-2 text-right">
                  {intensity === null ? (
                    <Unknown reason={words('intensityNone')} />
                  ) : (
                    <>
                      {format.factor(intensity.value)}{' '}
                      {intensity.year === null ? null : (
                        <span className="text-ink-faint">
                          <YearMark year={intensity.year} isOld={isOld(intensity.year, format)} />
                        </span>
                      )}
                      <span className="block text-ink-faint text-xs">{standing(intensity, known, format)}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
