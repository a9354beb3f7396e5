import * as z from 'zod/mini'
import { documentFailures } from '@/service/contract/documents/document-failures'
import { list, number, text } from './tolerant'

const Because = z.object({ words: z.string(), times: z.number(), page: z.number() })

const Organization = z.object({
  organization_id: z.int(),
  name: text,
  hq_region: text,
  because: Because,
  document_id: number,
})
export type MatchedOrganization = z.infer<typeof Organization>

const Match = z.object({
  failure: text,
  failure_code: z.catch(z.nullable(z.enum(documentFailures)), null),
  failure_limit: number,
  suggested_organization_id: number,
  organizations: list(Organization),
  companies: list(z.object({ name: z.string(), hq_region: text, because: Because })),
})
export type DocumentMatchAnswer = z.infer<typeof Match>

/** Null for an answer of another shape. */
export function parseMatch(answer: unknown): DocumentMatchAnswer | null {
  const read = Match.safeParse(answer)
  return read.success ? read.data : null
}
