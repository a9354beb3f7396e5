import type { ListSort } from '@/lib/views/address/list-in-url'
import { urlValue } from '@/lib/views/address/url-value'

export const listColumns = [
  'country',
  'matched',
  'industry',
  'score',
  'percentile',
  'industry_level',
  'country_level',
  'scope_1_2',
  'all_scopes',
  'intensity',
  'target',
  'commitments',
  'confidence',
  'labels',
  'spend',
  'category',
  'buyer',
  'status',
  'updated',
] as const
export type ListColumn = (typeof listColumns)[number]

/** Columns of own data: only if the service stores it. */
export const ownColumns: ReadonlySet<ListColumn> = new Set(['spend', 'category', 'buyer'])

/** The columns that fit a laptop without scrolling. */
export const usualColumns: ListColumn[] = [
  'country',
  'industry',
  'score',
  'scope_1_2',
  'all_scopes',
  'target',
  'status',
]

/** For each sortable column the order that a first click chooses. */
export const columnSorts: Partial<Record<ListColumn | 'name', { first: ListSort; next: ListSort }>> = {
  name: { first: 'name', next: '-name' },
  country: { first: 'country', next: '-country' },
  score: { first: '-score', next: 'score' },
  scope_1_2: { first: '-scope_1_2', next: 'scope_1_2' },
  all_scopes: { first: '-all_scopes', next: 'all_scopes' },
  intensity: { first: '-intensity', next: 'intensity' },
  spend: { first: '-spend', next: 'spend' },
  status: { first: 'status', next: '-status' },
  updated: { first: '-updated', next: 'updated' },
}

/** `?columns=score,emissions`: always in the order of the table. */
export const columnsInUrl = urlValue<ListColumn[]>({
  parse: (text) => {
    const wanted = text.split(',')
    // An older address: its one column of emissions is now two.
    const isOlder = wanted.includes('emissions')
    return listColumns.filter(
      (column) => wanted.includes(column) || (isOlder && (column === 'scope_1_2' || column === 'all_scopes')),
    )
  },
  fallback: usualColumns,
})
