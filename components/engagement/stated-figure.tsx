'use client'

import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import type { StatedChange } from '@/lib/queries/engagement/stated-figures'
import type { StatedFigureAnswer } from '@/lib/views/answers/engagement/stated-answer'
import { isProject } from '@/lib/views/documents/is-project'
import { assuranceWord, statedScopeWord } from '@/lib/views/engagement/stated-words'

type StatedFigureProps = {
  figure: StatedFigureAnswer
  format: Format
  isBusy: boolean
  /** Absent for readers who may not change it. */
  onChange?: (change: StatedChange) => void
}

const actionsOf = { accept: 'acceptOf', reject: 'rejectOf', reopen: 'reopenOf', remove: 'removeOf' } as const
const origins = { typed: 'originTyped', imported: 'originImported', answered: 'originAnswered' } as const

function decisionOf(
  { decision, decided_by: name, decided_at: at }: StatedFigureAnswer,
  words: Words<'engagement'>,
  format: Format,
) {
  return name === null || at === null
    ? words(decision)
    : words('decidedBy', {
        decision: words(decision),
        name: isProject(name) ? words('thisProject') : name,
        day: format.day(at),
      })
}

/** One figure, its method, and the possible actions. */
export function StatedFigure({ figure, format, isBusy, onChange }: StatedFigureProps) {
  const words = useMessages('engagement')
  const { id, year, scope, value, method, assurance, note, origin, doubt, decision } = figure
  const amount = format.massInWords(value * 1000)
  const name = words('statedGiven', { value: amount, scope: statedScopeWord(words, scope), year: String(year) })
  const given = words('byNameOn', {
    name: figure.given_by ?? words(origins[origin]),
    day: format.day(figure.given_at),
  })
  const facts = [
    figure.given_by === null ? null : words(origins[origin]),
    given,
    assurance === null ? null : assuranceWord(words, assurance),
    origin === 'answered' ? decisionOf(figure, words, format) : null,
  ].filter((fact) => fact !== null)
  const action = (label: 'accept' | 'reject' | 'reopen' | 'remove', change: StatedChange) => (
    <button
      type="button"
      className="link"
      disabled={isBusy}
      aria-label={words(actionsOf[label], { figure: name })}
      onClick={() => onChange?.(change)}
    >
      {words(label)}
    </button>
  )
  const decide = (to: StatedFigureAnswer['decision']): StatedChange => ({ kind: 'decide', figureId: id, decision: to })
  return (
    <li className="wrap-anywhere border-line border-t py-2.5 first:border-0">
      <p className="font-strong">{name}</p>
      <p className="text-ink-soft">{facts.join(' · ')}</p>
      {method === null ? null : <p className="text-ink-soft">{method}</p>}
      {note === null ? null : <p className="text-ink-soft">{note}</p>}
      {doubt === null ? null : (
        <p className="text-danger">
          {words(doubt.kind === 'much_more' ? 'doubtMore' : 'doubtLess', {
            year: String(doubt.year),
            value: format.massInWords(doubt.value * 1000),
          })}
        </p>
      )}
      {onChange ? (
        <p className="mt-1 flex gap-4 print:hidden">
          {origin === 'answered' ? (
            decision === 'proposed' ? (
              <>
                {action('accept', decide('accepted'))}
                {action('reject', decide('rejected'))}
              </>
            ) : (
              action('reopen', decide('proposed'))
            )
          ) : (
            action('remove', { kind: 'remove', figureId: id })
          )}
        </p>
      ) : null}
    </li>
  )
}
