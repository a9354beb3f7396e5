import type { ListSort } from './list-in-url'
import { urlValue } from './url-value'

export const listColumns = [
  'country',
  'industry',
  'score',
  'percentile',
  'industry_level',
  'country_level',
  'emissions',
  'intensity',
  'target',
  'commitments',
  'confidence',
  'labels',
  'status',
  'updated',
] as const
export type ListColumn = (typeof listColumns)[number]

/** What fits a laptop without scrolling. */
export const usualColumns: ListColumn[] = ['country', 'score', 'emissions', 'intensity', 'target', 'status']

/** Ascending or descending, whichever is asked for first. Columns without an order are not here. */
export const columnSorts: Partial<Record<ListColumn | 'name', { first: ListSort; next: ListSort }>> = {
  name: { first: 'name', next: '-name' },
  country: { first: 'country', next: '-country' },
  score: { first: '-score', next: 'score' },
  emissions: { first: '-emissions', next: 'emissions' },
  intensity: { first: '-intensity', next: 'intensity' },
  status: { first: 'status', next: '-status' },
  updated: { first: '-updated', next: 'updated' },
}

/** `?columns=score,emissions`: always in the order of the table. */
export const columnsInUrl = urlValue<ListColumn[]>({
  parse: (text) => {
    const wanted = text.split(',')
    return listColumns.filter((column) => wanted.includes(column))
  },
  fallback: usualColumns,
})
