import { z } from 'zod'
import { Text } from './text'

export const ProjectRegistration = z.strictObject({
  name: Text.transform((text) => text.trim()).refine(
    (name) => name.length >= 1 && [...name].length <= 200,
    'must have 1 to 200 characters',
  ),
  max_organizations: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .nullish()
    .transform((value) => value ?? null),
})
export type ProjectRegistration = z.output<typeof ProjectRegistration>

/** Answer of POST /projects, 201. `api_key` is shown here once and never again. */
export const CreatedProject = z.object({ id: z.number().int(), name: z.string(), api_key: z.string() })
export type CreatedProject = z.infer<typeof CreatedProject>

export const ProjectSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  max_organizations: z.number().int().nullable(),
  organizations: z.number().int(),
  created_at: z.string(),
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** What a key may do: `read` is GET, `write` is everything else. */
export const KeyScope = z.enum(['read', 'write'])
export type KeyScope = z.infer<typeof KeyScope>

const prefix = z.string().describe('the first characters of the key, to distinguish keys')

export const KeySummary = z.object({
  id: z.number().int(),
  prefix,
  scopes: z.array(KeyScope).describe('read: GET; write: POST, PUT and DELETE'),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
})
export type KeySummary = z.infer<typeof KeySummary>

const ExpiresAt = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null)

export const KeyRegistration = z.strictObject({
  expires_at: ExpiresAt,
  scopes: z
    .array(KeyScope)
    .min(1)
    .max(2)
    .nullish()
    .transform((value) => value ?? null)
    .describe('both if absent'),
})
export type KeyRegistration = z.output<typeof KeyRegistration>

/** Answer of POST /projects/{id}/keys, 201. `api_key` is shown here once and never again. */
export const CreatedKey = KeySummary.extend({ api_key: z.string() })
export type CreatedKey = z.infer<typeof CreatedKey>

/** A team key: with it projects and their keys are created. */
export const TeamKeySummary = KeySummary.omit({ scopes: true }).extend({
  prefix: prefix.nullable().describe('null for a key that was set with TEAM_KEY'),
})
export type TeamKeySummary = z.infer<typeof TeamKeySummary>

export const TeamKeyRegistration = z.strictObject({ expires_at: ExpiresAt })
export type TeamKeyRegistration = z.output<typeof TeamKeyRegistration>

/** Answer of POST /team-keys, 201. `team_key` is shown here once and never again. */
export const CreatedTeamKey = TeamKeySummary.extend({ team_key: z.string() })
export type CreatedTeamKey = z.infer<typeof CreatedTeamKey>
