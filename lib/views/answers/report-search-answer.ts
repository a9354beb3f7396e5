import * as z from 'zod/mini'
import { day, list, number, text } from './tolerant'

const State = z.enum(['never', 'waiting', 'searching', 'found', 'asks', 'not_found'])
export type SearchState = z.infer<typeof State>

const common = { state: State, url: text, document_id: number, ended_at: day, next_at: day }

const Search = z.object({ ...common, tried: list(z.object({ url: z.string(), what: z.string() })) })
export type SearchAnswer = z.infer<typeof Search>

const Listed = z.object({
  ...common,
  organization_id: z.int(),
  name: text,
  figures: z.catch(z.number(), 0),
  unchecked: z.catch(z.number(), 0),
})
export type ListedSearchAnswer = z.infer<typeof Listed>

/** Null for an answer of another shape. */
export function parseSearch(answer: unknown): SearchAnswer | null {
  const read = Search.safeParse(answer)
  return read.success ? read.data : null
}

/** Null if the answer is not a list. */
export function parseSearches(answer: unknown): ListedSearchAnswer[] | null {
  const read = z.safeParse(list(Listed), answer)
  return Array.isArray(answer) && read.success ? read.data : null
}
