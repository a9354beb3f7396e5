import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { ImportPlan } from '@/lib/views/import/import-job'
import type { LeftOutReason, SortedRows } from '@/lib/views/import/left-out/left-out-rows'

const reasonWords = {
  total: 'leftOutTotals',
  hidden: 'leftOutHidden',
  note: 'leftOutNotes',
  printout: 'leftOutPrintouts',
  group: 'leftOutGroups',
  collective: 'leftOutCollective',
  no_letters: 'leftOutNoLetters',
  headings: 'leftOutHeadings',
} as const satisfies Record<LeftOutReason, Key<'import'>>
const reasons = ['total', 'collective', 'group', 'note', 'printout', 'hidden', 'no_letters', 'headings'] as const
/** Rows that may be organizations after all, which a reader can include, with the text for it. */
const doubtful = { collective: 'takeCollectiveIn', group: 'takeGroupsIn' } as const
const mostNumbers = 12

type LeftOutRowsProps = { plan: ImportPlan; leftOut: SortedRows['leftOut']; onChange: (plan: ImportPlan) => void }

/** The rows of the sheet that are left out, and why. */
export function LeftOutRows({ plan, leftOut, onChange }: LeftOutRowsProps) {
  const words = useMessages('import')
  const told = reasons.flatMap((reason) => {
    const places = leftOut.filter((one) => one.reason === reason).map(({ place }) => place + 1)
    if (places.length === 0) return []
    const numbers = `${places.slice(0, mostNumbers).join(', ')}${places.length > mostNumbers ? ' …' : ''}`
    return [words(reasonWords[reason], { rows: places.length, numbers })]
  })
  if (plan.unknownFormulas > 0) told.push(words('unknownFormulas', { cells: plan.unknownFormulas }))
  if (told.length === 0) return null
  return (
    <ul className="mt-3 list-disc pl-5 text-ink-soft">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {(['collective', 'group'] as const)
        .filter((reason) => leftOut.some((one) => one.reason === reason))
        .map((reason) => (
          <li key={reason}>
            <button
              type="button"
              className="link"
              onClick={() => onChange({ ...plan, takenIn: [...(plan.takenIn ?? []), reason], choices: {} })}
            >
              {words(doubtful[reason])}
            </button>
          </li>
        ))}
      {leftOut.some(({ reason }) => reason === 'hidden') ? (
        <li>
          <button type="button" className="link" onClick={() => onChange({ ...plan, hidden: [], choices: {} })}>
            {words('takeHiddenIn')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
