import type { Candidate } from './figure'
import type { Page } from './page'
import type { Context } from './read-tables'

export function readSentences(_page: Page, _context: Context): Candidate[] {
  return []
}
