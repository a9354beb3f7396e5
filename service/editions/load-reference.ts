import { runJoin } from '@/service/editions/join/run-join'
import { writeChanges } from '@/service/editions/join/write-changes'
import { readReference } from '@/service/reference/read-reference'
import {
  findFingerprint,
  lockReference,
  pagesOfLoadedCompanies,
  recordEdition,
} from '@/service/storage/companies/reference-load'
import { markAllDue } from '@/service/storage/research/research-due'
import { pagesOfCounted } from './change-edition'
import type { EditionContext } from './edition-context'
import { findInstalledEditions, fingerprintOfEditions, numbersInUse, readKeptContents } from './installed-editions'
import { readKeptMeans, referenceWith } from './installed-reference'

/**
 * Loads the known companies of the editions in use into the database, with their keys and scores, unless these editions are
 * loaded already. If files cannot be read, nothing changes. Afterwards all organizations are due for research. Returns whether
 * anything was loaded. `onLoad` is called before loading, which may take a minute.
 */
export async function loadReference(ctx: EditionContext, onLoad: () => void = () => {}): Promise<boolean> {
  const { database, referenceDirectory } = ctx
  const installed = await findInstalledEditions(database, referenceDirectory)
  const fingerprint = fingerprintOfEditions(referenceDirectory, numbersInUse(installed), installed.accepted)
  const before = await findFingerprint(database)
  if (before === fingerprint) return false
  onLoad()
  const means = await readKeptMeans(database, installed)
  const output = await (ctx.join ?? runJoin)({
    referenceDirectory,
    kept: await readKeptContents(database, installed),
    events: pagesOfCounted(database),
    means,
    accepted: installed.accepted,
    change: null,
    loaded: pagesOfLoadedCompanies(database),
  })
  if ('refusal' in output) throw new Error(output.refusal)
  const reference = referenceWith(readReference(referenceDirectory), means)
  return database.transaction(async (transaction) => {
    await lockReference(transaction)
    // Another process has loaded the same rows meanwhile.
    if ((await findFingerprint(transaction)) !== before) return false
    const reason = 'The known companies were updated'
    await writeChanges(transaction, output.rows, { reference, changedSource: null, reason })
    await markAllDue(transaction, reason)
    await recordEdition(transaction, fingerprint, ctx.clock())
    return true
  })
}
