import type { Key } from '@/lib/messages/words'
import type { ListColumn } from '@/lib/views/list/list-columns'

/** Heads of the table, and their tooltips. */
export const columnWords: Record<ListColumn, { head: Key<'portfolio'>; hint?: Key<'portfolio'> }> = {
  country: { head: 'country' },
  matched: { head: 'matchedTo', hint: 'matchedToHint' },
  industry: { head: 'industry' },
  score: { head: 'score', hint: 'scoreHint' },
  percentile: { head: 'percentile', hint: 'percentileHint' },
  industry_level: { head: 'industryIntensity', hint: 'industryIntensityHint' },
  country_level: { head: 'countryIntensity', hint: 'countryIntensityHint' },
  scope_1_2: { head: 'scopes1And2', hint: 'scopes1And2Hint' },
  all_scopes: { head: 'allScopes', hint: 'allScopesHint' },
  intensity: { head: 'intensity', hint: 'intensityHint' },
  target: { head: 'target', hint: 'targetHint' },
  commitments: { head: 'commitments' },
  confidence: { head: 'confidence', hint: 'confidenceHint' },
  labels: { head: 'labels' },
  spend: { head: 'spend', hint: 'spendHint' },
  category: { head: 'ownCategory' },
  buyer: { head: 'buyer' },
  status: { head: 'research' },
  updated: { head: 'updated' },
}

export const rightColumns: ReadonlySet<ListColumn> = new Set([
  'percentile',
  'scope_1_2',
  'all_scopes',
  'intensity',
  'spend',
])
