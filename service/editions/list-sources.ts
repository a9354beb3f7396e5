import type { Context } from '@/service/context'
import type { DataSource } from '@/service/contract/data-source'
import { CompanySource } from '@/service/reference/records'
import { listLastFailures } from '@/service/storage/source-editions'
import { findInstalledEditions } from './installed-editions'

const dayMs = 24 * 60 * 60 * 1000

/** Every source with its edition in use, the one before it, and why the last attempt to renew it failed. */
export async function listSources(
  ctx: Pick<Context, 'database' | 'referenceDirectory' | 'clock'>,
): Promise<DataSource[]> {
  const { editions, sources } = await findInstalledEditions(ctx.database, ctx.referenceDirectory)
  const failures = new Map((await listLastFailures(ctx.database)).map((row) => [row.source, row]))
  const now = ctx.clock().getTime()
  return editions.all.map((edition) => {
    const id = CompanySource.safeParse(edition.id)
    const installed = id.success ? sources[id.data] : { inUse: null, previous: null }
    const { inUse, previous } = installed
    const failure = failures.get(edition.id)
    return {
      source: edition.id,
      title: edition.title,
      publisher: edition.publisher,
      url: edition.url,
      licence: edition.licence,
      licence_url: edition.licenceUrl,
      attribution: edition.attribution,
      leaves_out: edition.leavesOut,
      edition: inUse?.number ?? 0,
      vintage: edition.vintage,
      retrieved_at: edition.retrievedOn,
      age_days: Math.max(0, Math.floor((now - Date.parse(edition.retrievedOn)) / dayMs)),
      records: edition.records,
      refused: edition.refused ?? null,
      imported_at: inUse?.importedAt.toISOString() ?? null,
      files: (inUse?.files ?? []).map(({ name, sha256 }) => ({ name, sha256 })),
      previous:
        inUse === null && previous === null
          ? null
          : { edition: previous?.number ?? 0, retrieved_at: previous?.retrievedOn ?? null },
      last_failure: failure ? { at: failure.importedAt.toISOString(), reason: failure.reason ?? '' } : null,
    }
  })
}
