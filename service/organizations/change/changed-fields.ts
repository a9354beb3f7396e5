import type { ChangedFields, SeenFields } from '@/service/contract/organization/organization-change'
import { countryOf, isSubdivision, isSubdivisionOf, withoutCountry } from '@/service/contract/region'
import { ServiceError } from '@/service/errors'
import { allFields, type Field, fieldNames } from '@/service/organizations/register/field-names'
import { withKeys } from '@/service/organizations/register/given-fields'
import type { GivenFields, OrganizationRow } from '@/service/storage/organizations/organizations'

const direct = ['leiNumber', 'isinNumber', 'dunsNumber', 'spGlobalNumber'] as const

/**
 * The project's fields after the change. A state or province of the previous country is dropped with it. ServiceError `bad_request` for
 * what POST /organizations would refuse: neither name nor identifier, or a subdivision outside of the country given with it.
 */
export function changedFields(organization: OrganizationRow, change: ChangedFields): GivenFields {
  const given: GivenFields = { ...organization, ...named(change) }
  if (given.name === null && direct.every((field) => given[field] === null)) {
    throw new ServiceError('bad_request', 'name: is required unless there is an LEI, ISIN, DUNS or S&P Global number')
  }
  return withKeys({ ...given, ...placeOf(given, change) })
}

function named(change: ChangedFields): Partial<GivenFields> {
  return Object.fromEntries(
    allFields.flatMap((field) => {
      const value = change[fieldNames[field]]
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

function placeOf(given: GivenFields, change: ChangedFields): Pick<GivenFields, 'hqRegion' | 'hqSubregion'> {
  const { hqSubregion } = given
  if (hqSubregion === null || !isSubdivision(hqSubregion)) return given
  const hqRegion = given.hqRegion ?? (change.hq_region === null ? null : countryOf(hqSubregion))
  const isElsewhere = hqRegion !== null && !isSubdivisionOf(hqSubregion, hqRegion)
  if (isElsewhere && change.hq_subregion !== undefined) {
    throw new ServiceError('bad_request', `hq_subregion: is not a subdivision of ${hqRegion}`)
  }
  return { hqRegion, hqSubregion: isElsewhere ? null : withoutCountry(hqSubregion) }
}

/** The fields in which the two differ. */
export function differingFields(before: GivenFields, after: GivenFields): Field[] {
  return allFields.filter((field) => before[field] !== after[field])
}

/**
 * ServiceError `conflict` if somebody else has changed a field since it was seen, unless it already has the new value, as in a repeated
 * request whose answer was lost.
 */
export function requireUnchanged(
  before: GivenFields,
  { given, change, seen }: { given: GivenFields; change: ChangedFields; seen: SeenFields },
): void {
  const faults = allFields.flatMap((field) => {
    const name = fieldNames[field]
    if (!Object.hasOwn(seen, name)) return []
    const isMade = change[name] !== undefined && before[field] === given[field]
    return isMade || before[field] === seen[name]
      ? []
      : [`${name}: was changed meanwhile, to ${JSON.stringify(before[field])}`]
  })
  if (faults.length > 0) throw new ServiceError('conflict', faults.join('; '))
}
