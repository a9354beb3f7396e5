import type { Figure } from '@/service/reports/model/figure'
import type { OnPage, ReadReport } from './read-in-process'

type PageMessage = Parameters<OnPage>[0]

/** Keeps what a reader says of each page, for a report whose reader is ended before it has said what the whole reports. */
export function keepSoFar(): {
  add: (message: PageMessage) => void
  /** Null where no page was read, or the end is of no limit that a later page met. */
  endedBy: (code: string | undefined) => ReadReport | null
} {
  let last: PageMessage | null = null
  const best = new Map<string, Figure>()
  return {
    add(message) {
      last = message
      for (const figure of message.found) {
        const key = `${figure.year} ${figure.scope}`
        const before = best.get(key)
        if (before === undefined || figure.confidence > before.confidence) best.set(key, figure)
      }
    },
    endedBy(code) {
      if (last === null || (code !== 'takes_too_long' && code !== 'needs_too_much_memory')) return null
      const { page, pages } = last
      const figures = [...best.values()].sort((a, b) => a.year - b.year || a.scope.localeCompare(b.scope, 'en'))
      // Of the last page too only a part is known, where the reader was ended over the whole.
      return { pages, figures, facts: [], ended: { page: Math.min(page + 1, pages), reason: code } }
    },
  }
}
