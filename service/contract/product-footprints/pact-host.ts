import { z } from 'zod'
import { by, lineOf } from '@/service/contract/engagement/engagement'
import { ProductFootprintsTaken } from './product-footprint'

/** Extensions to the published interface: the PACT host of an organization, from which its product footprints are fetched. */

const Address = z
  .url({ protocol: /^https?$/, error: 'must be a web address' })
  .max(500)
  .transform((url) => url.replace(/\/+$/, ''))

/** Printable ASCII characters (VSCHAR of RFC 6749). */
const Credential = z.string().regex(/^[\x20-\x7e]{1,500}$/, 'must have 1 to 500 printable characters of ASCII')

/** Body of PUT /organizations/{id}/pact-host: replaces the whole entry. */
export const NewPactHost = z.strictObject({
  url: Address.describe('/3/footprints is below it'),
  auth_url: Address.nullish()
    .transform((url) => url ?? null)
    .describe('/.well-known/openid-configuration or /auth/token is below it; null: below url'),
  client_id: Credential,
  client_secret: Credential.describe('stored encrypted and never returned'),
  by,
})
export type NewPactHost = z.output<typeof NewPactHost>

/** Body of POST /organizations/{id}/pact-host/fetch. */
export const PactHostFetch = z.strictObject({
  confirms_company: z
    .boolean()
    .default(false)
    .describe('true: a person confirms that footprints which name another company belong to this organization'),
  by: lineOf(300).optional().describe('Who asks, if the client knows'),
})

export const PactHost = z.object({
  url: z.string(),
  auth_url: z.string().nullable(),
  client_id: z.string(),
  set_by: z.string().nullable(),
  set_at: z.iso.datetime(),
  asked_at: z.iso.datetime().nullable(),
  answered: z
    .number()
    .int()
    .nullable()
    .describe('number of footprints in its last answer; null: it did not answer, or was never asked'),
  failure: z.string().nullable().describe('why it did not answer the last time, with what to do'),
})
export type PactHost = z.infer<typeof PactHost>

/** Answer of GET, PUT and DELETE /organizations/{id}/pact-host. */
export const PactHostOfOrganization = z.object({
  organization_id: z.number().int(),
  host: PactHost.nullable().describe('null: none is set'),
})
export type PactHostOfOrganization = z.infer<typeof PactHostOfOrganization>

/** Answer of POST /organizations/{id}/pact-host/fetch. A host that did not answer has a failure, and no outcomes. */
export const PactHostAsked = ProductFootprintsTaken.extend({ host: PactHost })
export type PactHostAsked = z.infer<typeof PactHostAsked>
