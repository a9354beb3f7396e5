import { z } from 'zod'
import { Who } from '@/service/contract/who'
import { ReasonCodes } from './state-reason'

/** Extensions to the published interface: asking a person which company an organization is, and which organizations are the same. */

const Text = z.string().nullable()

/** A company that may be the organization, with what a person needs in order to decide. */
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
    .describe('what the sources contain about it; null in a dry run, which does not look it up'),
  likeness: z.number().min(0).max(1).describe('used only to rank candidates; no decision is based on it'),
  reasons: z.array(z.string()).describe('what speaks for it'),
  vetoes: z.array(z.string()).describe('what speaks against it'),
  reason_codes: z.array(ReasonCodes).describe('codes of each of `reasons`'),
  veto_codes: z.array(ReasonCodes).describe('codes of each of `vetoes`'),
})
export type MatchCandidate = z.infer<typeof MatchCandidate>

/** Another organization of the project that is, or may be, the same as this one. */
export const RelatedOrganization = z.object({
  id: z.number().int(),
  name: Text,
  hq_region: Text,
  reason: z.string(),
  reason_codes: ReasonCodes,
  is_undecided: z
    .boolean()
    .describe('research found several companies that it may be; that has to be decided before the two can be compared'),
})
export type RelatedOrganization = z.infer<typeof RelatedOrganization>

/** Answer of GET /organizations/{id}/candidates, and of every request that changes it. */
export const MatchQuestion = z.object({
  organization_id: z
    .number()
    .int()
    .describe('id of the organization that answers: the surviving one where two were merged'),
  candidates: z.array(MatchCandidate),
  answer: z
    .object({
      company_id: z
        .number()
        .int()
        .nullable()
        .describe('null: none of `not_companies`; where that is empty, none of the known companies'),
      company_name: Text,
      not_companies: z
        .array(z.number().int())
        .describe('companies that were shown and rejected; they are not offered again'),
      answered_at: z.iso.datetime(),
    })
    .nullable()
    .describe(
      'what a person decided for this spelling of the name, with or without its country; null where nobody did',
    ),
  duplicates: z.array(RelatedOrganization),
  merged: z.array(RelatedOrganization).describe('organizations that were merged into this one'),
})
export type MatchQuestion = z.infer<typeof MatchQuestion>

/** Body of POST /organizations/{id}/match. */
export const MatchChoice = z.strictObject({
  company_id: z
    .union([z.number().int().positive(), z.literal('none')])
    .describe(
      'One of the candidates, or any known company; "none" if it is none of the candidates and not the matched company either',
    ),
  by: Who,
})
export type MatchChoice = z.infer<typeof MatchChoice>

/** Body of POST /organizations/{id}/merge. */
export const MergeRequest = z.strictObject({
  into: z.number().int().positive().describe('The organization that answers for both from then on'),
  by: Who,
})
export type MergeRequest = z.infer<typeof MergeRequest>

/** Query of POST /organizations. */
export const RegistrationQuery = z.strictObject({
  dry_run: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: answers what a registration would lead to, and changes nothing'),
})

/** Answer of POST /organizations?dry_run=true. */
export const DryRun = z.object({
  outcome: z.enum(['same', 'candidates', 'new']),
  organization_id: z.number().int().nullable().describe('the organization of this project that would answer'),
  organization_name: z
    .string()
    .nullable()
    .describe('its name; differs from the name you sent where only an identifier is the same'),
  company: z
    .object({
      id: z.number().int(),
      name: z.string(),
      hq_region: Text.describe('country of its headquarters; may differ from the country you sent'),
    })
    .nullable(),
  matched_by: z
    .enum(['external_id', 'identifier', 'company', 'name', 'repeat'])
    .nullable()
    .describe(
      'how the organization of `organization_id` was found: by your own id, an identifier, the company that both are matched to, ' +
        'the name, or an identical earlier registration; null without such an organization',
    ),
  same_company: z
    .object({ organization_id: z.number().int(), name: Text, hq_region: Text })
    .nullable()
    .describe(
      'an organization of this project that is already matched to `company` but differs, for example in its country: a ' +
        'registration creates a second organization, which POST /organizations/{id}/merge can join with it',
    ),
  reason: z.string(),
  candidates: z.array(MatchCandidate),
})
export type DryRun = z.infer<typeof DryRun>
