import * as z from 'zod/mini'

const trimmed = z.pipe(
  z.string(),
  z.transform((value) => value.trim()),
)

function optional(pattern: RegExp, message: string) {
  return trimmed.check(z.refine((value) => value === '' || pattern.test(value), message))
}

function atMost(length: number) {
  return trimmed.check(z.refine((value) => [...value].length <= length, `Use at most ${length} characters`))
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
      z.refine((value) => [...value].length <= 200, 'Use at most 200 characters'),
      z.refine((value) => value === '' || /[\p{L}\p{N}]/u.test(value), 'Use at least one letter or digit'),
    ),
    hq_region: optional(/^[A-Z]{2}$/, 'Choose a country from the list'),
    hq_subregion: optional(/^([A-Z]{2}-)?[A-Z0-9]{1,3}$/i, 'Use the ISO 3166-2 code, such as OH or US-OH'),
    industry: atMost(200),
    website: optional(website, 'This is neither a web address nor an e-mail address'),
    external_id: atMost(128),
    lei_number: optional(/^[A-Z0-9]{18}[0-9]{2}$/i, 'An LEI has 20 letters and digits'),
    isin_number: optional(
      /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/i,
      'An ISIN has two letters, nine letters or digits and a check digit',
    ),
    duns_number: optional(/^(\d-?){8}\d$/, 'A DUNS number has nine digits'),
    sp_global_number: optional(/^\d{1,20}$/, 'Use digits only'),
    is_legal_entity_name: z.boolean(),
  })
  .check(
    z.refine((form) => form.name !== '' || identifiers.some((field) => form[field] !== ''), {
      path: ['name'],
      message: 'Enter a name, or one of LEI, ISIN, DUNS and S&P Global number below',
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
