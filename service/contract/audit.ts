import { z } from 'zod'
import { auditKinds } from '@/service/audit-kinds'
import { wholeNumber } from './whole-number'

const Id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'must be a whole number')
  .meta({ wire: { type: 'integer', format: 'int64', minimum: 1 } })

/** Query of GET /audit. */
export const AuditQuery = z.strictObject({
  kind: z.enum(auditKinds).optional().describe('Only entries of this kind'),
  project_id: Id.optional().describe('Only actions made with a key of this project'),
  limit: wholeNumber(200).default(50).describe('Entries in one page'),
  cursor: Id.optional().describe('`next_cursor` of the page before'),
})
export type AuditQuery = z.output<typeof AuditQuery>

export const AuditEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  kind: z.string().describe('one of the kinds listed for the query, or one that was added later'),
  actor: z
    .string()
    .describe('"team_key", "project_key", "operator": a command on the machine, or "service": the service by itself'),
  key_id: z.number().int().nullable().describe('of the team key or the project key'),
  project_id: z.number().int().nullable().describe('of the key'),
  address: z.string().nullable().describe('where the request came from, as the service or its trusted proxy saw it'),
  details: z.record(z.string(), z.unknown()).describe('ids, names and counts of what the action affected'),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const AuditPage = z.object({ events: z.array(AuditEvent), next_cursor: z.string().nullable() })
export type AuditPage = z.infer<typeof AuditPage>
