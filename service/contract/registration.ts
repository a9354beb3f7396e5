import { z } from 'zod'
import { RatesParameter } from '@/service/contract/organization/organization-query'
import { OwnData } from '@/service/contract/organization/own-data'
import { Currency, defaultCurrency } from './currency'
import { isCutNumber, isFiller } from './filler'
import { DunsNumber, IsinNumber, LeiNumber, SpGlobalNumber } from './identifiers'
import { countryOf, isSubdivision, isSubdivisionOf, Region, Subregion, withoutCountry } from './region'
import { Text } from './text'

const Trimmed = Text.transform((text) => text.trim())

const Name = Trimmed.refine(
  (name) => name.length >= 1 && [...name].length <= 200,
  'must have 1 to 200 characters',
).refine((name) => /[\p{L}\p{N}]/u.test(name), 'must contain a letter or a digit')

/**
 * A URL, a bare host or an e-mail address. Only the form is checked, not whether the website answers. A URL with
 * credentials is refused, because websites are stored and shown as they were sent.
 */
const Website = Trimmed.refine((text) => !hasCredentials(text), {
  message: 'must not contain a user name or a password',
  abort: true,
}).refine(isWebsite, 'is neither a URL, a host name nor an e-mail address')

function hasCredentials(text: string): boolean {
  return /^https?:\/\/[^/?#]*@/i.test(text) || /^(?!mailto:)[^/?#@]*:[^/?#@]*@/i.test(text)
}

// RFC 952 allows no underscores in host names, but many hosts have them.
const hostPattern =
  /^(?=.{1,253}$)([\p{L}\p{N}_]([\p{L}\p{N}_-]{0,61}[\p{L}\p{N}_])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]\.?$/u

function isHost(host: string): boolean {
  if (host.startsWith('[')) return z.ipv6().safeParse(host.slice(1, -1)).success
  // Browsers read a host that ends in a number as an IP address.
  return /(^|\.)\d+\.?$/.test(host) ? z.ipv4().safeParse(host).success : hostPattern.test(host)
}

function isWebsite(text: string): boolean {
  if (text.length > 2000 || /\s/.test(text)) return false
  const email = /^[^@/]+@([^@/]+)$/.exec(text)
  if (email?.[1] !== undefined) return hostPattern.test(email[1])
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)
  if (scheme?.[1] !== undefined && !/^https?$/i.test(scheme[1])) return false
  const address = scheme ? text : `https://${text}`
  const host = /^https?:\/\/(\[[^\]]*\]|[^/?#:@]+)(:\d{1,5})?([/?#]|$)/i.exec(address)?.[1]
  return host !== undefined && isHost(host) && URL.canParse(address)
}

const directIdentifiers = ['lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** An empty string in an optional field means the same as null or an absent field. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null)
}

/** Fillers ("n/a", "-", "0", "TBD") also mean null: as identifiers they would match organizations that have nothing in common. */
function optionalIdentifier<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (typeof value === 'string' && isFiller(value) ? null : value), schema.nullish())
    .transform((value) => value ?? null)
}

/** A number whose last digits a spreadsheet has cut is null too, because it identifies nothing. */
function ownIdentifier<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && isCutNumber(value) ? null : value),
    optionalIdentifier(schema),
  )
}

/** What a project states about an organization. Each field is optional, and null where nothing is stated. */
export const givenFields = {
  name: optional(Name).describe('Required unless a direct identifier is given; 1 to 200 characters'),
  hq_region: optional(Region).describe(
    'ISO 3166-1 alpha-2 code of the headquarters country, in any case; XK is Kosovo',
  ),
  hq_subregion: optional(Subregion).describe('ISO 3166-2 code with or without its country: "OH" or "US-OH"'),
  hq_fuzzy: optional(Trimmed.refine((text) => [...text].length <= 300, 'must have at most 300 characters')).describe(
    'Free text such as "United States" or a postal address, for when hq_region is not known',
  ),
  industry_id: optional(Trimmed.refine((text) => text.length <= 64, 'must have at most 64 characters')).describe(
    'An id of GET /industries',
  ),
  industry_name: optional(Trimmed.refine((text) => text.length <= 200, 'must have at most 200 characters')).describe(
    'The industry in words, for when industry_id is not known',
  ),
  website: optionalIdentifier(Website).describe('A URL, a bare host ("www.example.com") or an e-mail address'),
  external_id: ownIdentifier(
    Trimmed.refine((text) => [...text].length <= 128, 'must have at most 128 characters'),
  ).describe(
    'Your own identifier; it comes back in every answer. "N/A", "-", "0", "TBD" and numbers cut by a spreadsheet (4.00001E+11) count as absent',
  ),
  is_legal_entity_name: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null)
    .describe('Whether name is the name of the legal entity, not a brand'),
  lei_number: optionalIdentifier(LeiNumber).describe('ISO 17442: 20 characters whose check digits hold'),
  isin_number: optionalIdentifier(IsinNumber).describe('ISO 6166: 12 characters whose check digit holds'),
  duns_number: optionalIdentifier(DunsNumber).describe('Nine digits, dashes allowed'),
  sp_global_number: optionalIdentifier(SpGlobalNumber).describe('S&P Global identifier: digits'),
} as const

/**
 * Body of POST /organizations. Unknown keys are answered with 422, values of the wrong type or form with 400.
 */
export const Registration = z
  .strictObject({
    ...givenFields,
    currency: optional(Currency)
      .transform((currency) => currency ?? defaultCurrency)
      .describe('ISO 4217 code of the currency of the answer; USD if absent'),
    rates: RatesParameter,
    own_data: OwnData.nullish()
      .transform((data) => data ?? null)
      .describe('An extension: other columns of your list, such as spend; GET /organizations/{id}/own-data'),
  })
  .superRefine((body, context) => {
    if (body.name === null && directIdentifiers.every((field) => body[field] === null)) {
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: `is required unless one of ${directIdentifiers.join(', ')} is given`,
      })
    }
    // A value that is no subdivision at all already has its own issue.
    if (body.hq_subregion === null || !isSubdivision(body.hq_subregion)) return
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
