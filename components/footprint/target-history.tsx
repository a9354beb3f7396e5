'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { ShareCurves } from '@/components/charts/share-curves'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { targetHistoryQuery } from '@/lib/queries/footprint/target-history-query'
import type { TargetHistoryAnswer } from '@/lib/views/answers/footprint/target-history-answer'
import { targetWord } from '@/lib/views/footprint/footprint-words'
import { pointsOf, sayTargetHistory, shareInWords } from '@/lib/views/footprint/say-target-history'

const drawn = [
  { key: 'validated', colour: 'var(--score)' },
  { key: 'committed', colour: 'var(--series-3)' },
  { key: 'removed', colour: 'var(--danger)' },
  { key: 'expired', colour: 'var(--aged)' },
] as const
const told = ['validated', 'committed', 'expired', 'removed', 'none', 'unknown'] as const
const mostMovers = 8

type CurveProps = { history: TargetHistoryAnswer; basis: 'spend' | 'emissions'; claim: string; format: Format }

function Curve({ history, basis, claim, format }: CurveProps) {
  const words = useMessages('footprint')
  const points = pointsOf(history, basis)
  const { goal, list_day: listDay } = history
  const last = points.at(-1)
  const percent = (share: number) => shareInWords(share, format)
  const curves = drawn.map(({ key, colour }) => ({
    key,
    colour,
    isStrong: key === 'validated',
    points: points.map(({ day, shares }) => ({ day, share: shares[key] })),
  }))
  const drawnGoal =
    goal === null || goal.basis !== basis || last === undefined || `${goal.year}-12-31` <= last.day
      ? null
      : {
          from: last.shares.validated >= goal.share ? null : { day: last.day, share: last.shares.validated },
          day: `${goal.year}-12-31`,
          share: goal.share,
          label: words('historyGoal', { share: percent(goal.share), year: String(goal.year) }),
        }
  const heads = [words('historyDay'), ...told.map((state) => targetWord(words, state)), words('historyAtMost')]
  return (
    <ChartFrame
      title={words('historyTitle')}
      claim={claim}
      unit={words(basis === 'spend' ? 'spendShare' : 'emissionShare')}
      legend={[
        ...drawn.map(({ key, colour }) => ({ label: targetWord(words, key), colour, look: 'line' as const })),
        { label: words('historyMayBe'), colour: 'var(--score-track)', look: 'area' as const },
        ...(drawnGoal === null || drawnGoal.from === null
          ? []
          : [{ label: words('historyPath'), colour: 'var(--benchmark)', look: 'dashed' as const }]),
      ]}
      source={words('historySource', { day: format.day(listDay) })}
      data={{
        head: heads,
        rows: points.map(({ day, shares }) => [day, ...told.map((state) => shares[state]), shares.validated_at_most]),
      }}
      table={
        <DataTable
          caption={words('historyTitle')}
          head={heads}
          rows={points.map(({ day, shares }) => ({
            key: day,
            cells: [format.day(day), ...told.map((state) => percent(shares[state])), percent(shares.validated_at_most)],
          }))}
        />
      }
    >
      <ShareCurves
        title={claim}
        curves={curves}
        band={points.map(({ day, shares }) => ({ day, low: shares.validated, high: shares.validated_at_most }))}
        goal={drawnGoal}
        formatShare={percent}
      />
    </ChartFrame>
  )
}

/** Suppliers whose state changed over the time shown, by spend. */
function Movers({ history, format }: { history: TargetHistoryAnswer; format: Format }) {
  const words = useMessages('footprint')
  const { movers } = history
  if (movers.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="text-ink-soft text-xs">{words('historyMovers')}</h3>
      <ul className="mt-1">
        {movers.slice(0, mostMovers).map(({ organization_id: id, name, spend_share, before, now }) => (
          <li key={id}>
            <PageLink href={paths.organization(id)} className="underline">
              {name ?? words('unnamed', { id: String(id) })}
            </PageLink>{' '}
            <span className="text-ink-soft">
              {words('historyMoved', {
                share: shareInWords(spend_share, format),
                before:
                  before === 'unknown' && now === 'validated' ? words('historyNotYet') : targetWord(words, before),
                now: targetWord(words, now),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The share of targets over time, weighted by one year's spend. Hidden if the service has none or there is no second day. */
export function TargetHistory({ year, format }: { year: number; format: Format }) {
  const words = useMessages('footprint')
  const id = useId()
  const { data } = useQuery(targetHistoryQuery(year))
  const [chosen, setBasis] = useState<'spend' | 'emissions' | null>(null)
  if (data === undefined || data === 'not_offered') return null
  const hasEmissions = pointsOf(data, 'emissions').length > 1
  const basis = hasEmissions ? (chosen ?? data.goal?.basis ?? 'spend') : 'spend'
  const claim = sayTargetHistory(data, basis, format)
  if (claim === null) return null
  return (
    <Panel
      title={words('historyTitle')}
      claim={claim}
      isFinding
      aside={
        hasEmissions ? (
          <label htmlFor={id} className="flex items-center gap-2 text-ink-soft text-xs print:hidden">
            {words('goalBasis')}
            <NativeSelect
              id={id}
              value={basis}
              onChange={({ target }) => setBasis(target.value === 'emissions' ? 'emissions' : 'spend')}
            >
              <option value="spend">{words('bySpend')}</option>
              <option value="emissions">{words('byEmissions')}</option>
            </NativeSelect>
          </label>
        ) : null
      }
      footer={words('historyFooter', { year: String(data.year ?? year), day: format.day(data.list_day) })}
    >
      <Curve history={data} basis={basis} claim={claim} format={format} />
      <Movers history={data} format={format} />
    </Panel>
  )
}
