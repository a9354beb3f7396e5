import { exchangeLegalEntities } from '@/service/storage/companies/legal-entity-load'
import type { Database } from '@/service/storage/engine/database'
import { insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { markWithoutCompanyDue } from '@/service/storage/research/research-due'

/**
 * Exchanges the legal entities in use with the previous ones; a second call undoes it. Returns how many organizations are due for
 * research; null, without any change, if there is no previous edition.
 */
export function rollBackGleif(database: Database, clock: () => Date): Promise<{ due: number } | null> {
  return database.transaction(async (transaction) => {
    if (!(await exchangeLegalEntities(transaction))) return null
    const details = { source: 'gleif' }
    await insertAuditEvent(transaction, { kind: 'edition.rolled_back', by: operator, details, at: clock() })
    return {
      due: await markWithoutCompanyDue(transaction, 'The legal entities of GLEIF were returned to those before'),
    }
  })
}
