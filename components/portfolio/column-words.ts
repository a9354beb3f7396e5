import type { ListColumn } from '@/lib/views/list-columns'

/** Heads of the table, and what a pointer at rest on one is told. */
export const columnWords: Record<ListColumn, { head: string; hint?: string }> = {
  country: { head: 'Country' },
  industry: { head: 'Industry' },
  score: { head: 'Score', hint: '0 to 100: what is disclosed, committed to and reduced' },
  percentile: { head: 'Percentile', hint: 'Share of its industry with a lower score' },
  industry_level: { head: 'Industry intensity', hint: 'Carbon intensity of its industry' },
  country_level: { head: 'Country intensity', hint: 'Carbon intensity of its country' },
  emissions: { head: 'Latest emissions', hint: 'As disclosed; the line shows years with the same scopes' },
  intensity: { head: 'Intensity', hint: 'Emissions of all scopes per US dollar of revenue of that year' },
  target: {
    head: 'SBTi target',
    hint: 'Near- or long-term target in the list of the Science Based Targets initiative',
  },
  commitments: { head: 'Commitments' },
  confidence: { head: 'Confidence', hint: 'How much of what the score asks for is known' },
  labels: { head: 'Labels' },
  status: { head: 'Research' },
  updated: { head: 'Last change' },
}

export const rightColumns: ReadonlySet<ListColumn> = new Set(['percentile', 'emissions', 'intensity'])
