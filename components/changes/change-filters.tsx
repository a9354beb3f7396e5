import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/fields/choice'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ChangesQuestion } from '@/lib/views/address/changes-in-url'
import { changeGroupNames } from '@/lib/views/changes/change-groups'

type ChangeFiltersProps = { question: ChangesQuestion; onQuestion: (change: Partial<ChangesQuestion>) => void }

const shown = ['all', ...changeGroupNames] as const

/** The first day, which day counts, and which kinds. */
export function ChangeFilters({ question, onQuestion }: ChangeFiltersProps) {
  const words = useMessages('changes')
  const { since, by, show } = question
  return (
    <div className="flex flex-wrap items-end gap-4 print:hidden">
      <label htmlFor="changes-since" className="flex flex-col gap-1 text-ink-soft">
        {words('since')}
        <input
          id="changes-since"
          type="date"
          className="control w-44"
          value={since === 'visit' ? '' : since}
          onChange={(event) => onQuestion({ since: event.target.value })}
        />
      </label>
      <Button
        look="plain"
        aria-pressed={since === 'visit'}
        onClick={() => onQuestion({ since: since === 'visit' ? '' : 'visit', by: 'noted' })}
      >
        {words('sinceVisit')}
      </Button>
      <Choice
        legend={words('by')}
        options={[
          { value: 'happened', label: words('byHappened') },
          { value: 'noted', label: words('byNoted') },
        ]}
        value={by}
        onChange={(value) => onQuestion({ by: value === 'noted' ? 'noted' : 'happened' })}
      />
      <label htmlFor="changes-show" className="flex flex-col gap-1 text-ink-soft">
        {words('kinds')}
        <NativeSelect
          id="changes-show"
          className="w-44"
          value={show}
          onChange={(event) => onQuestion({ show: shown.find((one) => one === event.target.value) ?? 'all' })}
        >
          {shown.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </NativeSelect>
      </label>
    </div>
  )
}
