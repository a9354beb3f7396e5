import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { EditionContext } from '@/service/editions/edition-context'
import { importIfDifferent } from '@/service/editions/import-edition'
import { findInstalledEditions } from '@/service/editions/installed-editions'
import type { Reach } from '@/service/fetching/connect-guard'
import { type FetchedFile, fetchFile } from '@/service/fetching/fetch-file'
import type { ImportableSource } from '@/service/reference/records'
import type { Address } from '@/service/refresh/addresses'
import { nextCheck } from '@/service/refresh/next-check'
import {
  claimSourceCheck,
  findSourceCheck,
  recordSourceCheck,
  releaseSourceCheck,
  type SourceCheckRow,
} from '@/service/storage/editions/source-checks'
import { serviceItself } from '@/service/storage/projects/audit-events'

/** How long a process reserves a source: longer than fetching and importing take together. Then another process may try. */
const claimMs = 15 * 60_000

/** How long a publisher may take, and where it may lead. */
export type FetchLimits = Reach & { timeoutMs: number; signal: AbortSignal; contact?: string | null }

/**
 * imported    a newer edition is in use
 * unchanged   the publisher has nothing newer
 * failed      with the reason; the edition in use stays
 * skipped     not due, handled by another process, or this one is stopping
 */
export type RefreshOutcome = { kind: 'imported' | 'unchanged' | 'skipped' } | { kind: 'failed'; reason: string }

type Fetched = Extract<FetchedFile, { kind: 'fetched' }>

/** If a source is due, fetches a newer file from its address, imports it, and stores the outcome. */
export async function refreshSource(
  ctx: EditionContext,
  source: ImportableSource,
  address: Address,
  limits: FetchLimits,
): Promise<RefreshOutcome> {
  const { database } = ctx
  const now = ctx.clock()
  const seen = await findSourceCheck(database, source)
  if (nextCheck(seen, address.everyDays) > now) return { kind: 'skipped' }
  const until = new Date(now.getTime() + claimMs)
  if (!(await claimSourceCheck(database, seen, { now, until }))) return { kind: 'skipped' }
  try {
    const file = await fetchFile({ ...address, ...limits, etag: seen.etag, lastModified: seen.lastModified })
    if (file.kind === 'unchanged') return await succeed(ctx, seen, 'unchanged')
    const { etag, lastModified } = file
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    // Also if its edition was rolled back since then: the same file is not imported again.
    const outcome = sha256 === seen.sha256 ? 'unchanged' : await take(ctx, source, address, file)
    return await succeed(ctx, { ...seen, etag, lastModified, sha256 }, outcome)
  } catch (error) {
    if (limits.signal.aborted) {
      await releaseSourceCheck(database, source)
      return { kind: 'skipped' }
    }
    const reason = error instanceof Error ? error.message : String(error)
    // The ETag of this answer is not stored, so that a refused file is fetched again.
    await recordSourceCheck(database, {
      ...seen,
      checkedAt: ctx.clock(),
      failures: seen.failures + 1,
      lastFailure: reason,
    })
    return { kind: 'failed', reason }
  }
}

async function succeed(
  ctx: EditionContext,
  seen: SourceCheckRow,
  kind: 'imported' | 'unchanged',
): Promise<RefreshOutcome> {
  await recordSourceCheck(ctx.database, { ...seen, checkedAt: ctx.clock(), failures: 0, lastFailure: null })
  return { kind }
}

async function take(
  ctx: EditionContext,
  source: ImportableSource,
  { url }: Address,
  { bytes, lastModified }: Fetched,
): Promise<'imported' | 'unchanged'> {
  const retrievedOn = dayOf(lastModified, ctx.clock())
  const { editions } = await findInstalledEditions(ctx.database, ctx.referenceDirectory)
  // A later file was imported by hand or is part of the release: the address has nothing newer.
  if (retrievedOn < editions.byId[source].retrievedOn) return 'unchanged'
  const files = [{ name: basename(new URL(url).pathname), bytes }]
  return (await importIfDifferent(ctx, { source, files, retrievedOn, by: serviceItself })) === null
    ? 'unchanged'
    : 'imported'
}

/** Returns the day the publisher last changed the file, if stated and not in the future; otherwise today. */
function dayOf(lastModified: string | null, now: Date): string {
  const modified = Date.parse(lastModified ?? '')
  return new Date(modified <= now.getTime() ? modified : now).toISOString().slice(0, 10)
}
