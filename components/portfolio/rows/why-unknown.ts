import type { Key } from '@/lib/messages/words'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'

/** Returns the reason for an unknown value: without a matched company nothing was looked up. */
export function why({ isUnidentified }: PortfolioRow, reason: Key<'portfolio'>): Key<'portfolio'> {
  return isUnidentified ? 'notIdentified' : reason
}
