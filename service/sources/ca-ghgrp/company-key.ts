import { lookUp } from '@/service/sources/tables/look-up'
import { plainSpelling } from '@/service/sources/tables/plain-spelling'

/** Legal forms as reporters write them in full, in French or with a slip, by the abbreviation that stands in a key. */
const abbreviations: Readonly<Record<string, string>> = {
  limited: 'ltd',
  lted: 'ltd',
  limitée: 'ltd',
  ltée: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
}

/** Names that a person found to be other spellings of one company: with a site, a scheme, a number or in French. By plain key. */
const reviewedCompanies: Readonly<Record<string, string>> = {
  'les mines agnico eagle ltd': 'Agnico Eagle Mines Limited', // Its French name
  'agnico eagle mines ltd': 'Agnico Eagle Mines Limited',
  'av group nb inc atholville mill': 'AV Group NB Inc.',
  'av group nb inc nackawic mill': 'AV Group NB Inc.',
  'lantic inc raffinerie montréal': 'Lantic Inc.',
  'lantic inc taber factory': 'Lantic Inc.',
  'lantic inc vancouver refinery': 'Lantic Inc.',
  'nova chemicals corp obps': 'NOVA Chemicals Corporation', // Its facilities in the output-based pricing system
  'olymel sec red deer': 'Olymel S.E.C.',
  'shell canada ltd 1': 'Shell Canada Limited', // The second account of one company
  'west fraser mills ltd operating as slave lake pulp': 'West Fraser Mills Ltd.',
}

/** Returns what the spellings of one company share: no case, no punctuation, legal forms abbreviated, a reviewed spelling replaced. */
export function companyKey(name: string): string {
  const key = plainKey(name)
  const reviewed = lookUp(reviewedCompanies, key)
  return reviewed === undefined ? key : plainKey(reviewed)
}

/** The name that a person chose for a spelling; null where none was reviewed. */
export function reviewedName(name: string): string | null {
  return lookUp(reviewedCompanies, plainKey(name)) ?? null
}

function plainKey(name: string): string {
  return plainSpelling(name)
    .split(' ')
    .map((word) => lookUp(abbreviations, word) ?? word)
    .join(' ')
}
