import type { Selectable } from 'kysely'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { tables } from '@/service/storage/engine/tables'
import type { PactHostTable } from '@/service/storage/schema'

/** Table pact_host: the PACT hosts from which organizations' product footprints are fetched. */

export type PactHostRow = Omit<Selectable<PactHostTable>, 'firstOrganizationId'>

export async function findPactHost(db: Queryable, organizationId: number): Promise<PactHostRow | null> {
  const row = await tables(db)
    .selectFrom('pactHost')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()
  return row ?? null
}

type New = Omit<PactHostRow, 'askedAt' | 'answered' | 'failure'>

/** Replaces the previous host, of which nothing is kept. */
export async function storePactHost(db: Transaction, host: New): Promise<void> {
  const { organizationId, ...rest } = {
    ...host,
    askedAt: null,
    answered: null,
    failure: null,
    firstOrganizationId: null,
  }
  await tables(db)
    .insertInto('pactHost')
    .values({ organizationId, ...rest })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(rest))
    .execute()
}

/** Returns whether the host that was asked is still the stored one; its encrypted secret differs each time a host is stored. */
export async function notePactHostAsked(
  db: Queryable,
  { organizationId, sealed }: Pick<PactHostRow, 'organizationId' | 'sealed'>,
  outcome: Pick<PactHostRow, 'askedAt' | 'answered' | 'failure'>,
): Promise<boolean> {
  const rows = await tables(db)
    .updateTable('pactHost')
    .set(outcome)
    .where('organizationId', '=', organizationId)
    .where('sealed', '=', sealed)
    .returning('organizationId')
    .execute()
  return rows.length > 0
}

/** Returns whether there was one. */
export async function deletePactHost(db: Transaction, organizationId: number): Promise<boolean> {
  const rows = await tables(db)
    .deleteFrom('pactHost')
    .where('organizationId', '=', organizationId)
    .returning('organizationId')
    .execute()
  return rows.length > 0
}
