import { useMessages } from '@/lib/messages/messages-provider'
import type { GroupRow, IndicatorRow } from '@/lib/views/organization/assessment-view'

const marks = { earned: '●', not_earned: '○', unknown: '?' } as const

function Indicator({ indicator }: { indicator: IndicatorRow }) {
  const words = useMessages('assessment')
  const { title, state, word, points, reason, toEarn, lang } = indicator
  return (
    <li className="grid grid-cols-[1rem_1fr_auto] gap-x-3 border-line border-t py-2.5" data-state={state}>
      <span aria-hidden="true" className={state === 'earned' ? 'text-score' : 'text-ink-faint'}>
        {marks[state]}
      </span>
      <div className="min-w-0">
        <p>
          <span lang={lang.title}>{title}</span> <span className="text-ink-faint text-xs">{word}</span>
        </p>
        <p className="text-ink-soft text-xs" lang={lang.reason}>
          {reason}
        </p>
        {toEarn === null ? null : (
          <p className="mt-0.5 text-ink-faint text-xs">
            {words.rich('toEarn', {
              what: toEarn,
              said: (chunks) => (
                <span key="said" lang={lang.toEarn}>
                  {chunks}
                </span>
              ),
            })}
          </p>
        )}
      </div>
      <span className={state === 'unknown' ? 'text-ink-faint' : ''}>{points}</span>
    </li>
  )
}

/** One group as a line with a bar; its indicators unfold. */
export function AssessmentGroup({ group }: { group: GroupRow }) {
  const { title, about, points, filled, without, indicators, lang } = group
  return (
    <li className="border-line border-t first:border-t-0">
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1rem_1fr_auto] items-center gap-3 py-2 hover:bg-hover sm:grid-cols-[1rem_8rem_1fr_6rem]">
          <span aria-hidden="true" className="text-ink-faint transition-transform group-open:rotate-90">
            ›
          </span>
          <span className="font-strong" lang={lang.title}>
            {title}
          </span>
          <span className="hidden h-1.5 overflow-hidden rounded-full bg-score-track sm:block" aria-hidden="true">
            <span className="block h-full rounded-full bg-score" style={{ width: `${filled}%` }} />
          </span>
          <span className="text-right">{points}</span>
        </summary>
        <div className="pb-3 sm:pl-7">
          <p className="pb-2 text-ink-soft text-xs">
            <span lang={lang.about}>{about}</span>
            {without}
          </p>
          <ul>
            {indicators.map((indicator) => (
              <Indicator key={indicator.id} indicator={indicator} />
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}
