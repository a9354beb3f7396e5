import { NativeSelect } from '@/components/ui/fields/native-select'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { ListQuestion, ListSort } from '@/lib/views/address/list-in-url'
import { fairSort, ranksIntensity } from '@/lib/views/list/listed-figures'

const sortWords: Partial<Record<ListSort, Key<'portfolio'>>> = {
  name: 'sortName',
  '-name': 'sortNameDown',
  country: 'country',
  '-score': 'sortScoreDown',
  score: 'sortScore',
  '-scope_1_2': 'sortScopes1And2Down',
  scope_1_2: 'sortScopes1And2',
  '-all_scopes': 'sortAllScopesDown',
  all_scopes: 'sortAllScopes',
  '-intensity': 'sortIntensityDown',
  intensity: 'sortIntensity',
  '-spend': 'sortSpendDown',
  spend: 'sortSpend',
  status: 'sortStatus',
  '-updated': 'sortUpdatedDown',
  '-created': 'sortCreatedDown',
  created: 'sortCreated',
}

type SortSelectProps = {
  /** Whether the service stores spend. */
  hasSpend: boolean
  question: ListQuestion
  onQuestion: (change: Partial<ListQuestion>) => void
}

/** Chooses the list's order where no table heads offer it. */
export function SortSelect({ hasSpend, question, onQuestion }: SortSelectProps) {
  const words = useMessages('portfolio')
  return (
    <NativeSelect
      aria-label={words('sortBy')}
      className="w-full sm:w-56 lg:hidden"
      value={fairSort(question)}
      onChange={(event) => onQuestion({ sort: event.target.value as ListSort })}
    >
      {Object.entries(sortWords)
        .filter(([sort]) => ranksIntensity(question) || !sort.endsWith('intensity'))
        .filter(([sort]) => hasSpend || !sort.endsWith('spend'))
        .map(([sort, key]) => (
          <option key={sort} value={sort}>
            {words(key)}
          </option>
        ))}
    </NativeSelect>
  )
}
