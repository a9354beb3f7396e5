import { z } from 'zod'
import { Who } from '@/service/contract/who'

/** An extension to the published interface: asking a person whether a row of a list belongs to the matched company. */

const Text = z.string().nullable()

export const CommitmentList = z.enum(['sbti', 'race-to-zero', 'climate-pledge', 'net-zero-tracker'])
export type CommitmentList = z.infer<typeof CommitmentList>

/** A company that has a row in the list and a name similar to the matched company's. */
export const CommitmentCandidate = z.object({
  company_id: z.number().int(),
  name: z.string(),
  names_as_listed: z.array(z.string()).describe('the name as its rows of the list have it'),
  hq_region: Text,
  identifiers: z.array(z.object({ kind: z.string(), value: z.string() })).describe('LEI and ISIN'),
  is_same: z.boolean().nullable().describe('what a person decided; null where nobody did'),
})
export type CommitmentCandidate = z.infer<typeof CommitmentCandidate>

export const CommitmentQuestion = z.object({
  list: CommitmentList,
  title: z.string(),
  retrieved_at: Text.describe('the day of the list'),
  state: z
    .enum(['open', 'joined', 'none'])
    .describe(
      'open: a row may belong to the company, so nothing is stated from this list; joined: a row does; none: a person decided that none does',
    ),
  candidates: z.array(CommitmentCandidate),
})
export type CommitmentQuestion = z.infer<typeof CommitmentQuestion>

/** Answer of GET /organizations/{id}/commitment-questions, and of every request that changes it. */
export const CommitmentQuestions = z.object({
  organization_id: z.number().int(),
  company_id: z
    .number()
    .int()
    .nullable()
    .describe('the matched company; null where there is none, and then there are no questions'),
  questions: z
    .array(CommitmentQuestion)
    .describe('one for each list in which no row has a known name of the company, but some rows have a similar name'),
})
export type CommitmentQuestions = z.infer<typeof CommitmentQuestions>

/** Body of POST /organizations/{id}/commitment-questions/{list}. */
export const CommitmentChoice = z.strictObject({
  company_id: z
    .union([z.number().int().positive(), z.literal('none')])
    .describe('A candidate of the list; "none" if none of them is right'),
  by: Who,
})
export type CommitmentChoice = z.infer<typeof CommitmentChoice>
