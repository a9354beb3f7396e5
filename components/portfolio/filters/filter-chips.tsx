import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { viewChips } from '@/lib/views/list/filter-chips'

type FilterChipsProps = {
  question: ListQuestion
  facets: SummaryAnswer | null
  format: Format
  onQuestion: (change: Partial<ListQuestion>) => void
  onClear: () => void
}

/** The active filters; a click removes one. */
export function FilterChips({ question, facets, format, onQuestion, onClear }: FilterChipsProps) {
  const chips = viewChips(question, facets, format)
  const words = useMessages('portfolio')
  if (chips.length === 0) return null
  return (
    <ul aria-label={words('filtersOn')} className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ key, words: filter, without }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onQuestion(without)}
            className="inline-flex min-h-8 items-center gap-2 rounded-full border border-accent bg-accent-wash px-3 text-left text-accent hover:bg-paper"
          >
            <bdi className="wrap-anywhere">{filter}</bdi> <span aria-hidden="true">×</span>
            <span className="sr-only">{words('removeFilter')}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link min-h-8 px-1" onClick={onClear}>
          {words('clearAll')}
        </button>
      </li>
    </ul>
  )
}
