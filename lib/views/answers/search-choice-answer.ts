import * as z from 'zod/mini'
import { day } from './tolerant'

const SearchChoice = z.object({
  is_on: z.boolean(),
  decided_by: z.nullable(z.enum(['environment', 'admin'])),
  decided_at: day,
  /** Whether this dashboard has the key with which an admin can decide. */
  may_decide: z.catch(z.boolean(), false),
})
export type SearchChoiceAnswer = z.infer<typeof SearchChoice>

/** Whether reports are looked for on websites; null for an answer of another shape. */
export function parseSearchChoice(answer: unknown): SearchChoiceAnswer | null {
  const read = SearchChoice.safeParse(answer)
  return read.success ? read.data : null
}
