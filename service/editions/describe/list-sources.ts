import type { Context } from '@/service/context'
import type { DataSource } from '@/service/contract/data-source'
import { findInstalledEditions } from '@/service/editions/installed-editions'
import { ImportableSource, isFetchedOnly } from '@/service/reference/records'
import { GLEIF_EDITION } from '@/service/sources/gleif/edition'
import { findLegalEntityEdition } from '@/service/storage/companies/legal-entity-load'
import { listSourceChecks } from '@/service/storage/editions/source-checks'
import { listLastFailures, type SourceEditionRow } from '@/service/storage/editions/source-editions'
import { describeCheck, lastFailure } from './describe-check'

const dayMs = 24 * 60 * 60 * 1000

type Listing = Pick<Context, 'database' | 'referenceDirectory' | 'clock'> & { isRefreshing?: boolean }

/** Returns every source with its edition in use, the previous one, when newer files are looked for, and why the last attempt failed. */
export async function listSources(ctx: Listing): Promise<DataSource[]> {
  const { editions, sources } = await findInstalledEditions(ctx.database, ctx.referenceDirectory)
  const refusals = new Map((await listLastFailures(ctx.database)).map((row) => [row.source, row]))
  const checks = new Map((await listSourceChecks(ctx.database)).map((row) => [row.source, row]))
  const listed = editions.all.flatMap((edition): DataSource | [] => {
    const id = ImportableSource.safeParse(edition.id)
    const installed = id.success ? sources[id.data] : { inUse: null, previous: null }
    const { inUse, previous } = installed
    // The release contains no data of it and none was fetched yet: service/live lists it.
    if (inUse === null && isFetchedOnly(edition.id)) return []
    const check = checks.get(edition.id)
    return {
      source: edition.id,
      title: edition.title,
      publisher: edition.publisher,
      url: edition.url,
      licence: edition.licence,
      licence_url: edition.licenceUrl,
      attribution: edition.attribution,
      may_be_passed_on: edition.isForOwnUse !== true,
      leaves_out: edition.leavesOut,
      edition: inUse?.number ?? 0,
      vintage: edition.vintage,
      retrieved_at: edition.retrievedOn,
      age_days: ageInDays(ctx, edition.retrievedOn),
      records: edition.records,
      refused: edition.refused ?? null,
      imported_at: inUse?.importedAt.toISOString() ?? null,
      files: (inUse?.files ?? []).map(({ name, sha256 }) => ({ name, sha256 })),
      previous:
        inUse === null && previous === null
          ? null
          : { edition: previous?.number ?? 0, retrieved_at: previous?.retrievedOn ?? null },
      last_failure: lastFailure({ check, refused: refusals.get(edition.id), inUse }),
      check: describeCheck(edition.id, check, { isRefreshing: ctx.isRefreshing ?? false, now: ctx.clock() }),
    }
  })
  const gleif = await findGleif(ctx, refusals.get('gleif'))
  return gleif === null ? listed : [...listed, gleif].sort((a, b) => (a.source < b.source ? -1 : 1))
}

function ageInDays({ clock }: Pick<Listing, 'clock'>, day: string): number {
  return Math.max(0, Math.floor((clock().getTime() - Date.parse(day)) / dayMs))
}

/** GLEIF's legal entities have their own tables and import; null until they are imported. */
async function findGleif(ctx: Listing, refused: SourceEditionRow | undefined): Promise<DataSource | null> {
  const current = await findLegalEntityEdition(ctx.database, 'current')
  if (current === null) return null
  const previous = await findLegalEntityEdition(ctx.database, 'previous')
  const day = dayOf(current)
  const { title, publisher, url, licence, licenceUrl } = GLEIF_EDITION
  return {
    source: 'gleif',
    title,
    publisher,
    url,
    licence,
    licence_url: licenceUrl,
    attribution: publisher,
    may_be_passed_on: true,
    leaves_out:
      'Addresses, registration authorities and events: only names, countries, status, legal form and parents are carried over.',
    edition: null,
    vintage: current.publishedAt === null ? `of ${current.file}` : `published ${current.publishedAt.toISOString()}`,
    retrieved_at: day,
    age_days: ageInDays(ctx, day),
    records: current.entityCount,
    refused: null,
    imported_at: current.loadedAt.toISOString(),
    files: [],
    previous: previous === null ? null : { edition: null, retrieved_at: dayOf(previous) },
    last_failure: lastFailure({
      check: undefined,
      refused: refused && refused.importedAt >= current.loadedAt ? refused : undefined,
      inUse: null,
    }),
    check: null,
  }
}

function dayOf({ publishedAt, loadedAt }: { publishedAt: Date | null; loadedAt: Date }): string {
  return (publishedAt ?? loadedAt).toISOString().slice(0, 10)
}
