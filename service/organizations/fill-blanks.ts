import { isSubdivisionOf } from '@/service/contract/region'
import type { Transaction } from '@/service/storage/database'
import { enterState, type GivenFields, type RegisteredOrganization, updateGiven } from '@/service/storage/organizations'
import { toListKeys, withKeys } from './given-fields'

const fields = {
  name: 'name',
  hqRegion: 'hq_region',
  hqSubregion: 'hq_subregion',
  hqFuzzy: 'hq_fuzzy',
  industryId: 'industry_id',
  industryName: 'industry_name',
  website: 'website',
  externalId: 'external_id',
  isLegalEntityName: 'is_legal_entity_name',
  leiNumber: 'lei_number',
  isinNumber: 'isin_number',
  dunsNumber: 'duns_number',
  spGlobalNumber: 'sp_global_number',
} as const satisfies Partial<Record<keyof GivenFields, string>>

type Field = keyof typeof fields
const allFields = Object.keys(fields) as Field[]

/** An external id says nothing about the organization, and nothing is concluded from the kind of its name. */
const withoutResearch: readonly Field[] = ['externalId', 'isLegalEntityName']

/**
 * Puts what a repeated registration tells anew where the first one left a blank; never overwrites. Gives whether
 * anything was filled: then research has to run again, because a run under way saves nothing over a changed row. The
 * state is `created` once more where the news can change what research finds.
 */
export async function fillBlanks(
  transaction: Transaction,
  existing: RegisteredOrganization,
  repeat: { given: GivenFields; companyId: number | null },
  at: Date,
): Promise<boolean> {
  const filled = newFields(existing, repeat.given)
  if (filled.length === 0) return false
  const given = withKeys({ ...existing, ...Object.fromEntries(filled.map((field) => [field, repeat.given[field]])) })
  const listKeys = toListKeys(given, existing.foundName)
  await updateGiven(transaction, { id: existing.id, given, companyId: repeat.companyId, ...listKeys, at })
  if (filled.every((field) => withoutResearch.includes(field))) return true
  const names = filled.map((field) => fields[field]).join(', ')
  await enterState(transaction, { id: existing.id, state: 'created', reason: `Registered again with ${names}`, at })
  return true
}

/** The fields of a repeat that are blanks of the first. */
export function newFields(existing: RegisteredOrganization, given: GivenFields): Field[] {
  return allFields.filter((field) => fillsBlank(field, existing, given))
}

function fillsBlank(field: Field, existing: RegisteredOrganization, given: GivenFields): boolean {
  if (existing[field] !== null || given[field] === null) return false
  if (field !== 'hqSubregion' || given.hqSubregion === null) return true
  // A subregion is only a blank to fill where it lies in the country that is kept.
  const region = existing.hqRegion ?? given.hqRegion
  return region === null || isSubdivisionOf(given.hqSubregion, region)
}
