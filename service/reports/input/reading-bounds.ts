/** Bounds after which a long reading ends in order, with what was read so far. */
export type ReadingBounds = {
  /** The most pages read of one file. */
  pages: number
  /** Whether no further page may be started. */
  isOver: () => boolean
  /** Whether to return the result now: set some time after `isOver`, while the pages are read as a whole. */
  mustEnd: () => boolean
  /** Is told the lines of each page that is read. */
  onLines?: (lines: readonly string[]) => void
}

/** Why pages were not read to the end: time, memory, the number of pages, or a page with too much text. */
export type ReadingEnd = 'takes_too_long' | 'needs_too_much_memory' | 'too_many_pages' | 'page_too_full'

/** The most pieces of text read of one PDF page. The fullest of 1,404 pages of real reports has 969. */
export const mostPieces = 20_000

/** Why the next page, counted from 1, may not be read; null if it may. */
export function endBefore(page: number, bounds: ReadingBounds | undefined): ReadingEnd | null {
  if (bounds === undefined) return null
  if (page > bounds.pages) return 'too_many_pages'
  return page > 1 && bounds.isOver() ? 'takes_too_long' : null
}
