import type { Context } from '@/service/context'
import type { ListImportChange } from '@/service/contract/list-import'
import { ServiceError } from '@/service/errors'
import { removeLocked, restoreLocked } from '@/service/organizations/change/remove-organizations'
import {
  listOwnOrganizations,
  listTakenBack,
  setCompleted,
  setReplaced,
  setTakenBack,
} from '@/service/storage/organizations/list-imports'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { type ImportRequest, presentImport, requireImport } from './list-imports'

type Changing = Pick<Context, 'clock' | 'database' | 'queue'>

/**
 * Reverts an import: removes all organizations it added, as removing each would; earlier ones, and those of another import, stay.
 * ServiceError `not_found`, `conflict` if it is already reverted.
 */
export async function takeBackImport(
  ctx: Changing,
  request: ImportRequest,
  by: Actor = operator,
): Promise<ListImportChange> {
  const { projectId } = request
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const found = await requireImport(transaction, request)
    if (found.takenBackAt !== null) throw new ServiceError('conflict', 'import: is taken back already')
    const at = ctx.clock()
    const ids = await listOwnOrganizations(transaction, found.id, null)
    await removeLocked(transaction, { projectId, ids, at }, by)
    await setTakenBack(transaction, found.id, at)
    const details = { project_id: projectId, import_id: found.id, organizations: ids.length }
    await insertAuditEvent(transaction, { kind: 'import.taken_back', by, details, at })
    return { import: presentImport({ ...found, takenBackAt: at }), organizations: ids.length }
  })
}

/**
 * Restores what reverting the import removed, for 30 days. ServiceError `not_found`, `conflict` if it is not reverted,
 * `too_many_organizations` if there is no room.
 */
export async function restoreImport(
  ctx: Changing,
  request: ImportRequest,
  by: Actor = operator,
): Promise<ListImportChange> {
  const { projectId } = request
  return ctx.database.transaction(async (transaction) => {
    const project = await lockProject(transaction, projectId)
    const found = await requireImport(transaction, request)
    if (found.takenBackAt === null) throw new ServiceError('conflict', 'import: is not taken back')
    const at = ctx.clock()
    const ids = await listTakenBack(transaction, found.id, found.takenBackAt)
    const restored = await restoreLocked(ctx, transaction, { project, ids, at }, by)
    await setTakenBack(transaction, found.id, null)
    const details = { project_id: projectId, import_id: found.id, organizations: restored.length }
    await insertAuditEvent(transaction, { kind: 'import.restored', by, details, at })
    return { import: presentImport({ ...found, takenBackAt: null }), organizations: restored.length }
  })
}

/**
 * Marks an import as complete. If it replaces another, organizations that only the other added are removed; those in both belong to this
 * one from now on. ServiceError `not_found`; `conflict` if the other is already replaced, or is this one.
 */
export async function completeImport(
  ctx: Changing,
  { replaces, ...request }: ImportRequest & { replaces: number | undefined },
  by: Actor = operator,
): Promise<ListImportChange> {
  const { projectId } = request
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const found = await requireImport(transaction, request)
    const at = ctx.clock()
    const gone = replaces === undefined ? [] : await replace(replaces)
    await setCompleted(transaction, found.id, at)
    return { import: presentImport({ ...found, completedAt: at }), organizations: gone.length }

    async function replace(importId: number): Promise<number[]> {
      const other = await requireImport(transaction, { projectId, importId })
      if (other.id === found.id) throw new ServiceError('conflict', 'replaces: is this very import')
      // A repeated report, because the first answer was lost.
      if (other.replacedBy === found.id) return []
      if (other.replacedBy !== null)
        throw new ServiceError('conflict', 'replaces: is replaced by another import already')
      const ids = await listOwnOrganizations(transaction, other.id, found.id)
      await removeLocked(transaction, { projectId, ids, at }, by)
      await setReplaced(transaction, other.id, found.id)
      const details = { project_id: projectId, import_id: other.id, replaced_by: found.id, organizations: ids.length }
      await insertAuditEvent(transaction, { kind: 'import.replaced', by, details, at })
      return ids
    }
  })
}
