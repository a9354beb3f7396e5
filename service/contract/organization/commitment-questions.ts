import { z } from 'zod'
import { Who } from '@/service/contract/who'

/** Extension of ours: asking a person whether a row of a list is the matched company's. */

const Text = z.string().nullable()

export const CommitmentList = z.enum(['sbti', 'race-to-zero', 'climate-pledge', 'net-zero-tracker'])
export type CommitmentList = z.infer<typeof CommitmentList>

/** A company with a row of the list, and with a name that comes near the matched company's. */
export const CommitmentCandidate = z.object({
  company_id: z.number().int(),
  name: z.string(),
  names_as_listed: z.array(z.string()).describe('as its rows of the list write it'),
  hq_region: Text,
  identifiers: z.array(z.object({ kind: z.string(), value: z.string() })).describe('LEI and ISIN'),
  is_same: z.boolean().nullable().describe('what a person said; null where nobody did'),
})
export type CommitmentCandidate = z.infer<typeof CommitmentCandidate>

export const CommitmentQuestion = z.object({
  list: CommitmentList,
  title: z.string(),
  retrieved_at: Text.describe('day of the list'),
  state: z
    .enum(['open', 'joined', 'none'])
    .describe(
      'open: a row may be its own, so the list says nothing; joined: a row is; none: a person said that none is',
    ),
  candidates: z.array(CommitmentCandidate),
})
export type CommitmentQuestion = z.infer<typeof CommitmentQuestion>

/** Answer of GET /organizations/{id}/commitment-questions, and of every request that changes it. */
export const CommitmentQuestions = z.object({
  organization_id: z.number().int(),
  company_id: z.number().int().nullable().describe('the matched company; null where there is none, and no question'),
  questions: z
    .array(CommitmentQuestion)
    .describe('one for each list that has the company under no name we know, and rows that come near'),
})
export type CommitmentQuestions = z.infer<typeof CommitmentQuestions>

/** Body of POST /organizations/{id}/commitment-questions/{list}. */
export const CommitmentChoice = z.strictObject({
  company_id: z
    .union([z.number().int().positive(), z.literal('none')])
    .describe('A candidate of the list; "none" where it is none of them'),
  by: Who,
})
export type CommitmentChoice = z.infer<typeof CommitmentChoice>
