import type { Figure } from '@/service/reports/model/figure'
import type { OnPage, ReadReport } from './read-in-process'

type PageMessage = Parameters<OnPage>[0]

/** Collects the figures of single pages, for a report whose reader is ended before it sends the figures of the whole report. */
export function keepSoFar(): {
  add: (message: PageMessage) => void
  /** Returns the figures read so far; null if no page was read, or if the reader did not end because of a time or memory limit. */
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
      // The last page may have been read only in part, if the reader was ended while it worked on the whole report.
      return { pages, figures, facts: [], ended: { page: Math.min(page + 1, pages), reason: code } }
    },
  }
}
