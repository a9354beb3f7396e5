import { z } from 'zod'
import { Language } from './language'
import { wholeNumber } from './whole-number'

/** Extensions to the published interface: a summary of changes, to read in the browser or by e-mail. */

/** Query of GET /changes/digest. */
export const DigestQuery = z.strictObject({
  days: wholeNumber(366).default(7).describe('How many days back from now the summary covers'),
  language: Language.default('en'),
})
export type DigestQuery = z.output<typeof DigestQuery>

const cadence = z.enum(['off', 'daily', 'weekly']).describe('daily at 06:00 UTC, weekly on Mondays; off: no e-mail')
const mostRecipients = 20

/** Body of PUT /changes/digest. */
export const DigestChange = z
  .strictObject({
    cadence,
    recipients: z.array(z.email().max(254)).max(mostRecipients).default([]),
    language: Language.default('en'),
  })
  .refine((change) => change.cadence === 'off' || change.recipients.length > 0, {
    path: ['recipients'],
    message: 'must have at least one address',
  })
export type DigestChange = z.output<typeof DigestChange>

const Instant = z.iso.datetime()

export const DigestMail = z.object({
  is_possible: z.boolean().describe('whether this installation sends e-mail (SMTP_URL)'),
  cadence,
  recipients: z.array(z.string()),
  language: Language,
  next_at: Instant.nullable(),
  last_sent_at: Instant.nullable(),
  last_failure: z.string().nullable().describe('why the last e-mail was not sent'),
})
export type DigestMail = z.infer<typeof DigestMail>

/** Answer of GET /changes/digest. */
export const Digest = z.object({
  from: Instant,
  until: Instant,
  changes: z.number().int(),
  organizations: z.number().int(),
  subject: z.string(),
  text: z.string(),
  html: z.string().describe('a complete page without scripts or external resources'),
  mail: DigestMail,
})
export type Digest = z.infer<typeof Digest>
