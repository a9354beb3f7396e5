import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { type ImportPageAnswer, type RowState, rowStates } from '@/lib/views/answers/imports-answer'
import { stateWords } from './state-words'

type StateFilterProps = {
  counts: ImportPageAnswer['counts']
  chosen: RowState | null
  onChoose: (state: RowState | null) => void
}

/** Recognised, to decide, not found, errors: each with its count, and as a filter of the rows. */
export function StateFilter({ counts, chosen, onChoose }: StateFilterProps) {
  const words = useMessages('lists')
  const { number } = useFormat()
  const all = rowStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  // A selected state that becomes empty stays visible.
  const shown = rowStates.filter(
    (state) => (counts[state] ?? 0) > 0 || state === chosen || ['recognised', 'to_decide', 'not_found'].includes(state),
  )
  const button = (state: RowState | null, label: string, count: number) => (
    <button
      key={state ?? 'all'}
      type="button"
      aria-pressed={chosen === state}
      onClick={() => onChoose(state)}
      className="rounded border border-line-strong px-3.5 py-2 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-raised aria-pressed:font-strong"
    >
      {label} <span className="tabular-nums">{number.whole(count)}</span>
    </button>
  )
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words('filter')}</legend>
      {button(null, words('allRows'), all)}
      {shown.map((state) => button(state, words(stateWords[state]), counts[state] ?? 0))}
    </fieldset>
  )
}
