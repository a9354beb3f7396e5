import { ServiceError } from '@/service/errors'
import { readReference } from '@/service/reference/read-reference'
import type { CompanySource } from '@/service/reference/records'
import { SourceRecord } from '@/service/reference/source-record'
import { type CommitmentEventRow, listCommitmentEvents } from '@/service/storage/commitment-events'
import type { Transaction } from '@/service/storage/database'
import { findFingerprint, listLoadedCompanies, lockReference, recordEdition } from '@/service/storage/reference-load'
import { retireOthers } from '@/service/storage/source-editions'
import type { CommitmentEvent } from './commitment-history'
import type { EditionContext } from './edition-context'
import {
  findInstalledEditions,
  fingerprintOf,
  type InstalledEditions,
  numbersInUse,
  readKeptContents,
} from './installed-editions'
import type { EditionChange, JoinedEditions } from './join-task'
import { runJoin } from './run-join'
import { writeChanges } from './write-changes'

/** How often a change begins anew because another one was quicker. */
const attempts = 5

export type Plan = {
  change: EditionChange
  /** Events as they are once the change is made. */
  events: readonly CommitmentEventRow[]
  /** Number of the edition in use afterwards; null for the release's. */
  number: number | null
  reason: string
  /** Whether to write what came of the join; always, unless given. */
  isNeeded?: (joined: JoinedEditions) => boolean
  /** Records the change itself, in the transaction that writes the rows. */
  record: (transaction: Transaction, joined: JoinedEditions) => Promise<void>
}

/** Events that count, as the join knows them. */
export function toEvents(rows: readonly CommitmentEventRow[]): CommitmentEvent[] {
  return rows
    .filter(({ isActive }) => isActive)
    .map(({ source, recordId, listedOn, removedOn, record }) => ({
      source: source as CompanySource,
      recordId,
      listedOn,
      removedOn,
      record: SourceRecord.parse(record),
    }))
}

/**
 * Replaces one source's edition and brings the known companies to it, in one transaction that readers see whole or not
 * at all. The join runs beside it without a lock; when another change was quicker it is done again on what that one
 * left. `plan` is made from what is installed. Gives the refusal, or what changed.
 */
export async function changeEdition(
  ctx: EditionContext,
  source: CompanySource,
  plan: (installed: InstalledEditions, events: readonly CommitmentEventRow[]) => Promise<Plan>,
): Promise<{ refusal: string } | JoinedEditions> {
  const { database, referenceDirectory } = ctx
  const { countries } = readReference(referenceDirectory)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await findFingerprint(database)
    const installed = await findInstalledEditions(database, referenceDirectory)
    if (before !== fingerprintOf(referenceDirectory, numbersInUse(installed))) {
      if ((await findFingerprint(database)) !== before) continue
      throw new ServiceError('unavailable', 'The known companies of this release are not loaded yet; try again')
    }
    const { change, events, number, reason, record, isNeeded } = await plan(
      installed,
      await listCommitmentEvents(database),
    )
    const output = await (ctx.join ?? runJoin)({
      referenceDirectory,
      kept: await readKeptContents(database, installed),
      events: toEvents(events),
      change,
      loaded: await listLoadedCompanies(database),
    })
    if ('refusal' in output || isNeeded?.(output) === false) return output
    const fingerprint = fingerprintOf(referenceDirectory, { ...numbersInUse(installed), [source]: number })
    const isDone = await database.transaction(async (transaction) => {
      await lockReference(transaction)
      if ((await findFingerprint(transaction)) !== before) return false
      await writeChanges(transaction, output.rows, { countries, changedSource: source, reason })
      const { inUse, previous } = installed.sources[source]
      await retireOthers(
        transaction,
        source,
        [inUse, previous].flatMap((edition) => edition?.id ?? []),
      )
      await record(transaction, output)
      await recordEdition(transaction, fingerprint, ctx.clock())
      return true
    })
    if (isDone) return output
  }
  throw new ServiceError('unavailable', 'Other editions are being imported at the same time; try again')
}
