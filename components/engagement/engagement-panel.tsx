'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { changeEngagement } from '@/lib/queries/engagement/change-engagement'
import { engagementQuery } from '@/lib/queries/engagement/engagement-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { EngagementAnswer, EngagementRecord } from '@/lib/views/answers/engagement/engagement-answer'
import { stageWord } from '@/lib/views/engagement/stage-words'
import { EngagementForm } from './engagement-form'

/** How the team works with an organization, with the history; hidden if the service stores nothing about it. */
export function EngagementPanel({ id, format }: { id: number; format: Format }) {
  const words = useMessages('engagement')
  const problemWords = useProblemWords()
  const queries = useQueryClient()
  const canEdit = useCanEdit()
  const { data } = useQuery(engagementQuery(id))
  const change = useMutation({
    mutationFn: (record: EngagementRecord) => changeEngagement(id, record),
    onSuccess: (answer) => {
      queries.setQueryData(['engagement', id], answer)
      void queries.invalidateQueries({ queryKey: ['engagement', 'overview'] })
      toast({ title: words('saved') })
    },
    onError: (error) =>
      toast({ ...problemWords(error, { title: words('notSaved'), detail: '' }), tone: 'danger' as const }),
  })
  if (!data) return null
  return (
    <Panel title={words('engagement')} claim={words('engagementClaim')}>
      {canEdit ? (
        // Shows what somebody else saved meanwhile, instead of overwriting it.
        <EngagementForm
          key={data.changes[0]?.changed_at ?? ''}
          record={data}
          isBusy={change.isPending}
          onSave={change.mutate}
        />
      ) : (
        <Facts record={data} format={format} />
      )}
      <Labels labels={data.labels} format={format} />
      <History changes={data.changes} format={format} />
    </Panel>
  )
}

function Facts({ record, format }: { record: EngagementRecord; format: Format }) {
  const words = useMessages('engagement')
  const lines = [
    [words('stage'), stageWord(words, record.stage)],
    [words('owner'), record.owner ?? words('nobody')],
    [words('nextStep'), record.next_step ?? words('noStep')],
    [words('dueOn'), record.due_on === null ? words('noDay') : format.day(record.due_on)],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-faint">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Labels({ labels, format }: { labels: EngagementAnswer['labels']; format: Format }) {
  const words = useMessages('engagement')
  if (labels.length === 0) return null
  const who = ({ added_by: name, added_at: at }: EngagementAnswer['labels'][number]) => {
    if (at === null) return name === null ? null : words('labelBy', { name })
    const day = format.day(at)
    return name === null ? words('labelOn', { day }) : words('labelByOn', { name, day })
  }
  return (
    <section className="mt-4">
      <h3 className="font-strong">{words('labels')}</h3>
      <ul>
        {labels.map((one) => (
          <li key={one.label} className="wrap-anywhere">
            <bdi>{one.label}</bdi> <span className="text-ink-faint text-xs">{who(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ changes, format }: { changes: EngagementAnswer['changes']; format: Format }) {
  const words = useMessages('engagement')
  if (changes.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="link cursor-pointer">{words('history')}</summary>
      <ol className="mt-2 flex flex-col gap-2">
        {changes.map(({ stage, owner, next_step: step, changed_by: name, changed_at: at }) => (
          <li key={at} className="wrap-anywhere">
            {name === null
              ? words('historyLine', { stage: stageWord(words, stage), day: format.day(at) })
              : words('historyBy', { stage: stageWord(words, stage), day: format.day(at), name })}
            {owner === null ? null : (
              <span className="block text-ink-soft">{words('historyOwner', { name: owner })}</span>
            )}
            {step === null ? null : <span className="block text-ink-soft">{words('historyStep', { step })}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
