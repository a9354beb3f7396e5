import type { Format } from '@/lib/format/create-format'
import type { Totals } from './list-answer'
import { joinWithCommas } from './list-words'

/** "38 organizations, 24 disclose emissions, 17 have science-based targets, 2 being researched." What is not known is left out. */
export function portfolioSentence(totals: Totals, format: Format): string | null {
  const { organizations, with_emissions: emissions, with_science_based_targets: targets, in_progress: open } = totals
  if (organizations === null) return null
  const words = format.words('portfolio')
  const parts = [words('sentenceOrganizations', { count: organizations })]
  if (emissions !== null) parts.push(words('sentenceEmissions', { count: emissions }))
  if (targets !== null) parts.push(words('sentenceTargets', { count: targets }))
  if (open !== null && open > 0) parts.push(words('sentenceOpen', { count: format.number.whole(open) }))
  return words('sentenceEnd', { parts: joinWithCommas(parts, format) })
}
