import * as z from 'zod/mini'
import type { BrokenRule } from './registration-fields'

const trimmed = z.pipe(
  z.string(),
  z.transform((value) => value.trim()),
)

function optional(pattern: RegExp, message: BrokenRule) {
  return trimmed.check(z.refine((value) => value === '' || pattern.test(value), message))
}

/** Checks at compile time that a rule's name exists. */
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
 * The registration form. Field names are those of the interface's request body, so that a service's error finds its field; check digits
 * of LEI and ISIN are left to the service.
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
