import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import type { Transaction } from '@/service/storage/engine/database'
import { findFamilies, findOwn, setRemoved } from '@/service/storage/organizations/removed-organizations'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { changeOrganizationCount, lockProject, type ProjectRow } from '@/service/storage/projects/projects'

/** How long removed organizations can be restored. */
const keptDays = 30

type Many = { projectId: number; ids: readonly number[]; by?: string | undefined }
type Removing = Pick<Context, 'clock' | 'database'>

/** Ids per audit entry: more would make one line of the log a page. */
const perEntry = 1000

export type Removed = { removed: number[]; notFound: number[]; erasedAt: Date }

/**
 * Removes organizations from the project: they are in no list and return 404, free their place in the quota, and registering the same
 * again creates a new one. They can be restored for 30 days. Merged records are removed together. Unknown ids are reported and change
 * nothing.
 */
export async function removeOrganizations(ctx: Removing, many: Many, by: Actor = operator): Promise<Removed> {
  const { projectId } = many
  const ids = [...new Set(many.ids)]
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const at = ctx.clock()
    const removed = await removeLocked(transaction, { ...many, ids, at }, by)
    return { removed, notFound: without(ids, removed), erasedAt: erasedAt(at) }
  })
}

/** `removeOrganizations` for a caller that holds the project's lock. Returns the organizations that were removed. */
export async function removeLocked(
  transaction: Transaction,
  { at, ...many }: Many & { at: Date },
  by: Actor,
): Promise<number[]> {
  const { projectId, ids } = many
  const removed = await findOwn(transaction, { projectId, ids, removedSince: null })
  if (removed.length === 0) return removed
  const family = await findFamilies(transaction, removed)
  await setRemoved(transaction, family, { removedAt: at, reason: 'A person took it out of the list', at })
  await changeOrganizationCount(transaction, projectId, -family.length)
  await note(transaction, 'organization.removed', { ...many, ids: removed }, by, at)
  return removed
}

/**
 * Restores organizations with their ids and all data, and has them researched again. ServiceError `too_many_organizations` if the project
 * has no room, in which case none is restored.
 */
export async function restoreOrganizations(
  ctx: Removing & Pick<Context, 'queue'>,
  many: Many,
  by: Actor = operator,
): Promise<{ restored: number[]; notFound: number[] }> {
  const ids = [...new Set(many.ids)]
  return ctx.database.transaction(async (transaction) => {
    const project = await lockProject(transaction, many.projectId)
    const asked = { project, ids, by: many.by, at: ctx.clock() }
    const restored = await restoreLocked(ctx, transaction, asked, by)
    return { restored, notFound: without(ids, restored) }
  })
}

type Restoring = { project: ProjectRow; ids: readonly number[]; by?: string | undefined; at: Date }

/** `restoreOrganizations` for a caller that holds the project's lock. Returns the organizations that were restored. */
export async function restoreLocked(
  ctx: Pick<Context, 'queue'>,
  transaction: Transaction,
  { project, ids, by: person, at }: Restoring,
  by: Actor,
): Promise<number[]> {
  const { id: projectId, maxOrganizations: limit, organizationCount: count } = project
  const restored = await findOwn(transaction, { projectId, ids, removedSince: keptSince(at) })
  if (restored.length === 0) return restored
  const family = await findFamilies(transaction, restored)
  if (limit !== null && count + family.length > limit) {
    throw new ServiceError(
      'too_many_organizations',
      `This key's project may register ${limit} organizations and has registered ${count}`,
    )
  }
  await setRemoved(transaction, family, { removedAt: null, reason: 'A person brought it back', at })
  await changeOrganizationCount(transaction, projectId, family.length)
  // Sources may have changed meanwhile; until research has run, the old data are shown.
  const jobs = family.map((id) => ({ data: { organizationId: id }, singletonKey: `${id}-${at.getTime()}` }))
  await ctx.queue.enqueueNew(transaction, 'research', jobs)
  await note(transaction, 'organization.restored', { projectId, ids: restored, by: person }, by, at)
  return restored
}

function without(ids: readonly number[], found: readonly number[]): number[] {
  const known = new Set(found)
  return ids.filter((id) => !known.has(id))
}

/** Organizations removed before this instant are due for erasure and can no longer be restored. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000)
}

function erasedAt(removedAt: Date): Date {
  return new Date(removedAt.getTime() + keptDays * 86_400_000)
}

async function note(
  transaction: Transaction,
  kind: 'organization.removed' | 'organization.restored',
  { projectId, ids, by: person }: Many,
  by: Actor,
  at: Date,
): Promise<void> {
  for (let from = 0; from < ids.length; from += perEntry) {
    const part = ids.slice(from, from + perEntry)
    const details = { project_id: projectId, organization_ids: part, ...(person !== undefined && { by: person }) }
    await insertAuditEvent(transaction, { kind, by, details, at })
  }
}
