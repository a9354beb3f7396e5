import type { Context } from '@/service/context'
import type { KeptFootprint, KeptFootprintList } from '@/service/contract/footprint/kept-footprint'
import { ServiceError } from '@/service/errors'
import {
  deleteKeptFootprint,
  findKeptFootprint,
  type KeptHead,
  listKeptFootprints,
} from '@/service/storage/organizations/kept-footprints'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { parseContent, unpackContent } from './kept-content'
import { presentHead } from './present-head'

type Reading = Pick<Context, 'database'>
export type KeptRequest = { projectId: number; keptId: number }

/** The kept footprints of a project, newest first. */
export async function listKept(ctx: Reading, projectId: number): Promise<KeptFootprintList> {
  return { kept: (await listKeptFootprints(ctx.database, projectId)).map(presentHead) }
}

/** One kept footprint, unchanged. ServiceError `not_found`. */
export async function readKept(ctx: Reading, request: KeptRequest): Promise<KeptFootprint> {
  const { head, text } = await requireKept(ctx, request)
  return { ...presentHead(head), footprint: parseContent(text).footprint }
}

/** The row, and the JSON that its digest covers. ServiceError `not_found`. */
export async function requireKept(
  ctx: Reading,
  { projectId, keptId }: KeptRequest,
): Promise<{ head: KeptHead; text: Buffer }> {
  const found = await findKeptFootprint(ctx.database, projectId, keptId)
  if (found === null) throw missing()
  const { content, ...head } = found
  return { head, text: await unpackContent(content) }
}

/** Removes a kept footprint entirely. ServiceError `not_found`. */
export async function removeKept(
  ctx: Pick<Context, 'clock' | 'database'>,
  { projectId, keptId }: KeptRequest,
  by: Actor = operator,
): Promise<{ id: number; removed: true }> {
  return ctx.database.transaction(async (transaction) => {
    if (!(await deleteKeptFootprint(transaction, projectId, keptId))) throw missing()
    const details = { project_id: projectId, kept_footprint_id: keptId }
    await insertAuditEvent(transaction, { kind: 'footprint.removed', by, details, at: ctx.clock() })
    return { id: keptId, removed: true }
  })
}

function missing(): ServiceError {
  return new ServiceError('not_found', 'This project keeps no footprint with this id')
}
