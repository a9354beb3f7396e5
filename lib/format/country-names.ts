import names from '@/lib/messages/countries/en.json'

/**
 * English short names of the 249 assigned ISO 3166-1 codes, for what is typed and searched. What is drawn takes the names of
 * the reader's language from the page (Format.country), so that no page carries these in its first scripts.
 */
export const countryNames = names

export type CountryCode = keyof typeof countryNames
