'use client'

import { useQuery } from '@tanstack/react-query'
import { AnswerState } from '@/components/ui/answer-state'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { overviewQuery } from '@/lib/queries/engagement/engagement-query'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import type { OverviewAnswer } from '@/lib/views/answers/engagement/engagement-answer'
import { stageWord } from '@/lib/views/engagement/stage-words'
import { stages } from '@/lib/views/engagement/stages'
import { OpenQuestions } from './open-questions'
import { StatedImport } from './stated-import'

type PartProps = { overview: OverviewAnswer; format: Format }

function Stages({ overview, format }: PartProps) {
  const words = useMessages('engagement')
  return (
    <Panel title={words('stagesTitle')} claim={words('stagesClaim')}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {stages.map((stage) => (
          <li key={stage}>
            <PageLink href={paths.inStage(stage)} className="link font-strong text-xl">
              {format.number.whole(overview.stages[stage])}
              <span className="sr-only"> {stageWord(words, stage)}</span>
            </PageLink>
            <span aria-hidden="true" className="block text-ink-soft">
              {stageWord(words, stage)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Responses({ overview, format }: PartProps) {
  const words = useMessages('engagement')
  const { rate, ...counts } = overview.responses
  return (
    <Panel title={words('responses')}>
      {rate === null ? (
        <p className="text-ink-soft">{words('responsesNone')}</p>
      ) : (
        <>
          <p className="font-strong text-xl">
            {words('responsesRate', { rate: format.percent(format.number.whole(rate * 100)) })}
          </p>
          <p className="mt-1 text-ink-soft">{words('responsesLine', counts)}</p>
        </>
      )}
    </Panel>
  )
}

function Owners({ overview }: PartProps) {
  const words = useMessages('engagement')
  return (
    <Panel title={words('ownersTitle')}>
      {overview.owners.length === 0 ? (
        <p className="text-ink-soft">{words('ownersNone')}</p>
      ) : (
        <ul>
          {overview.owners.map(({ owner, organizations }) => (
            <li key={owner} className="flex justify-between gap-4 border-line border-t py-2 first:border-0">
              <PageLink href={paths.ofOwner(owner)} className="link wrap-anywhere">
                <bdi>{owner}</bdi>
              </PageLink>
              <span className="whitespace-nowrap text-ink-soft">
                {words('organizationsCount', { count: organizations })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Due({ overview, format }: PartProps) {
  const words = useMessages('engagement')
  return (
    <Panel title={words('dueTitle')} claim={words('dueClaim')}>
      {overview.due.length === 0 ? (
        <p className="text-ink-soft">{words('dueNone')}</p>
      ) : (
        <ul>
          {overview.due.map((one) => (
            <li key={one.organization_id} className="wrap-anywhere border-line border-t py-2 first:border-0">
              <PageLink href={paths.activityOf(one.organization_id)} className="link font-strong">
                <bdi>{one.name ?? words('unnamed', { id: String(one.organization_id) })}</bdi>
              </PageLink>
              <span className={`block ${one.is_overdue ? 'text-danger' : 'text-ink-soft'}`}>
                {[
                  words('dueLine', { day: format.day(one.due_on) }),
                  one.is_overdue ? words('overdue') : null,
                  stageWord(words, one.stage),
                  one.owner,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
              {one.next_step === null ? null : <span className="block">{one.next_step}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The state of the team's work with its organizations, what is due, and what needs a person. */
export function EngagementPage({ locale }: { locale: string }) {
  const words = useMessages('engagement')
  const format = useFormat(locale)
  const state = useAnswerState(useQuery(overviewQuery))
  return (
    <AnswerState {...state} heading={words('title')} notOffered={words('notOffered')}>
      {(overview: OverviewAnswer) => (
        <div className="flex flex-col gap-5">
          <header>
            <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
            <p className="mt-1 max-w-prose text-ink-soft">{words('claim')}</p>
          </header>
          <OpenQuestions overview={overview} format={format} />
          <Stages overview={overview} format={format} />
          <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
            <Due overview={overview} format={format} />
            <div className="flex flex-col gap-5">
              <Responses overview={overview} format={format} />
              <Owners overview={overview} format={format} />
            </div>
          </div>
          <StatedImport />
        </div>
      )}
    </AnswerState>
  )
}
