/** Where the reading of a report that goes on for too long is ended in order, with what was read so far. */
export type ReadingBounds = {
  /** Pages that are read of one file. */
  pages: number
  /** Whether no further page is to be begun. */
  isOver: () => boolean
  /** Whether to return the result as it is: after `isOver`, while the pages read so far are read as a whole. */
  mustEnd: () => boolean
}

/** Why the pages from some page on were not read to their end: the time or the memory of the reading, the number of pages, or a page of more than a page holds. */
export type ReadingEnd = 'takes_too_long' | 'needs_too_much_memory' | 'too_many_pages' | 'page_too_full'

/** Pieces of text that are read of one page of a PDF. The fullest of 1,404 pages of real reports has 969. */
export const mostPieces = 20_000

/** Null while the next page, counted from 1, may be read. */
export function endBefore(page: number, bounds: ReadingBounds | undefined): ReadingEnd | null {
  if (bounds === undefined) return null
  if (page > bounds.pages) return 'too_many_pages'
  return page > 1 && bounds.isOver() ? 'takes_too_long' : null
}
