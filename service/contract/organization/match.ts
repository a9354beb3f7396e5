import { z } from 'zod'
import { Who } from '@/service/contract/who'
import { ReasonCodes } from './state-reason'

/** Extensions of ours: asking a person which company an organization is, and which records are one. */

const Text = z.string().nullable()

/** A company that may be the organization, with what a person needs to tell. */
export const MatchCandidate = z.object({
  company_id: z.number().int(),
  name: z.string(),
  names: z.array(z.object({ value: z.string() })),
  hq_region: Text,
  industry: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  websites: z.array(z.object({ value: z.string() })),
  identifiers: z.array(z.object({ kind: z.string(), value: z.string() })),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  held: z
    .object({
      years: z.number().int().describe('how many years of figures'),
      latest_year: z.number().int().nullable(),
      lists: z.array(z.string()).describe('titles of the lists of commitments that name it'),
    })
    .nullable()
    .describe('what the sources hold of it; null in a dry run, which does not look'),
  likeness: z.number().min(0).max(1).describe('for ranking only; nothing is decided by it'),
  reasons: z.array(z.string()).describe('what speaks for it'),
  vetoes: z.array(z.string()).describe('what speaks against it'),
  reason_codes: z.array(ReasonCodes).describe('of each of `reasons`'),
  veto_codes: z.array(ReasonCodes).describe('of each of `vetoes`'),
})
export type MatchCandidate = z.infer<typeof MatchCandidate>

/** Another record of the project that is, or may be, this organization. */
export const RelatedOrganization = z.object({
  id: z.number().int(),
  name: Text,
  hq_region: Text,
  reason: z.string(),
  reason_codes: ReasonCodes,
  is_undecided: z
    .boolean()
    .describe('research found several companies that it may be: which one comes before whether the two are one'),
})
export type RelatedOrganization = z.infer<typeof RelatedOrganization>

/** Answer of GET /organizations/{id}/candidates, and of every request that changes it. */
export const MatchQuestion = z.object({
  organization_id: z.number().int().describe('the record that answers: the surviving one where two were merged'),
  candidates: z.array(MatchCandidate),
  answer: z
    .object({
      company_id: z
        .number()
        .int()
        .nullable()
        .describe('null: none of `not_companies`, or none of those known where that is empty'),
      company_name: Text,
      not_companies: z
        .array(z.number().int())
        .describe('those that were shown and refused; they are not offered again'),
      answered_at: z.iso.datetime(),
    })
    .nullable()
    .describe('what a person answered for this spelling, with or without its country; null where nobody did'),
  duplicates: z.array(RelatedOrganization),
  merged: z.array(RelatedOrganization).describe('records that this one answers for'),
})
export type MatchQuestion = z.infer<typeof MatchQuestion>

/** Body of POST /organizations/{id}/match. */
export const MatchChoice = z.strictObject({
  company_id: z
    .union([z.number().int().positive(), z.literal('none')])
    .describe(
      'A company of the candidates, or any known one; "none" where it is none of the candidates, nor the one it is matched to',
    ),
  by: Who,
})
export type MatchChoice = z.infer<typeof MatchChoice>

/** Body of POST /organizations/{id}/merge. */
export const MergeRequest = z.strictObject({
  into: z.number().int().positive().describe('The record that answers for both from then on'),
  by: Who,
})
export type MergeRequest = z.infer<typeof MergeRequest>

/** Query of POST /organizations. */
export const RegistrationQuery = z.strictObject({
  dry_run: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: answers what registering would lead to, and changes nothing'),
})

/** Answer of POST /organizations?dry_run=true. */
export const DryRun = z.object({
  outcome: z.enum(['same', 'candidates', 'new']),
  organization_id: z.number().int().nullable().describe('the record of this project that would answer'),
  organization_name: z
    .string()
    .nullable()
    .describe('its name; another than yours where only an identifier is the same'),
  company: z
    .object({
      id: z.number().int(),
      name: z.string(),
      hq_region: Text.describe('where its headquarters are; may be another country than the one given'),
    })
    .nullable(),
  matched_by: z
    .enum(['external_id', 'identifier', 'company', 'name', 'repeat'])
    .nullable()
    .describe(
      'what the record of `organization_id` was found by: your own id, an identifier, the known company that both are, the ' +
        'name, or the same words registered before; null without such a record',
    ),
  same_company: z
    .object({ organization_id: z.number().int(), name: Text, hq_region: Text })
    .nullable()
    .describe(
      'a record of this project that is matched to `company` already, where something keeps the two apart, such as another ' +
        'country: registering makes a second record, which POST /organizations/{id}/merge can make one with it',
    ),
  reason: z.string(),
  candidates: z.array(MatchCandidate),
})
export type DryRun = z.infer<typeof DryRun>
