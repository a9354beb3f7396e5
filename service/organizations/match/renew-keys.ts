import { coreKey, rulesVersion, spellingKey } from '@/service/matching/names/name-keys'
import type { Database, Transaction } from '@/service/storage/engine/database'
import {
  listNamedOrganizations,
  lockRulesVersion,
  moveAnswers,
  storeCoreKeys,
  storeRulesVersion,
} from '@/service/storage/research/matching-rules'

const page = 1_000

/**
 * Recomputes the stored keys of names if they were made by other rules: core names for finding registrations, and spellings of answers.
 * Call it before the service takes registrations; returns how many names were read.
 */
export async function renewKeys(database: Database, version: string = rulesVersion): Promise<number> {
  return database.transaction(async (transaction) => {
    if ((await lockRulesVersion(transaction)) === version) return 0
    const read = await renewAll(transaction)
    await storeRulesVersion(transaction, version)
    return read
  })
}

async function renewAll(db: Transaction): Promise<number> {
  let [read, last] = [0, 0]
  for (;;) {
    const rows = await listNamedOrganizations(db, last, page)
    const renewed = rows.map((row) => ({ ...row, newKey: coreKey(row.name), newSpelling: spellingKey(row.name) }))
    const changed = renewed.filter(({ coreKey: stored, newKey }) => stored !== newKey)
    await storeCoreKeys(
      db,
      changed.map(({ id, newKey }) => ({ id, coreKey: newKey })),
    )
    for (const { id, spelling, newSpelling } of renewed) {
      if (spelling.some((stored) => stored !== newSpelling)) await moveAnswers(db, id, newSpelling)
    }
    read += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < page) return read
  }
}
