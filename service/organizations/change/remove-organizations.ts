import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import type { Transaction } from '@/service/storage/engine/database'
import { findFamilies, findOwn, setRemoved } from '@/service/storage/organizations/removed-organizations'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { changeOrganizationCount, lockProject } from '@/service/storage/projects/projects'

/** How long what was removed can be restored. */
const keptDays = 30

type Many = { projectId: number; ids: readonly number[]; by?: string | undefined }
type Removing = Pick<Context, 'clock' | 'database'>

/** The ids of an audit entry: more would make one line of the log a page. */
const perEntry = 1000

export type Removed = { removed: number[]; notFound: number[]; erasedAt: Date }

/**
 * Takes organizations out of the project: they are in no list and answer 404, their place in the quota is free, and the same
 * registered again is a new one. For 30 days they can be restored. Records that are merged go together. An id that the project
 * does not have is told and changes nothing.
 */
export async function removeOrganizations(ctx: Removing, many: Many, by: Actor = operator): Promise<Removed> {
  const { projectId } = many
  const ids = [...new Set(many.ids)]
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const removed = await findOwn(transaction, { projectId, ids, removedSince: null })
    const at = ctx.clock()
    if (removed.length > 0) {
      const family = await findFamilies(transaction, removed)
      await setRemoved(transaction, family, { removedAt: at, reason: 'A person took it out of the list', at })
      await changeOrganizationCount(transaction, projectId, -family.length)
      await note(transaction, 'organization.removed', { ...many, ids: removed }, by, at)
    }
    return { removed, notFound: without(ids, removed), erasedAt: erasedAt(at) }
  })
}

/**
 * Brings them back under the same ids with all they had, and has them researched again. ServiceError `too_many_organizations`
 * where the project has no room for them, and then none comes back.
 */
export async function restoreOrganizations(
  ctx: Removing & Pick<Context, 'queue'>,
  many: Many,
  by: Actor = operator,
): Promise<{ restored: number[]; notFound: number[] }> {
  const { projectId } = many
  const ids = [...new Set(many.ids)]
  return ctx.database.transaction(async (transaction) => {
    const project = await lockProject(transaction, projectId)
    const at = ctx.clock()
    const restored = await findOwn(transaction, { projectId, ids, removedSince: keptSince(at) })
    if (restored.length === 0) return { restored, notFound: ids }
    const family = await findFamilies(transaction, restored)
    const { maxOrganizations: limit, organizationCount: count } = project
    if (limit !== null && count + family.length > limit) {
      throw new ServiceError(
        'too_many_organizations',
        `This key's project may register ${limit} organizations and has registered ${count}`,
      )
    }
    await setRemoved(transaction, family, { removedAt: null, reason: 'A person brought it back', at })
    await changeOrganizationCount(transaction, projectId, family.length)
    // What the sources say may have changed meanwhile; until that is known they show what they had.
    const jobs = family.map((id) => ({ data: { organizationId: id }, singletonKey: `${id}-${at.getTime()}` }))
    await ctx.queue.enqueueNew(transaction, 'research', jobs)
    await note(transaction, 'organization.restored', { ...many, ids: restored }, by, at)
    return { restored, notFound: without(ids, restored) }
  })
}

function without(ids: readonly number[], found: readonly number[]): number[] {
  const known = new Set(found)
  return ids.filter((id) => !known.has(id))
}

/** What was removed before is erased by whichever process comes first, and not restored any more. */
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
