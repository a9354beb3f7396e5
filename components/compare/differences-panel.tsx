import { YearMark } from '@/components/ui/marks/year-mark'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewDifferences } from '@/lib/views/organization/differences-view'

type DifferencesPanelProps = { organizations: readonly OrganizationAnswer[]; currency: string; format: Format }

/** What differs most comes first; which is better is said in words, and marked. */
export function DifferencesPanel({ organizations, currency, format }: DifferencesPanelProps) {
  const words = useMessages('compare')
  const rows = viewDifferences(organizations, format)
  return (
    <Panel title={words('differencesTitle')} footer={words('differencesFooter', { currency })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={words('differences')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-max text-left">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th scope="col" className="py-1.5 pr-5 font-normal">
                {words('measure')}
              </th>
              {organizations.map(({ id, name }) => (
                <th key={id} scope="col" className="max-w-40 whitespace-normal py-1.5 pr-5 font-normal">
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
                <th scope="row" className="max-w-40 whitespace-normal sm:max-w-80 py-2.5 pr-5 font-normal">
                  {measure}
                  <span className="block text-ink-faint text-xs">{sentence}</span>
                </th>
                {values.map((value, place) => (
                  <td key={organizations[place]?.id} className={`py-2.5 pr-5 ${place === best ? 'font-strong' : ''}`}>
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
