import type { BrokenRule } from '@/lib/views/registration/registration-fields'

/** What our service writes behind `name` of a row or form that names nothing. */
export const nameRequired = 'is required unless one of lei_number, isin_number, duns_number, sp_global_number is given'

/**
 * What our service writes behind the name of a field it refuses (service/contract/registration.ts), as rules that the reader's
 * language has words for. Another service has words of its own.
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

/** Returns the rule that a sentence of the service states; null where it is not one of ours. */
export function ruleOf(reason: string): BrokenRule | null {
  const length = /^must have at most (\d+) characters$/.exec(reason)?.[1]
  if (length !== undefined) return `atMostCharacters ${Number(length)}`
  const country = /^is not a subdivision of ([A-Z]{2})$/.exec(reason)?.[1]
  if (country !== undefined) return `notOfCountry ${country}`
  return plain[reason] ?? null
}
