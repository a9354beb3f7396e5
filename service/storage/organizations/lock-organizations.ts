import type { Transaction } from '@/service/storage/engine/database'
import { prepared } from '@/service/storage/engine/prepared'
import { anyOf } from '@/service/storage/engine/rows'

const locked = prepared((db, given: { ids: readonly number[] }) =>
  db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', anyOf(given.ids, 'bigint'))
    .orderBy('id')
    .forNoKeyUpdate(),
)

/**
 * Call it before a transaction changes several organizations: everybody locks them in the order of their ids, so that no two
 * transactions wait for each other. A statement that changes several rows locks them in the order in which it finds them.
 */
export async function lockOrganizations(db: Transaction, ids: readonly number[]): Promise<void> {
  await locked(db, { ids })
}
