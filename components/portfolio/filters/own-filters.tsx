import { useMessages } from '@/lib/messages/messages-provider'
import { isBySpend, type ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { Group, NumberField, Select } from './filter-controls'

type OwnFiltersProps = {
  own: NonNullable<SummaryAnswer['own_data']>
  question: ListQuestion
  onQuestion: (change: Partial<ListQuestion>) => void
}

/** Filters by own data of the project's list. */
export function OwnFilters({ own, question, onQuestion }: OwnFiltersProps) {
  const words = useMessages('portfolio')
  const any = ['', words('any')] as const
  const known = own.spend.map(({ year }) => String(year))
  const years = [...new Set(question.spend_year === '' ? known : [...known, question.spend_year])].sort().reverse()
  // A chosen value stays listed even where no organization has it any more.
  const optionsOf = (values: readonly { value: string }[], chosen: string) => {
    const all = values.map(({ value }) => value)
    return [
      any,
      ...(chosen === '' || all.includes(chosen) ? all : [chosen, ...all]).map((value) => [value, value] as const),
    ]
  }
  return (
    <Group legend={words('ownData')}>
      <div className="flex flex-col gap-2">
        <Select
          label={words('spend')}
          value={question.has_spend}
          options={[any, ['yes', words('withSpend')], ['no', words('withoutSpend')]]}
          onChange={(answer) => onQuestion({ has_spend: answer as ListQuestion['has_spend'] })}
        />
        {years.length === 0 ? null : (
          <>
            <NumberField
              label={words('spendAtLeast')}
              value={question.spend_at_least === '' ? null : Number(question.spend_at_least)}
              most={999_999_999_999_999}
              onValue={(least) => onQuestion({ spend_at_least: least === null ? '' : String(least) })}
            />
            <Select
              label={words('spendYear')}
              value={question.spend_year}
              options={[['', words('newestYear')], ...years.map((year) => [year, year] as const)]}
              onChange={(year) => onQuestion({ spend_year: year })}
            />
            <Select
              label={words('sortBy')}
              value={isBySpend(question) ? question.sort : 'name'}
              options={[
                ['name', words('sortName')],
                ['-spend', words('sortSpendDown')],
                ['spend', words('sortSpend')],
              ]}
              onChange={(sort) => onQuestion({ sort: sort as ListQuestion['sort'] })}
            />
            <p className="text-ink-faint text-xs">{words('spendCompared')}</p>
          </>
        )}
        <Select
          label={words('ownCategory')}
          value={question.category}
          options={optionsOf(own.categories, question.category)}
          onChange={(category) => onQuestion({ category })}
        />
        <Select
          label={words('buyer')}
          value={question.buyer}
          options={optionsOf(own.buyers, question.buyer)}
          onChange={(buyer) => onQuestion({ buyer })}
        />
        <form
          key={question.own_text}
          className="flex items-center justify-between gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const asked = new FormData(event.currentTarget).get('own_text')
            onQuestion({ own_text: typeof asked === 'string' ? asked.trim() : '' })
          }}
        >
          <label htmlFor="own-text">{words('ownText')}</label>
          <input id="own-text" name="own_text" className="control w-36 shrink-0" defaultValue={question.own_text} />
        </form>
      </div>
    </Group>
  )
}
