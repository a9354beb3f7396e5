import { join } from 'node:path'
import type { Context } from '@/service/context'
import type { EditionContext } from '@/service/editions/edition-context'
import { importIfDifferent } from '@/service/editions/import-edition'
import { ServiceError } from '@/service/errors'
import { createPublisher } from '@/service/fetching/create-publisher'
import { ImportableSource } from '@/service/reference/records'
import { storeLegalEntities } from '@/service/research/legal-entities/store-legal-entities'
import {
  endLiveFetch,
  type LiveEnd,
  type LiveProgress,
  recordLiveProgress,
  releaseLiveFetch,
} from '@/service/storage/editions/live-fetches'
import { serviceItself } from '@/service/storage/projects/audit-events'
import { explainRefusal, NotReady, type Refusal } from './explain-refusal'
import { openKeptAnswers } from './kept/kept-answers'
import { readLiveKey } from './keys/live-keys'
import type { LiveSettings } from './live-settings'
import type { Gathered, LiveSource } from './live-source'

export type LiveContext = EditionContext & Pick<Context, 'log'> & { live: LiveSettings }

/** A claim that was not renewed for this long may be taken over by another process; longer than an import takes. */
export const claimMs = 10 * 60_000

/** Progress is stored at most this often; a person reads it. */
const progressMs = 1_000

/** `stopped`: this process is ending, and another one continues the fetch. */
export type LiveOutcome = LiveEnd | { state: 'stopped' }

/**
 * Asks a publisher's interface and imports its answers as an edition, like a file that a person imported. This process must hold
 * the source's claim (`claimLiveFetch`). Stores the outcome and returns it.
 */
export async function fetchLiveSource(
  ctx: LiveContext,
  source: LiveSource,
  signal: AbortSignal,
  onProgress: (progress: LiveProgress) => void = () => {},
): Promise<LiveOutcome> {
  try {
    const end = await fetchAndImport(ctx, source, signal, onProgress)
    await endLiveFetch(ctx.database, source.id, end, ctx.clock())
    return end
  } catch (error) {
    if (signal.aborted) {
      await releaseLiveFetch(ctx.database, source.id)
      return { state: 'stopped' }
    }
    const refusal = explainRefusal(error, source) ?? refusedFile(error)
    const end: LiveEnd = { state: 'failed', failureCode: refusal.code, failure: refusal.words, remedy: refusal.remedy }
    ctx.log.warn(
      { source: source.id, code: refusal.code, reason: refusal.words },
      'A publisher’s interface gave no edition',
    )
    await endLiveFetch(ctx.database, source.id, end, ctx.clock())
    return end
  }
}

/** The refusal for an error of the source's reader, of the comparison with the edition in use, or of the network. */
function refusedFile(error: unknown): Refusal {
  if (error instanceof ServiceError) {
    const remedy = 'The edition in use stays. What was refused is named above; a newer release may know the new form.'
    return { code: 'file_refused', words: error.message, remedy }
  }
  const words = error instanceof Error ? error.message : String(error)
  return {
    code: 'unreachable',
    words: `Fetching failed: ${words}`,
    remedy: 'The edition in use stays. Try again; the log says more.',
  }
}

async function fetchAndImport(
  ctx: LiveContext,
  source: LiveSource,
  signal: AbortSignal,
  onProgress: (progress: LiveProgress) => void,
): Promise<LiveEnd> {
  const { files, entities, remarks } = await gather(ctx, source, signal, onProgress)
  const today = ctx.clock().toISOString().slice(0, 10)
  await noteProgress(ctx, source, { step: 'importing', done: 0, total: null })
  onProgress({ step: 'importing', done: 0, total: null })
  const importable = ImportableSource.safeParse(source.id)
  if (!importable.success) {
    const isChanged = await storeLegalEntities(ctx, entities ?? [], serviceItself)
    return { state: 'done', outcome: isChanged ? 'imported' : 'unchanged', remarks }
  }
  const report = await importIfDifferent(ctx, { source: importable.data, files, retrievedOn: today, by: serviceItself })
  return { state: 'done', outcome: report === null ? 'unchanged' : 'imported', remarks }
}

async function gather(
  ctx: LiveContext,
  source: LiveSource,
  signal: AbortSignal,
  onProgress: (progress: LiveProgress) => void,
): Promise<Gathered> {
  const { live, database, clock } = ctx
  const key = await readLiveKey(ctx, source)
  if (source.needsContact && live.contact === null) {
    throw new NotReady(
      'no_contact',
      `${source.id} is asked by programs that name somebody to write to`,
      'Set OPERATOR_CONTACT to an e-mail address or a web page of yours.',
    )
  }
  const publisher = createPublisher({
    ...live.reach,
    baseUrl: live.baseUrls[source.id] ?? source.baseUrl,
    contact: live.contact,
    ...(source.key !== null && key !== null && { headers: { [source.key.header]: key } }),
    atOnce: source.atOnce,
    leastIntervalMs: source.leastIntervalMs,
    timeoutMs: source.timeoutMs,
    maxBytes: source.maxBytes,
    signal,
  })
  const now = clock()
  const kept = await openKeptAnswers(join(live.dataDirectory, 'live', source.id), now)
  let notedAt = 0
  let noting: Promise<void> = Promise.resolve()
  const report = (progress: LiveProgress): void => {
    onProgress(progress)
    const isEnd = progress.done === progress.total
    if (Date.now() - notedAt < progressMs && !isEnd) return
    notedAt = Date.now()
    noting = noting.then(() => noteProgress(ctx, source, progress)).catch(() => {})
  }
  try {
    const gathered = await source.gather({ publisher, kept, report, database, today: now.toISOString().slice(0, 10) })
    await kept.finish()
    return gathered
  } finally {
    publisher.close()
    await noting
    await kept.close()
  }
}

function noteProgress(ctx: LiveContext, source: LiveSource, progress: LiveProgress): Promise<void> {
  const until = new Date(ctx.clock().getTime() + claimMs)
  return recordLiveProgress(ctx.database, source.id, progress, until)
}
