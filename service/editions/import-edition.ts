import { createHash } from 'node:crypto'
import type { EditionReport } from '@/service/contract/data-source'
import type { EditionDifference } from '@/service/editions/describe/compare-records'
import { toReport } from '@/service/editions/describe/edition-report'
import type { JoinedEditions } from '@/service/editions/join/join-task'
import { ServiceError } from '@/service/errors'
import type { GivenFile } from '@/service/incoming/incoming-files'
import type { ImportableSource } from '@/service/reference/records'
import { deleteInactiveEvents, insertEventChunk } from '@/service/storage/companies/commitment-events'
import {
  insertEdition,
  insertFailure,
  nextEditionNumber,
  type StoredFile,
} from '@/service/storage/editions/source-editions'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { traced } from '@/service/tracing/trace'
import { changeEdition, type Plan } from './change-edition'
import { readRatesFile } from './change-rates'
import type { EditionContext } from './edition-context'
import { EditionRefused } from './edition-refused'
import type { InstalledEditions } from './installed-editions'
import { readMeansInUse } from './installed-reference'

/** How many of the refused rows are stored with the edition. */
const keptRefusedRows = 500

export type ImportEdition = {
  source: ImportableSource
  files: readonly GivenFile[]
  /** The day the publisher's file was current. */
  retrievedOn: string
  /** What it covers, in words; its day if absent. */
  vintage?: string | undefined
  /** Import it even if it has fewer than half of the records in use. */
  allowShrink?: boolean | undefined
  /** For the audit log. */
  by?: Actor
}

/**
 * Imports a newer file of a publisher: reads and compares it, joins it with all other sources and writes the result in one
 * transaction. Affected organizations become due for research. ServiceError `bad_request` says why a file is refused; this is
 * stored as the source's last failure, and the data in use stay as they are.
 */
export async function importEdition(ctx: EditionContext, input: ImportEdition): Promise<EditionReport> {
  const report = await take(ctx, input, () => true)
  if (report === null) throw new Error('An import that was not needed')
  return report
}

/** Like `importEdition`, but returns null and changes nothing if the file has the same content as the edition in use. */
export async function importIfDifferent(ctx: EditionContext, input: ImportEdition): Promise<EditionReport | null> {
  return take(ctx, input, ({ change }) => change !== null && isDifferent(change.difference))
}

function isDifferent({ added, changed, removed }: EditionDifference): boolean {
  return added.length + changed.length + removed.length > 0
}

async function take(
  ctx: EditionContext,
  input: ImportEdition,
  isNeeded: (joined: JoinedEditions) => boolean,
): Promise<EditionReport | null> {
  return traced('source import', { 'source.id': input.source }, () => takeFiles(ctx, input, isNeeded))
}

async function takeFiles(
  ctx: EditionContext,
  input: ImportEdition,
  isNeeded: (joined: JoinedEditions) => boolean,
): Promise<EditionReport | null> {
  const { source, retrievedOn, by = operator } = input
  const files = input.files.map(describeFile)
  let number = 0
  const outcome = await changeEdition(ctx, source, async (installed) => {
    const { editions } = installed
    assertDay(ctx, retrievedOn, editions.byId[source].retrievedOn)
    number = await nextEditionNumber(ctx.database, source)
    const { vintage, ...content } = await planContent(ctx, input, installed)
    return {
      ...content,
      number,
      isNeeded,
      reason: `A newer edition of ${editions.byId[source].title} was imported`,
      async record(transaction, { change }) {
        if (change === null || change.content === null) throw new Error('An import without content')
        await insertEdition(transaction, number, {
          source,
          files,
          retrievedOn,
          vintage: input.vintage ?? vintage ?? retrievedOn,
          records: change.records,
          refused: change.refused.length,
          refusedRows: change.refused.slice(0, keptRefusedRows).map(({ file, row, reason }) => ({ file, row, reason })),
          content: change.content,
          at: ctx.clock(),
        })
        const names = files.map(({ name }) => name)
        const details = { source, edition: number, files: names, retrieved_on: retrievedOn, records: change.records }
        await insertAuditEvent(transaction, { kind: 'edition.imported', by, details, at: ctx.clock() })
        if (source === 'ecb') return
        await deleteInactiveEvents(transaction, source)
        for (const chunk of change.removalChunks) await insertEventChunk(transaction, number, chunk)
      },
    }
  }).catch((error: unknown) => {
    if (error instanceof EditionRefused) return { refusal: error.message }
    throw error
  })
  if ('refusal' in outcome) {
    await recordFailure(ctx, { source, files: input.files, reason: outcome.refusal })
    throw new ServiceError('bad_request', outcome.refusal)
  }
  return isNeeded(outcome) ? toReport({ source, number }, outcome) : null
}

type PlannedContent = Pick<Plan, 'change' | 'made' | 'means'> & { vintage?: string }

/** Plans what the files change. Records are read where they are joined; rates are few enough to be read here. */
async function planContent(
  ctx: EditionContext,
  { source, files, retrievedOn, allowShrink = false }: ImportEdition,
  installed: InstalledEditions,
): Promise<PlannedContent> {
  if (source !== 'ecb') return { change: { kind: 'files', source, files, retrievedOn, allowShrink } }
  const inUse = await readMeansInUse(ctx, installed)
  return { change: null, ...readRatesFile(files, inUse, { allowShrink }) }
}

/** Stores why an attempt to renew a source failed; `carbon-register data status` and GET /data/sources show the last one. */
export async function recordFailure(
  ctx: Pick<EditionContext, 'database' | 'clock'>,
  failure: { source: ImportableSource; files: readonly GivenFile[]; reason: string },
): Promise<void> {
  const { source, reason } = failure
  await insertFailure(ctx.database, { source, reason, files: failure.files.map(describeFile), at: ctx.clock() })
}

function describeFile({ name, bytes }: GivenFile): StoredFile {
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Refuses a day in the future, because figures must not look newer than they are, and a day before that of the edition in use. */
function assertDay(ctx: EditionContext, retrievedOn: string, inUse: string): void {
  const today = ctx.clock().toISOString().slice(0, 10)
  if (retrievedOn > today) throw new ServiceError('bad_request', `Retrieved ${retrievedOn}: that day is still to come`)
  if (retrievedOn < inUse) {
    throw new ServiceError(
      'bad_request',
      `Retrieved ${retrievedOn}: the edition in use is of ${inUse}, which is later. To go back to the previous edition use carbon-register data rollback.`,
    )
  }
}
