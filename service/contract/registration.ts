import { z } from 'zod'
import { Currency, defaultCurrency } from './currency'
import { DunsNumber, IsinNumber, LeiNumber, SpGlobalNumber } from './identifiers'
import { countryOf, isSubdivisionOf, Region, Subregion, withoutCountry } from './region'
import { Text } from './text'

const Trimmed = Text.transform((text) => text.trim())

const Name = Trimmed.refine((name) => name.length >= 1 && [...name].length <= 200, 'must have 1 to 200 characters').refine(
  (name) => /[\p{L}\p{N}]/u.test(name),
  'must contain a letter or a digit',
)

/** A URL, a bare host or an e-mail address. Only the form is checked: a website that is down is still a website. */
const Website = Trimmed.refine(isWebsite, 'is neither a URL, a host name nor an e-mail address')

const hostPattern = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]\.?$/u

function isWebsite(text: string): boolean {
  if (text.length > 2000 || /\s/.test(text)) return false
  const email = /^[^@/]+@([^@/]+)$/.exec(text)
  if (email?.[1] !== undefined) return hostPattern.test(email[1])
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)
  if (scheme?.[1] !== undefined && !/^https?$/i.test(scheme[1])) return false
  const address = scheme ? text : `https://${text}`
  const host = /^https?:\/\/([^/?#:@]+)(:\d{1,5})?([/?#]|$)/i.exec(address)?.[1]
  return host !== undefined && hostPattern.test(host) && URL.canParse(address)
}

const directIdentifiers = ['lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** An empty string in an optional field says nothing, as null and absence do. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null)
}

/**
 * Body of POST /organizations. Unknown keys are refused (422), values of the wrong type or form are 400
 * (where-the-specification-is-silent.md, "Registration").
 */
export const Registration = z
  .strictObject({
    name: optional(Name),
    hq_region: optional(Region),
    hq_subregion: optional(Subregion),
    hq_fuzzy: optional(Trimmed.refine((text) => [...text].length <= 300, 'must have at most 300 characters')),
    industry_id: optional(Trimmed.refine((text) => text.length <= 64, 'must have at most 64 characters')),
    industry_name: optional(Trimmed.refine((text) => text.length <= 200, 'must have at most 200 characters')),
    website: optional(Website),
    external_id: optional(Trimmed.refine((text) => [...text].length <= 128, 'must have at most 128 characters')),
    is_legal_entity_name: z.boolean().nullish().transform((value) => value ?? null),
    lei_number: optional(LeiNumber),
    isin_number: optional(IsinNumber),
    duns_number: optional(DunsNumber),
    sp_global_number: optional(SpGlobalNumber),
    currency: optional(Currency).transform((currency) => currency ?? defaultCurrency),
  })
  .superRefine((body, context) => {
    if (body.name === null && directIdentifiers.every((field) => body[field] === null)) {
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: `is required unless one of ${directIdentifiers.join(', ')} is given`,
      })
    }
    if (body.hq_subregion === null) return
    const region = body.hq_region ?? countryOf(body.hq_subregion)
    if (region !== null && !isSubdivisionOf(body.hq_subregion, region)) {
      context.addIssue({ code: 'custom', path: ['hq_subregion'], message: `is not a subdivision of ${region}` })
    }
  })
  .transform((body) => ({
    ...body,
    hq_region: body.hq_region ?? (body.hq_subregion === null ? null : countryOf(body.hq_subregion)),
    hq_subregion: body.hq_subregion === null ? null : withoutCountry(body.hq_subregion),
  }))

export type Registration = z.output<typeof Registration>
/** What a client may send: everything optional but a name or a direct identifier. */
export type RegistrationInput = z.input<typeof Registration>
