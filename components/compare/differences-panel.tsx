import { YearMark } from '@/components/ui/marks/year-mark'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewDifferences } from '@/lib/views/organization/differences/differences-view'

type DifferencesPanelProps = { organizations: readonly OrganizationAnswer[]; currency: string; format: Format }

/** Largest differences first; the better value is marked and named. */
export function DifferencesPanel({ organizations, currency, format }: DifferencesPanelProps) {
  const words = useMessages('compare')
  const rows = viewDifferences(organizations, format)
  return (
    <Panel title={words('differencesTitle')} footer={words('differencesFooter', { currency })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={words('differences')} tabIndex={0} className="relative overflow-x-auto">
        {organizations.length > 2 ? (
          <p className="sticky left-0 mb-2 text-ink-soft text-xs sm:hidden">
            {words('swipeForAll', { count: organizations.length })}
          </p>
        ) : null}
        {/* A phone shows the measure and two organizations; the measure stays when it is moved to the third. */}
        <table className="w-full text-left sm:min-w-max">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th scope="col" className="sticky left-0 bg-paper py-1.5 pr-3 font-normal sm:pr-5">
                {words('measure')}
              </th>
              {organizations.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  className="wrap-anywhere min-w-24 max-w-40 whitespace-normal py-1.5 pr-3 font-normal sm:pr-5"
                >
                  <PageLink href={paths.organization(id)} className="link">
                    {name ?? words('organizationNumber', { id: String(id) })}
                  </PageLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, measure, values, best, sentence }) => (
              <tr key={key} className="border-line border-b align-top last:border-0">
                <th
                  scope="row"
                  className="sticky left-0 min-w-28 max-w-28 whitespace-normal bg-paper py-2.5 pr-3 font-normal sm:max-w-80 sm:pr-5"
                >
                  {measure}
                  <span className="block text-ink-faint text-xs">{sentence}</span>
                </th>
                {values.map((value, place) => (
                  <td
                    key={organizations[place]?.id}
                    className={`min-w-24 whitespace-normal py-2.5 pr-3 sm:max-w-72 sm:pr-5 ${place === best ? 'font-strong' : ''}`}
                  >
                    {value === null || value === 'not_identified' ? (
                      <span className="text-ink-faint">
                        <span aria-hidden="true">– </span>
                        {words(value === null ? 'weHaveNone' : 'notIdentified')}
                      </span>
                    ) : (
                      value.text
                    )}
                    {place === best ? (
                      <span title={words('better')}>
                        {' '}
                        <svg
                          viewBox="0 0 20 20"
                          className="inline size-4"
                          fill="none"
                          stroke="currentColor"
                          strokeWidth="2"
                          aria-hidden="true"
                        >
                          <path d="m5 10.5 3.2 3.2L15 7" />
                        </svg>
                        <span className="sr-only">{words('betterInline')}</span>
                      </span>
                    ) : null}
                    {value === null || value === 'not_identified' || value.year === null ? null : (
                      <span className="block text-ink-faint text-xs">
                        <YearMark year={value.year} isOld={value.isOld} />
                        {value.method === null ? null : ` · ${value.method}`}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
