import type { ChangedEdition, EditionChange, JoinedEditions } from '@/service/editions/join/join-task'
import { runJoin } from '@/service/editions/join/run-join'
import { writeChanges } from '@/service/editions/join/write-changes'
import { ServiceError } from '@/service/errors'
import { readReference } from '@/service/reference/read-reference'
import { CompanySource, type ImportableSource, type Rate } from '@/service/reference/records'
import { type CommitmentEventRow, pagesOfCommitmentEvents } from '@/service/storage/companies/commitment-events'
import {
  findFingerprint,
  lockReference,
  pagesOfLoadedCompanies,
  recordEdition,
} from '@/service/storage/companies/reference-load'
import { retireOthers } from '@/service/storage/editions/source-editions'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { markAllDue } from '@/service/storage/research/research-due'
import type { EditionContext } from './edition-context'
import {
  findInstalledEditions,
  fingerprintOfEditions,
  type InstalledEditions,
  numbersInUse,
  readKeptContents,
} from './installed-editions'
import { readKeptMeans, referenceWith } from './installed-reference'

/** How many times a change is retried after losing a race with another import. */
const attempts = 5

export type Plan = {
  /** Null for the source of rates, which has no records of companies: then `made` says what changes, and `means` are the new rates. */
  change: EditionChange | null
  made?: ChangedEdition
  means?: readonly Rate[] | null
  /** Whether an event counts after the change; as before, if absent. */
  isCounted?: (event: CommitmentEventRow) => boolean
  /** Number of the edition in use afterwards; null for the release's. */
  number: number | null
  reason: string
  /** Whether the result of the join is written; always, if absent. */
  isNeeded?: (joined: JoinedEditions) => boolean
  /** Records the change itself, in the transaction that writes the rows. */
  record: (transaction: Transaction, joined: JoinedEditions) => Promise<void>
}

/** Yields pages of the events that count. */
export async function* pagesOfCounted(
  db: Queryable,
  isCounted: (event: CommitmentEventRow) => boolean = ({ isActive }) => isActive,
): AsyncGenerator<CommitmentEventRow[]> {
  for await (const page of pagesOfCommitmentEvents(db)) yield page.filter(isCounted)
}

/**
 * Replaces one source's edition and updates the known companies in one transaction. The join runs before it without a lock; if
 * another change was committed meanwhile, everything is repeated on its result. `plan` is called with the installed editions.
 * Returns the refusal, or what changed.
 */
export async function changeEdition(
  ctx: EditionContext,
  source: ImportableSource,
  plan: (installed: InstalledEditions) => Promise<Plan>,
): Promise<{ refusal: string } | JoinedEditions> {
  const { database, referenceDirectory } = ctx
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await findFingerprint(database)
    const installed = await findInstalledEditions(database, referenceDirectory)
    if (before !== fingerprintOfEditions(referenceDirectory, numbersInUse(installed), installed.accepted)) {
      if ((await findFingerprint(database)) !== before) continue
      throw new ServiceError('unavailable', 'The known companies of this release are not loaded yet; try again')
    }
    const planned = await plan(installed)
    const { change, isCounted, number, reason, record, isNeeded } = planned
    const means = planned.means === undefined ? await readKeptMeans(database, installed) : planned.means
    const joined = await (ctx.join ?? runJoin)({
      referenceDirectory,
      kept: await readKeptContents(database, installed),
      events: pagesOfCounted(database, isCounted),
      means,
      accepted: installed.accepted,
      change,
      loaded: pagesOfLoadedCompanies(database),
    })
    if ('refusal' in joined) return joined
    const output = { ...joined, change: joined.change ?? planned.made ?? null }
    if (isNeeded?.(output) === false) return output
    const fingerprint = fingerprintOfEditions(
      referenceDirectory,
      { ...numbersInUse(installed), [source]: number },
      installed.accepted,
    )
    const reference = referenceWith(readReference(referenceDirectory), means)
    const isDone = await database.transaction(async (transaction) => {
      await lockReference(transaction)
      if ((await findFingerprint(transaction)) !== before) return false
      const companies = CompanySource.safeParse(source)
      const changedSource = companies.success ? companies.data : null
      await writeChanges(transaction, output.rows, { reference, changedSource, reason })
      // Any answer may depend on an exchange rate.
      if (changedSource === null) await markAllDue(transaction, reason)
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
