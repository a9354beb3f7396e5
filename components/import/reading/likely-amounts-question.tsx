import { useId, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { useMessages } from '@/lib/messages/messages-provider'
import { headingCells } from '@/lib/views/import/heading-cells'
import { likelyAmounts } from '@/lib/views/import/headings/likely-amounts'
import { assignColumn, type ImportPlan } from '@/lib/views/import/import-job'
import { letterOf } from './column-letter'

type LikelyAmountsProps = { plan: ImportPlan; places: readonly number[]; onChange: (plan: ImportPlan) => void }

/** Asks about columns of amounts that were not recognised as spend, instead of keeping them as text without a word. */
export function LikelyAmountsQuestion({ plan, places, onChange }: LikelyAmountsProps) {
  const id = useId()
  const words = useMessages('import')
  const { rows, columns, headings, notSpend } = plan
  const likely = useMemo(
    () => likelyAmounts({ rows, columns, headings, notSpend }, places),
    [rows, columns, headings, notSpend, places],
  )
  if (likely.length === 0) return null
  const names = headingCells(plan)
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {words('likelyTitle')}
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words('likelyDetail')}</p>
      <ul className="mt-2">
        {likely.map(({ column, besides }) => {
          const heading = names[column]?.trim() || words('column', { letter: letterOf(column) })
          return (
            <li key={column} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.5">
              <span className="wrap-anywhere min-w-0 flex-1">
                {besides === null ? words('likelyOf', { heading }) : words('likelyTwice', { heading, besides })}
              </span>
              {besides === null ? (
                <Button
                  look="plain"
                  aria-label={`${words('likelySpend')}: ${heading}`}
                  onClick={() => onChange({ ...plan, columns: assignColumn(plan.columns, column, 'spend') })}
                >
                  {words('likelySpend')}
                </Button>
              ) : null}
              <Button
                look="plain"
                aria-label={`${words('likelyNotSpend')}: ${heading}`}
                onClick={() => onChange({ ...plan, notSpend: [...(plan.notSpend ?? []), column] })}
              >
                {words('likelyNotSpend')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
