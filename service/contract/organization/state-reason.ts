import { z } from 'zod'

/** A sentence of ours for programs: what it says, and what it says it of. */
export const StateReason = z.object({
  code: z.string().describe('what is said; a new code may come at any time'),
  values: z.record(z.string(), z.string()).describe('names, numbers and codes of the sentence'),
})
export type StateReason = z.infer<typeof StateReason>

/** A reason in parts. */
export const ReasonCodes = z
  .array(StateReason)
  .nullable()
  .describe('the reason for programs, in parts; null for one that has no codes, such as the message of an error')
