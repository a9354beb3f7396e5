import { isLei } from '@/service/check-digits'
import { compareNames, strength } from '@/service/matching/names/compare-names'
import type { ProductFootprint } from './pact/product-footprint'

/** What is known about the organization of a footprint. Names: its own, and those of the matched company. */
export type KnownCompany = {
  names: readonly string[]
  leis: readonly string[]
  dunsNumbers: readonly string[]
  /** The project's own identifier of it. */
  externalId: string | null
}

export type CompanyCheck =
  | { knownBy: 'identifier' | 'name' }
  /** Why it seems to belong to another company, in words. */
  | { knownBy: null; detail: string }

/**
 * Checks whether the company of a footprint is this organization. If both have an LEI or DUNS number, that decides; otherwise the
 * number assigned by the buyer, then the name.
 */
export function checkCompany(
  { companyName, companyIds }: Pick<ProductFootprint, 'companyName' | 'companyIds'>,
  known: KnownCompany,
): CompanyCheck {
  const stated = companyIds.map(readCompanyId)
  const leis = stated.flatMap(({ lei }) => lei ?? [])
  const numbers = stated.flatMap(({ duns }) => duns ?? [])
  if (meet(leis, known.leis) || meet(numbers, known.dunsNumbers)) return { knownBy: 'identifier' }
  const other = differ('LEI', leis, known.leis) ?? differ('DUNS number', numbers, known.dunsNumbers)
  if (other !== null) return asks(companyName, other)
  const { externalId } = known
  if (externalId !== null && stated.some(({ assigned }) => assigned === externalId)) return { knownBy: 'identifier' }
  if (known.names.some((name) => strength[compareNames(name, companyName).level] >= strength.descriptor))
    return { knownBy: 'name' }
  const [name] = known.names
  return asks(companyName, name === undefined ? 'this organization has no name' : `this organization is ${quote(name)}`)
}

function asks(companyName: string, why: string): CompanyCheck {
  return {
    knownBy: null,
    detail: `It is a footprint of ${quote(companyName)}, and ${why}. It is stored if a person confirms that it is right nevertheless (confirms_company).`,
  }
}

function quote(name: string): string {
  return `“${name.slice(0, 200)}”`
}

function meet(stated: readonly string[], known: readonly string[]): boolean {
  return stated.some((one) => known.includes(one))
}

function differ(what: string, stated: readonly string[], known: readonly string[]): string | null {
  const [one] = stated
  const [ours] = known
  return one === undefined || ours === undefined ? null : `its ${what} is ${one}, that of this organization ${ours}`
}

type CompanyId = { lei: string | null; duns: string | null; assigned: string | null }

/** "urn:lei:529900…", "urn:pact:duns:123456789", "urn:pact:company:customcode:buyer-assigned:V-7" */
function readCompanyId(urn: string): CompanyId {
  const parts = urn.split(':').slice(1)
  const last = parts.at(-1) ?? ''
  const upper = last.toUpperCase()
  const digits = last.replaceAll('-', '')
  const isDuns = parts.slice(0, -1).some((part) => /^d-?u-?n-?s$/i.test(part)) && /^\d{9}$/.test(digits)
  const isAssigned = parts.some((part) => part.toLowerCase() === 'buyer-assigned')
  return {
    lei: isLei(upper) ? upper : null,
    duns: isDuns ? digits : null,
    assigned: isAssigned ? decode(last) : null,
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
