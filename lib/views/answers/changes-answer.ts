import * as z from 'zod/mini'
import { fields, flag, list, text } from './tolerant'

/** What pages read from GET /changes and GET /changes/summary of our service. */

const Change = z.object({
  id: z.int(),
  organization: z.object({ id: z.int(), name: text }),
  kind: z.string(),
  happened_on: z.string(),
  noted_at: z.string(),
  is_history: flag,
  details: z.catch(z.record(z.string(), z.unknown()), {}),
})
export type ChangeAnswer = z.infer<typeof Change>

const Page = z.object({ changes: list(Change), next_cursor: text, latest_cursor: text })
export type ChangePageAnswer = z.infer<typeof Page>

/** Null if it is not a page of changes. */
export function parseChangePage(answer: unknown): ChangePageAnswer | null {
  const read = Page.safeParse(answer)
  const isPage = typeof answer === 'object' && answer !== null && 'changes' in answer
  return isPage && read.success ? read.data : null
}

const Summary = fields({ organization_ids: list(z.int()), latest_cursor: text })
export type ChangeSummaryAnswer = z.infer<typeof Summary>

/** The parts of a summary that are there; both null for an answer that is not one. */
export function parseChangeSummary(answer: unknown): ChangeSummaryAnswer {
  return Summary.parse(answer)
}
