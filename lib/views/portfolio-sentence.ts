import type { Format } from '@/lib/format/create-format'
import type { Totals } from './list-answer'

function count(amount: number, one: string, many: string, format: Format): string {
  return `${format.number.whole(amount)} ${amount === 1 ? one : many}`
}

/** "38 organizations, 24 disclose emissions, 17 have science-based targets, 2 being researched." What is not known is left out. */
export function portfolioSentence(totals: Totals, format: Format): string | null {
  const { organizations, with_emissions: emissions, with_science_based_targets: targets, in_progress: open } = totals
  if (organizations === null) return null
  const parts = [count(organizations, 'organization', 'organizations', format)]
  if (emissions !== null) parts.push(count(emissions, 'discloses emissions', 'disclose emissions', format))
  if (targets !== null) parts.push(count(targets, 'has a science-based target', 'have science-based targets', format))
  if (open !== null && open > 0) parts.push(`${format.number.whole(open)} still being researched`)
  return `${parts.join(', ')}.`
}
