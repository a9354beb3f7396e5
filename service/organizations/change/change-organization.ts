import type { Context } from '@/service/context'
import type { ChangedFields, SeenFields } from '@/service/contract/organization/organization-change'
import { ServiceError } from '@/service/errors'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { type Field, fieldNames, identifiers, withoutResearch } from '@/service/organizations/register/field-names'
import { fingerprintOf } from '@/service/organizations/register/find-registered'
import { toListKeys } from '@/service/organizations/register/given-fields'
import { givenRegion } from '@/service/organizations/register/given-region'
import type { Transaction } from '@/service/storage/engine/database'
import { insertChanges } from '@/service/storage/organizations/changes'
import {
  changeGiven,
  enterState,
  type GivenFields,
  type OrganizationRow,
  type SetByHand,
} from '@/service/storage/organizations/organizations'
import {
  findOrganizationsByKeys,
  rememberRegistrations,
} from '@/service/storage/organizations/registered-organizations'
import { type Actor, type AuditDetails, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { changedFields, differingFields, requireUnchanged } from './changed-fields'

export type ChangeOrganization = MatchRequest & {
  change: ChangedFields
  /** Expected present values of fields; the change is refused if one differs. */
  seen?: SeenFields | undefined
  by?: string | undefined
}
export type Changed = { id: number; isChanged: boolean }

/**
 * Applies a person's change to a registration. Changed fields are marked with the instant and take precedence over sources, and research
 * runs again; the audit log stores the values before and after. The earlier words still lead to this record, so that the same list sent
 * again creates nothing. Returns the changed record: the surviving one if it was merged. ServiceError `organization_not_found`,
 * `bad_request`, and `conflict` if another record of the project has that identifier, or an expected value differs.
 */
export async function changeOrganization(
  ctx: Pick<Context, 'clock' | 'database' | 'queue'>,
  { change, seen, by: person, ...request }: ChangeOrganization,
  by: Actor = operator,
): Promise<Changed> {
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const organization = await requireSurvivor(transaction, request)
    const { id, projectId } = organization
    const given = changedFields(organization, change)
    requireUnchanged(organization, { given, change, seen: seen ?? {} })
    const fields = differingFields(organization, given)
    if (fields.length === 0) return { id, isChanged: false }
    await requireFree(transaction, organization, given, fields)
    const at = ctx.clock()
    await write(transaction, organization, { given, fields, at })
    await rememberRegistrations(transaction, [{ projectId, fingerprint: fingerprintOf(given), organizationId: id }])
    await ctx.queue.enqueue(transaction, 'research', { organizationId: id }, { singletonKey: `${id}-${at.getTime()}` })
    const details = { project_id: projectId, organization_id: id, ...(person !== undefined && { by: person }) }
    await insertAuditEvent(transaction, {
      kind: 'organization.changed',
      by,
      details: { ...details, ...valuesOf(organization, given, fields) },
      at,
    })
    await insertChanges(transaction, [
      {
        kind: 'details_edited',
        details: { fields: fields.map((field) => editOf(organization, given, field)) },
        projectId,
        organizationId: id,
        companyId: null,
        happenedOn: at.toISOString().slice(0, 10),
        notedAt: at,
        isHistory: false,
        sameAs: null,
      },
    ])
    return { id, isChanged: true }
  })
}

async function write(
  transaction: Transaction,
  organization: OrganizationRow,
  { given, fields, at }: { given: GivenFields; fields: readonly Field[]; at: Date },
): Promise<void> {
  const needsResearch = fields.some((field) => !withoutResearch.includes(field))
  await changeGiven(transaction, {
    id: organization.id,
    given,
    setByHand: markSet(organization.setByHand, given, fields, at),
    firstRegion: givenRegion(given),
    isIdentifiedAnew: needsResearch,
    ...toListKeys(given, organization.foundName),
    at,
  })
  if (!needsResearch) return
  const names = fields.map((field) => fieldNames[field]).join(', ')
  await enterState(transaction, { id: organization.id, state: 'created', reason: `A person changed ${names}`, at })
}

/** A removed value does not count as set by a person. */
function markSet(before: SetByHand, given: GivenFields, fields: readonly Field[], at: Date): SetByHand {
  const marks = new Map(Object.entries(before))
  for (const field of fields) {
    if (given[field] === null) marks.delete(fieldNames[field])
    else marks.set(fieldNames[field], at.toISOString())
  }
  return Object.fromEntries(marks)
}

async function requireFree(
  transaction: Transaction,
  organization: OrganizationRow,
  given: GivenFields,
  fields: readonly Field[],
): Promise<void> {
  const wanted = identifiers.filter((field) => fields.includes(field) && given[field] !== null)
  if (wanted.length === 0) return
  const keys = Object.fromEntries(wanted.map((field) => [field, given[field]]))
  const holders = await findOrganizationsByKeys(transaction, organization.projectId, keys)
  const faults = wanted.flatMap((field) => {
    const holder = holders.find((other) => other.id !== organization.id && other[field] === given[field])
    return holder && holder.mergedInto !== organization.id
      ? [`${fieldNames[field]}: is that of organization ${holder.id}`]
      : []
  })
  if (faults.length > 0) throw new ServiceError('conflict', faults.join('; '))
}

function editOf(before: GivenFields, after: GivenFields, field: Field) {
  const text = (value: string | boolean | null) => (value === null ? null : String(value))
  return { field: fieldNames[field], before: text(before[field]), after: text(after[field]) }
}

/** "old_website" and "new_website" of each field that changed. */
function valuesOf(before: GivenFields, after: GivenFields, fields: readonly Field[]): AuditDetails {
  return Object.fromEntries(
    fields.flatMap((field) => [
      [`old_${fieldNames[field]}`, before[field]],
      [`new_${fieldNames[field]}`, after[field]],
    ]),
  )
}
