import type { Key } from '@/lib/messages/words'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'

/** Of what nobody looked up, our sources say nothing. */
export function why({ isUnidentified }: PortfolioRow, reason: Key<'portfolio'>): Key<'portfolio'> {
  return isUnidentified ? 'notIdentified' : reason
}
