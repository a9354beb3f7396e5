import * as z from 'zod/mini'
import { day, list, text } from './tolerant'

const Cadence = z.enum(['off', 'daily', 'weekly'])
export type Cadence = z.infer<typeof Cadence>

const Mail = z.object({
  is_possible: z.boolean(),
  cadence: Cadence,
  recipients: list(z.string()),
  next_at: day,
  last_sent_at: day,
  last_failure: text,
})
export type DigestMailAnswer = z.infer<typeof Mail>

const Digest = z.object({ subject: z.string(), text: z.string(), mail: Mail })
export type DigestAnswer = z.infer<typeof Digest>

/** What the page reads from GET /changes/digest; null if it is not a summary. */
export function parseDigest(answer: unknown): DigestAnswer | null {
  const read = Digest.safeParse(answer)
  return read.success ? read.data : null
}
