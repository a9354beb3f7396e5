import { Registration } from '@/service/contract/registration'
import type { Industries } from '@/service/reference/industries/read-industries'
import type { Rates } from '@/service/reference/read-rates'
import { type Fault, parseInput } from './parse-input'
import { unknownRatesYear } from './unknown-rates-year'

/** Parses the body of POST /organizations. Whether an industry or a year's rates exist depends on data, so the contract cannot check it. */
export function parseRegistration(body: unknown, known: { industries: Industries; rates: Rates }): Registration {
  return parseInput(Registration, body, [
    ...unknownIndustry(body, known.industries),
    ...unknownRatesYear(body, known.rates),
  ])
}

/** A fault for an industry that GET /industries does not have. */
export function unknownIndustry(body: unknown, industries: Industries): Fault[] {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'industry_id') || !('industry_id' in body))
    return []
  const id = typeof body.industry_id === 'string' ? body.industry_id.trim() : ''
  // The contract refuses anything but text; a blank counts as absent.
  if (id === '' || id.length > 64 || industries.byId.has(id)) return []
  return [{ field: 'industry_id', reason: 'is not an id of GET /industries' }]
}
