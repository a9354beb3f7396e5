import names from '@/lib/messages/countries/en.json'

/**
 * English short names of the 249 assigned ISO 3166-1 codes, for typing and searching. Displayed names come in the reader's language with
 * the page (Format.country), so that no page loads these at first.
 */
export const countryNames = names

export type CountryCode = keyof typeof countryNames
