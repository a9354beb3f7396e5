import { normalizeName } from '@/service/matching/names/normalize-name'
import { replaceLegalEntities } from '@/service/storage/companies/legal-entity-load'
import type { Database } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent } from '@/service/storage/projects/audit-events'
import { markWithoutCompanyDue } from '@/service/storage/research/research-due'

/** A legal entity from GLEIF's interface. */
export type FetchedEntity = {
  lei: string
  name: string
  otherNames: readonly string[]
  country: string | null
  subregion: string | null
  legalCountry: string | null
  status: string
  registrationStatus: string
  category: string | null
  legalForm: string | null
  updatedAt: string
  directParentLei: string | null
  ultimateParentLei: string | null
}

/** Adds single legal entities to those of the golden copy, replacing older versions. Returns false if nothing changed. */
export async function storeLegalEntities(
  ctx: { database: Database; clock: () => Date },
  entities: readonly FetchedEntity[],
  by: Actor,
): Promise<boolean> {
  return ctx.database.transaction(async (transaction) => {
    const at = ctx.clock()
    const rows = entities.map(({ name, ...entity }) => ({ ...entity, name, nameKey: normalizeName(name) }))
    const changed = await replaceLegalEntities(transaction, rows, at)
    if (changed === 0) return false
    const details = { source: 'gleif', files: ['interface'], records: entities.length }
    await insertAuditEvent(transaction, { kind: 'edition.imported', by, details, at })
    await markWithoutCompanyDue(transaction, 'Legal entities of GLEIF were fetched')
    return true
  })
}
