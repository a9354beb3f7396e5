import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import { type ListQuestion, toOrderedParameters } from '@/lib/views/address/list-in-url'
import { fairSort } from '@/lib/views/list/listed-figures'

/** Links to the list as a file: the filtered rows, or the selected ones. */
export function exportLinks(
  question: ListQuestion,
  ids: readonly number[] | null,
  words: Words<'portfolio'>,
): { label: string; href: string }[] {
  const parameters = ids
    ? new URLSearchParams({ ids: ids.join(','), sort: fairSort(question) })
    : toOrderedParameters(question)
  return [
    { label: words('exportData'), format: 'xlsx' },
    { label: words('exportCsv'), format: 'csv' },
  ].map(({ label, format }) => ({ label, href: `${paths.api.exportList}?format=${format}&${parameters}` }))
}
