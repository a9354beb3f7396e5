import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'
import type { KnownCompany } from './check-company'

/** Matches the LEI at the end of a link to the register of LEIs. */
const leiOfLink = /([0-9A-Z]{18}[0-9]{2})$/

/** Returns what identifies an organization: its registration, and the matched company. */
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
