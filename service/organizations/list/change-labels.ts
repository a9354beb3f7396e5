import type { Context } from '@/service/context'
import { type LabelChange, type LabelsChanged, mostLabels } from '@/service/contract/organization/labels'
import { ServiceError } from '@/service/errors'
import { foldText } from '@/service/matching/names/fold-text'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import type { Queryable } from '@/service/storage/engine/database'
import {
  addLabels,
  type KeyedLabel,
  listLabels,
  listOwnIds,
  removeLabels,
} from '@/service/storage/organizations/labels'
import { lockProject } from '@/service/storage/projects/projects'

/** "Supplier" and "supplier" are the same label. */
export function labelKey(label: string): string {
  return foldText(label) || label.trim()
}

function keyed(labels: readonly string[]): KeyedLabel[] {
  return [...new Map(labels.map((label) => [labelKey(label), { key: labelKey(label), label }])).values()]
}

/**
 * Adds labels to, and removes them from, many organizations at once. ServiceError `bad_request`, before any change, for an id that is not
 * the project's, and if an organization would have too many labels.
 */
export async function changeLabels(
  ctx: Pick<Context, 'clock' | 'database'>,
  { projectId, change }: { projectId: number; change: LabelChange },
): Promise<LabelsChanged> {
  const ids = [...new Set(change.ids)]
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const own = await listOwnIds(transaction, projectId, ids)
    const foreign = ids.filter((id) => !own.includes(id))
    if (foreign.length > 0) {
      throw new ServiceError('bad_request', `ids: this project has no organization ${foreign.slice(0, 20).join(', ')}`)
    }
    const removed = await removeLabels(transaction, { projectId, ids, keys: change.remove.map(labelKey) })
    const added = await addLabels(transaction, {
      projectId,
      ids,
      labels: keyed(change.add),
      by: change.by ?? null,
      at: ctx.clock(),
    })
    return { organizations: await requireFew(transaction, ids), added, removed }
  })
}

/** Replaces an organization's labels. ServiceError `organization_not_found`. */
export async function setLabels(
  ctx: Pick<Context, 'clock' | 'database'>,
  { labels, by, ...request }: MatchRequest & { labels: readonly string[]; by?: string | undefined },
): Promise<LabelsChanged> {
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const { id, projectId } = await requireSurvivor(transaction, request)
    const wanted = keyed(labels)
    const before = await listLabels(transaction, [id])
    const keys = before.map(({ key }) => key).filter((key) => !wanted.some((label) => label.key === key))
    const removed = await removeLabels(transaction, { projectId, ids: [id], keys })
    const added = await addLabels(transaction, {
      projectId,
      ids: [id],
      labels: wanted,
      by: by ?? null,
      at: ctx.clock(),
    })
    return { organizations: await requireFew(transaction, [id]), added, removed }
  })
}

async function requireFew(db: Queryable, ids: readonly number[]): Promise<LabelsChanged['organizations']> {
  const byId = new Map(ids.map((id): [number, string[]] => [id, []]))
  for (const { id, label } of await listLabels(db, ids)) byId.get(id)?.push(label)
  const organizations = [...byId].map(([id, labels]) => ({ id, labels }))
  const full = organizations.find(({ labels }) => labels.length > mostLabels)
  if (full) {
    throw new ServiceError('bad_request', `add: organization ${full.id} would have more than ${mostLabels} labels`)
  }
  return organizations
}
