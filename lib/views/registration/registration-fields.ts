import type { Key } from '@/lib/messages/words'
import type { RegistrationForm } from './registration-form'

// Separate from the rules themselves, whose parser loads after the fields are usable.

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
  'noSuchCountry',
  'noCredentials',
  'noLei',
  'noIsin',
  'hasIdentifier',
  'changedMeanwhile',
] as const satisfies readonly Key<'registration'>[]
export type PlainRule = (typeof plainRules)[number]

/** A broken rule of the form, to be translated: a text's key, with a length or a country's code. */
export type BrokenRule = PlainRule | `atMostCharacters ${number}` | `notOfCountry ${string}`

export function isPlainRule(message: string): message is PlainRule {
  return plainRules.some((rule) => rule === message)
}

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

/** What may be typed for an industry: its name in the reader's language, and the service's. */
export function withLocalNames(
  industries: readonly IndustryOption[],
  localName: (name: string) => string,
): IndustryOption[] {
  return industries.flatMap(({ id, name }) => [
    { id, name: localName(name) },
    { id, name },
  ])
}

/** The body of POST /organizations: only what was filled in. A listed industry goes by id, other words by name. */
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
