import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import type { KnownCompany } from './check-company'

/** The last part of a link to the register of LEIs. */
const leiOfLink = /([0-9A-Z]{18}[0-9]{2})$/

/** What is known of an organization that tells it from others: its own registration, and the company it is matched to. */
export function toKnownCompany(organization: OrganizationRow): KnownCompany {
  const company = organization.outcome === null ? null : Outcome.parse(organization.outcome).company
  const lei = leiOfLink.exec(company?.link ?? '')?.[1]
  const names = [organization.name, organization.foundName, ...(company?.names ?? [])]
  return {
    names: [...new Set(names.filter((name) => name !== null))],
    leis: [...new Set([organization.leiNumber, lei ?? null].filter((one) => one !== null))],
    dunsNumbers: organization.dunsNumber === null ? [] : [organization.dunsNumber],
    externalId: organization.externalId,
  }
}
