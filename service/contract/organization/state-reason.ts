import { z } from 'zod'

/** A machine-readable reason: a code and the values that fill its text. */
export const StateReason = z.object({
  code: z.string().describe('which sentence it is; new codes may be added at any time'),
  values: z.record(z.string(), z.string()).describe('names, numbers and codes that fill the sentence'),
})
export type StateReason = z.infer<typeof StateReason>

/** A reason that is made up of several sentences. */
export const ReasonCodes = z
  .array(StateReason)
  .nullable()
  .describe('the reason as codes for programs; null for a reason without codes, such as the message of an error')
