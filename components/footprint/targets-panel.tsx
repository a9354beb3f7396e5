'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { setGoal } from '@/lib/queries/footprint/change-footprint'
import type { FootprintAnswer, Goal, TargetState } from '@/lib/views/answers/footprint/footprint-answer'
import { targetWord } from '@/lib/views/footprint/footprint-words'
import { readTypedNumber } from '@/lib/views/typed-number'

const states: readonly TargetState[] = ['validated', 'committed', 'expired', 'removed', 'none', 'unknown']
const mostNamed = 12

function GoalForm({ goal }: { goal: Goal | null }) {
  const words = useMessages('footprint')
  const { locale } = useReader()
  const id = useId()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: setGoal,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['footprint'] }),
    onError: () => toast({ title: words('notChanged'), tone: 'danger' }),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    const given = new FormData(event.currentTarget)
    const percent = readTypedNumber(String(given.get('share') ?? ''), locale) ?? 0
    const year = Number(given.get('year'))
    if (!(percent > 0 && percent <= 100) || !(Number.isInteger(year) && year >= 2020 && year <= 2100)) {
      setProblem(words('goalProblem'))
      return
    }
    setProblem(null)
    change.mutate({ basis: given.get('basis') === 'emissions' ? 'emissions' : 'spend', share: percent / 100, year })
  }
  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden" noValidate>
      <label htmlFor={`${id}-share`} className="flex flex-col gap-1 text-ink-soft text-xs">
        {words('goalShare')}
        <input
          id={`${id}-share`}
          name="share"
          inputMode="decimal"
          defaultValue={goal === null ? '' : Math.round(goal.share * 10_000) / 100}
          className="control w-24"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
      </label>
      <label htmlFor={`${id}-basis`} className="flex flex-col gap-1 text-ink-soft text-xs">
        {words('goalBasis')}
        <NativeSelect id={`${id}-basis`} name="basis" defaultValue={goal?.basis ?? 'spend'}>
          <option value="spend">{words('bySpend')}</option>
          <option value="emissions">{words('byEmissions')}</option>
        </NativeSelect>
      </label>
      <label htmlFor={`${id}-year`} className="flex flex-col gap-1 text-ink-soft text-xs">
        {words('goalYear')}
        <input
          id={`${id}-year`}
          name="year"
          inputMode="numeric"
          defaultValue={goal?.year ?? ''}
          className="control w-24"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
      </label>
      <Button look="plain" type="submit" disabled={change.isPending}>
        {words('setGoal')}
      </Button>
      {goal === null ? null : (
        <Button look="plain" disabled={change.isPending} onClick={() => change.mutate(null)}>
          {words('removeGoal')}
        </Button>
      )}
      <p id={`${id}-problem`} role="alert" className="w-full text-danger text-xs">
        {problem}
      </p>
    </Form>
  )
}

/** The share of spend for which emissions were computed: the base of shares of emissions. */
function coveredShare({ total }: FootprintAnswer, format: Format): string {
  if (total.spend <= 0) return '–'
  return format.percent(format.number.significant((100 * total.covered_spend) / total.spend, 2))
}

/** The progress towards the goal, and the suppliers that would complete it. */
function GoalReached({ goal, footprint, format }: { goal: Goal; footprint: FootprintAnswer; format: Format }) {
  const words = useMessages('footprint')
  const percent = (share: number) => format.percent(format.number.significant(share * 100, 2))
  const names = new Map(footprint.lines.map(({ organization_id, name }) => [organization_id, name]))
  const covered = coveredShare(footprint, format)
  const values = { reached: percent(goal.reached), share: percent(goal.share), year: String(goal.year), covered }
  return (
    <div className="flex flex-col gap-2">
      <p className="font-strong">
        {goal.basis === 'spend' ? words('goalReachedSpend', values) : words('goalReachedEmissions', values)}
      </p>
      {goal.gap.length === 0 ? null : (
        <p className="text-ink-soft">
          {words('gap', { count: goal.gap.length })}{' '}
          {goal.gap.slice(0, mostNamed).map((id, at) => (
            <span key={id}>
              {at === 0 ? '' : ', '}
              <PageLink href={paths.organization(id)} className="underline">
                {names.get(id) ?? words('unnamed', { id: String(id) })}
              </PageLink>
            </span>
          ))}
          {goal.gap.length > mostNamed ? ` ${words('andMore', { count: goal.gap.length - mostNamed })}` : ''}
        </p>
      )}
    </div>
  )
}

/** Shares of spend and emissions by suppliers' commitments, and the team's own goal. */
export function TargetsPanel({ footprint, format }: { footprint: FootprintAnswer; format: Format }) {
  const words = useMessages('footprint')
  const canEdit = useCanEdit()
  const { targets, goal } = footprint.engagement
  const percent = (share: number | null) =>
    share === null ? '–' : format.percent(format.number.significant(share * 100, 2))
  return (
    <Panel
      title={words('targetsTitle')}
      claim={
        <>
          {words('targetsClaim')} {words('emissionsCover', { covered: coveredShare(footprint, format) })}
        </>
      }
      footer={words('targetsFooter')}
    >
      <div className="flex flex-col gap-5">
        <div className="relative overflow-x-auto">
          <table className="w-full text-left">
            <thead className="text-ink-soft text-xs">
              <tr>
                <th scope="col" className="py-2 pr-4 font-normal">
                  {words('target')}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal">
                  {words('suppliers')}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal">
                  {words('spendShare')}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {words('emissionShare')}
                </th>
              </tr>
            </thead>
            <tbody>
              {states.map((state) => (
                <tr key={state} className="border-line border-t">
                  <th scope="row" className="py-2.5 pr-4 font-normal">
                    {targetWord(words, state)}
                  </th>
                  <td className="py-2.5 pr-4 text-right">{format.number.whole(targets[state].suppliers ?? 0)}</td>
                  <td className="py-2.5 pr-4 text-right">{percent(targets[state].spend_share)}</td>
                  <td className="py-2.5 text-right">{percent(targets[state].emission_share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {goal === null ? null : <GoalReached goal={goal} footprint={footprint} format={format} />}
        {canEdit ? <GoalForm key={JSON.stringify(goal)} goal={goal} /> : null}
      </div>
    </Panel>
  )
}
