'use client'

import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { OverviewAnswer } from '@/lib/views/answers/engagement/engagement-answer'

/** The questions for a person: how many of each kind, and where to answer them. */
export function OpenQuestions({ overview, format }: { overview: OverviewAnswer; format: Format }) {
  const words = useMessages('engagement')
  const { open, proposals, problems, stated_proposals: stated } = overview
  const nameOf = ({ organization_id: id, name }: { organization_id: number; name: string | null }) =>
    name ?? words('unnamed', { id: String(id) })
  const isEmpty = open.to_decide + open.found_reports + open.proposals + open.stated_proposals + open.problems === 0
  if (isEmpty) {
    return (
      <Panel title={words('openTitle')}>
        <p className="text-ink-soft">{words('openNone')}</p>
      </Panel>
    )
  }
  return (
    <Panel title={words('openTitle')} claim={words('openClaim')}>
      <ul className="flex flex-col gap-1">
        {open.to_decide === 0 ? null : (
          <li>
            <PageLink href={paths.decide} className="link">
              {words('openDecide', { count: open.to_decide })}
            </PageLink>
          </li>
        )}
        {open.found_reports === 0 ? null : (
          <li>
            <PageLink href={paths.foundReports} className="link">
              {words('openReports', { count: open.found_reports })}
            </PageLink>
          </li>
        )}
        {open.proposals === 0 ? null : <li>{words('openProposals', { count: open.proposals })}</li>}
        {open.stated_proposals === 0 ? null : <li>{words('openStated', { count: open.stated_proposals })}</li>}
        {open.problems === 0 ? null : <li>{words('openProblems', { count: open.problems })}</li>}
      </ul>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-2">
        {stated.length === 0 ? null : (
          <section>
            <h3 className="font-strong">{words('statedProposals')}</h3>
            <ul>
              {stated.map((one) => (
                <li key={one.organization_id} className="wrap-anywhere border-line border-t py-2 first:border-0">
                  <PageLink href={paths.activityOf(one.organization_id)} className="link">
                    <bdi>{nameOf(one)}</bdi>
                  </PageLink>
                  <span className="block text-ink-soft">
                    {words('statedProposalsLine', { count: one.figures, day: format.day(one.given_at) })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {proposals.length === 0 ? null : (
          <section>
            <h3 className="font-strong">{words('proposalsTitle')}</h3>
            <ul>
              {proposals.map((one) => (
                <li key={one.document_id} className="wrap-anywhere border-line border-t py-2 first:border-0">
                  <PageLink href={paths.document(one.organization_id, one.document_id)} className="link">
                    <bdi>{nameOf(one)}</bdi>
                  </PageLink>
                  <span className="block text-ink-soft">
                    {words('proposalsLine', { document: one.document, count: one.figures })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {problems.length === 0 ? null : (
          <section>
            <h3 className="font-strong">{words('problemsTitle')}</h3>
            <ul>
              {problems.map((one) => (
                <li key={one.problem_id} className="wrap-anywhere border-line border-t py-2 first:border-0">
                  <PageLink href={paths.activityOf(one.organization_id)} className="link">
                    <bdi>{nameOf(one)}</bdi>
                  </PageLink>
                  <span className="block">{one.text}</span>
                  <span className="block text-ink-faint text-xs">
                    {[one.author, one.created_at === null ? null : format.day(one.created_at)]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  )
}
