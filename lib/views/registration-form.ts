import * as z from 'zod/mini'
import type { Key } from '@/lib/messages/words'

const trimmed = z.pipe(
  z.string(),
  z.transform((value) => value.trim()),
)

const plainRules = [
  'oneLetter',
  'chooseCountry',
  'useSubregionCode',
  'noAddress',
  'leiShape',
  'isinShape',
  'dunsShape',
  'digitsOnly',
  'enterName',
] as const satisfies readonly Key<'registration'>[]
export type PlainRule = (typeof plainRules)[number]

/** A rule of the form that does not hold, for words in the reader's language: a text's key, or a length. */
export type BrokenRule = PlainRule | `atMostCharacters ${number}`

export function isPlainRule(message: string): message is PlainRule {
  return plainRules.some((rule) => rule === message)
}

/** The length that a broken rule allows; null where it is about something else. */
export function allowedLength(message: string): number | null {
  const length = /^atMostCharacters (\d+)$/.exec(message)?.[1]
  return length === undefined ? null : Number(length)
}

function optional(pattern: RegExp, message: BrokenRule) {
  return trimmed.check(z.refine((value) => value === '' || pattern.test(value), message))
}

/** Keeps a rule's name from being any string. */
function broken(rule: BrokenRule): BrokenRule {
  return rule
}

function atMost(length: number) {
  return trimmed.check(z.refine((value) => [...value].length <= length, broken(`atMostCharacters ${length}`)))
}

const website =
  /^(https?:\/\/)?([^\s@/]+@)?(\[[0-9a-f:.]+\]|(\d{1,3}\.){3}\d{1,3}|([\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}\.?)(:\d{1,5})?([/?#]\S*)?$/iu

const identifiers = ['lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/**
 * The registration form. Names are those of the interface's request body, so that an error of the service finds its
 * field; the check digits of LEI and ISIN are left to the service.
 */
export const RegistrationForm = z
  .object({
    name: trimmed.check(
      z.refine((value) => [...value].length <= 200, broken('atMostCharacters 200')),
      z.refine((value) => value === '' || /[\p{L}\p{N}]/u.test(value), broken('oneLetter')),
    ),
    hq_region: optional(/^[A-Z]{2}$/, 'chooseCountry'),
    hq_subregion: optional(/^([A-Z]{2}-)?[A-Z0-9]{1,3}$/i, 'useSubregionCode'),
    industry: atMost(200),
    website: optional(website, 'noAddress'),
    external_id: atMost(128),
    lei_number: optional(/^[A-Z0-9]{18}[0-9]{2}$/i, 'leiShape'),
    isin_number: optional(/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/i, 'isinShape'),
    duns_number: optional(/^(\d-?){8}\d$/, 'dunsShape'),
    sp_global_number: optional(/^\d{1,20}$/, 'digitsOnly'),
    is_legal_entity_name: z.boolean(),
  })
  .check(
    z.refine((form) => form.name !== '' || identifiers.some((field) => form[field] !== ''), {
      path: ['name'],
      message: broken('enterName'),
    }),
  )
export type RegistrationForm = z.infer<typeof RegistrationForm>

export const emptyRegistration: RegistrationForm = {
  name: '',
  hq_region: '',
  hq_subregion: '',
  industry: '',
  website: '',
  external_id: '',
  lei_number: '',
  isin_number: '',
  duns_number: '',
  sp_global_number: '',
  is_legal_entity_name: false,
}

export type IndustryOption = { id: string; name: string }

/** The body of POST /organizations: only what was filled in. An industry of the list goes by id, other words by name. */
export function toRequestBody(
  form: RegistrationForm,
  industries: readonly IndustryOption[],
): Record<string, string | boolean> {
  const { industry, is_legal_entity_name: isLegalName, ...texts } = form
  const chosen = industries.find(({ name }) => name.toLowerCase() === industry.trim().toLowerCase())
  const filled = Object.entries(texts).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled.map(([field, value]) => [field, value.trim()])),
    ...(industry.trim() === '' ? {} : chosen ? { industry_id: chosen.id } : { industry_name: industry.trim() }),
    ...(isLegalName ? { is_legal_entity_name: true } : {}),
  }
}
