import type { Context } from '@/service/context'
import type { ListImport, ListImportList, ListImportPage, ListImportRows } from '@/service/contract/list-import'
import { ServiceError } from '@/service/errors'
import type { Queryable } from '@/service/storage/engine/database'
import {
  countRowStates,
  findListImport,
  insertListImport,
  type RowState,
  type ListImport as StoredImport,
  selectImportRows,
  selectListImports,
  storeImportRows,
} from '@/service/storage/organizations/list-imports'

export type ImportRequest = { projectId: number; importId: number }

const shownImports = 100

export function presentImport(one: StoredImport): ListImport {
  return {
    id: one.id,
    file_name: one.fileName,
    imported_by: one.importedBy,
    created_at: one.createdAt.toISOString(),
    completed_at: one.completedAt?.toISOString() ?? null,
    taken_back_at: one.takenBackAt?.toISOString() ?? null,
    replaced_by: one.replacedBy,
    rows: one.rows,
    registered: one.registered,
    found: one.found,
    refused: one.refused,
  }
}

/** ServiceError `not_found`, also for another project's import. */
export async function requireImport(db: Queryable, { projectId, importId }: ImportRequest): Promise<StoredImport> {
  const found = await findListImport(db, projectId, importId)
  if (found === null) throw new ServiceError('not_found', 'This project has no import with this id')
  return found
}

/** Starts an import. Organizations registered from now on count as added by it. */
export async function beginImport(
  ctx: Pick<Context, 'clock' | 'database'>,
  { projectId, fileName, by }: { projectId: number; fileName: string | null; by: string | null },
): Promise<ListImport> {
  const at = ctx.clock()
  return presentImport(await insertListImport(ctx.database, { projectId, fileName, importedBy: by, at }))
}

export async function listImports(ctx: Pick<Context, 'database'>, projectId: number): Promise<ListImportList> {
  return { imports: (await selectListImports(ctx.database, projectId, shownImports)).map(presentImport) }
}

/** Stores the outcome of rows. ServiceError `not_found`; `conflict` for a reverted import. */
export async function keepRows(
  ctx: Pick<Context, 'database'>,
  { rows, ...request }: ImportRequest & { rows: ListImportRows['rows'] },
): Promise<ListImport> {
  return ctx.database.transaction(async (transaction) => {
    const found = await requireImport(transaction, request)
    if (found.takenBackAt !== null) throw new ServiceError('conflict', 'import: was taken back')
    // If one request reports a row twice, the later report counts.
    const last = new Map(rows.map((row) => [row.number, row]))
    const told = [...last.values()].map(({ organization_id: organizationId, ...row }) => ({ ...row, organizationId }))
    await storeImportRows(transaction, request.projectId, found, told)
    return presentImport(await requireImport(transaction, request))
  })
}

/** An import with the present state of its rows. */
export async function readImport(
  ctx: Pick<Context, 'database'>,
  { state, after, limit, ...request }: ImportRequest & { state: RowState | null; after: number; limit: number },
): Promise<ListImportPage> {
  const found = await requireImport(ctx.database, request)
  const counted = new Map((await countRowStates(ctx.database, found.id)).map((one) => [one.state, one.count]))
  const rows = await selectImportRows(ctx.database, { importId: found.id, state, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    import: presentImport(found),
    counts: {
      recognised: counted.get('recognised') ?? 0,
      to_decide: counted.get('to_decide') ?? 0,
      not_found: counted.get('not_found') ?? 0,
      in_progress: counted.get('in_progress') ?? 0,
      failed: counted.get('failed') ?? 0,
      refused: counted.get('refused') ?? 0,
      removed: counted.get('removed') ?? 0,
    },
    rows: shown.map((row) => ({
      number: row.number,
      name: row.name,
      country: row.country,
      organization_id: row.organizationId,
      organization_name: row.organizationName,
      is_own: row.isOwn,
      state: row.state,
      detail: row.detail,
    })),
    next_after: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
  }
}
