import { isSubdivisionOf } from '@/service/contract/region'
import type { Transaction } from '@/service/storage/engine/database'
import { noteDuplicate } from '@/service/storage/organizations/duplicates'
import { enterState, type GivenFields, updateGiven } from '@/service/storage/organizations/organizations'
import {
  findOrganizationsByKeys,
  type RegisteredOrganization,
} from '@/service/storage/organizations/registered-organizations'
import { allFields, type Field, fieldNames, identifiers, withoutResearch } from './field-names'
import { toListKeys, withKeys } from './given-fields'

/**
 * Fills fields left blank by the first registration from a repeated one; never overwrites. Returns whether anything was filled: research
 * must then run again, because a running one saves nothing over a changed row. The state returns to `created` if the new fields can
 * change what research finds.
 */
export async function fillBlanks(
  transaction: Transaction,
  existing: RegisteredOrganization,
  repeat: { given: GivenFields; companyId: number | null },
  at: Date,
): Promise<boolean> {
  const taken = await findTaken(transaction, existing, repeat.given)
  const filled = newFields(existing, repeat.given).filter((field) => !taken.includes(field))
  if (filled.length === 0) return false
  const given = withKeys({ ...existing, ...Object.fromEntries(filled.map((field) => [field, repeat.given[field]])) })
  const listKeys = toListKeys(given, existing.foundName)
  await updateGiven(transaction, { id: existing.id, given, companyId: repeat.companyId, ...listKeys, at })
  if (filled.every((field) => withoutResearch.includes(field))) return true
  const names = filled.map((field) => fieldNames[field]).join(', ')
  await enterState(transaction, { id: existing.id, state: 'created', reason: `Registered again with ${names}`, at })
  return true
}

/**
 * Identifiers of the repeated registration that another record of the project already has. Two records cannot share one, so it stays
 * blank here, and the two are offered to a person as one organization.
 */
async function findTaken(
  transaction: Transaction,
  existing: RegisteredOrganization,
  given: GivenFields,
): Promise<Field[]> {
  const wanted = identifiers.filter((field) => fillsBlank(field, existing, given))
  if (wanted.length === 0) return []
  const keys = Object.fromEntries(wanted.map((field) => [field, given[field]]))
  const holders = await findOrganizationsByKeys(transaction, existing.projectId, keys)
  const taken = wanted.filter((field) =>
    holders.some((holder) => holder.id !== existing.id && holder[field] === given[field]),
  )
  for (const field of taken) {
    const holder = holders.find((other) => other.id !== existing.id && other[field] === given[field])
    const reason = `Registered again with ${fieldNames[field]} ${given[field]}, which the other has`
    if (holder) await noteDuplicate(transaction, { organizationId: existing.id, otherId: holder.id, reason })
  }
  return taken
}

/** The fields that a repeated registration has and the first one left blank. */
export function newFields(existing: RegisteredOrganization, given: GivenFields): Field[] {
  return allFields.filter((field) => fillsBlank(field, existing, given))
}

/** Values found by research are in answers and exports. When a client sends them back they are not new. */
const foundFields = { name: 'foundName', hqRegion: 'foundRegion', website: 'foundWebsite' } as const

function wasFound(field: Field, existing: RegisteredOrganization, given: GivenFields): boolean {
  return Object.entries(foundFields).some(([one, found]) => one === field && existing[found] === given[field])
}

function fillsBlank(field: Field, existing: RegisteredOrganization, given: GivenFields): boolean {
  if (existing[field] !== null || given[field] === null || wasFound(field, existing, given)) return false
  if (field !== 'hqSubregion' || given.hqSubregion === null) return true
  // A subregion only fills a blank if it lies in the stored country.
  const region = existing.hqRegion ?? given.hqRegion
  return region === null || isSubdivisionOf(given.hqSubregion, region)
}
