/** Where the reading of a report that goes on for too long is ended in order, with what was read so far. */
export type ReadingBounds = {
  /** Pages that are read of one file. */
  pages: number
  /** Whether no further page is to be begun. */
  isOver: () => boolean
  /** Whether the result is to be given with what it has: after `isOver`, while the pages of before are read as a whole. */
  mustEnd: () => boolean
}

/** Why the pages from some page on were not read: the time of the reading, or the number of pages. */
export type ReadingEnd = 'takes_too_long' | 'too_many_pages'

/** Null while the next page, counted from 1, may be read. */
export function endBefore(page: number, bounds: ReadingBounds | undefined): ReadingEnd | null {
  if (bounds === undefined) return null
  if (page > bounds.pages) return 'too_many_pages'
  return page > 1 && bounds.isOver() ? 'takes_too_long' : null
}
