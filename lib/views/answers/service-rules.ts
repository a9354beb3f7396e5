import type { BrokenRule } from '@/lib/views/registration/registration-fields'

/** Our service's message for `name` of a row or form that identifies nothing. */
export const nameRequired = 'is required unless one of lei_number, isin_number, duns_number, sp_global_number is given'

/**
 * Our service's messages for refused fields (service/contract/registration.ts), mapped to rules that exist in the reader's language.
 * Another service has its own words.
 */
const plain: Readonly<Record<string, BrokenRule>> = {
  'must have 1 to 200 characters': 'atMostCharacters 200',
  'must contain a letter or a digit': 'oneLetter',
  [nameRequired]: 'enterName',
  'is not an ISO 3166-1 alpha-2 country code': 'noSuchCountry',
  'is not an ISO 3166-2 subdivision code': 'useSubregionCode',
  'must not contain a user name or a password': 'noCredentials',
  'is neither a URL, a host name nor an e-mail address': 'noAddress',
  'is not an LEI: 20 characters whose check digits hold (ISO 17442)': 'noLei',
  'is not an ISIN: 12 characters whose check digit holds (ISO 6166)': 'noIsin',
  'is not a DUNS number: nine digits, dashes allowed': 'dunsShape',
  'is not an S&P Global identifier: digits only': 'digitsOnly',
}

/** The rule that a sentence of the service states; null if it is not one of ours. */
export function ruleOf(reason: string): BrokenRule | null {
  const length = /^must have at most (\d+) characters$/.exec(reason)?.[1]
  if (length !== undefined) return `atMostCharacters ${Number(length)}`
  const country = /^is not a subdivision of ([A-Z]{2})$/.exec(reason)?.[1]
  if (country !== undefined) return `notOfCountry ${country}`
  return plain[reason] ?? null
}
