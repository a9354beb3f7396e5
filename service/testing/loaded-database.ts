import { inject } from 'vitest'
import { loadReference } from '@/service/editions/load-reference'
import { openPostgres } from '@/service/storage/postgres'
import { openPostgresCopy, openTestDatabase, type TestDatabase } from './test-database'
import { withDatabase } from './with-database'

const clock = () => new Date()

/** Loads the release into a copy of the migrated template, unless another file of this run has; gives its name. */
async function loadedTemplate(referenceDirectory: string): Promise<string> {
  const serverUrl = inject('postgresUrl')
  const migrated = inject('postgresTemplate')
  const [loading, loaded] = [`${migrated}_loading`, `${migrated}_loaded`]
  const server = await openPostgres(serverUrl)
  try {
    // The lock is held on one connection while the database is made on another: that cannot be done in a transaction.
    await server.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(7012099)')
      if ((await transaction.query('select 1 from pg_database where datname = $1', [loaded])).length > 0) return
      await server.query(`drop database if exists ${loading}`)
      await server.query(`create database ${loading} template ${migrated}`)
      const database = await openPostgres(withDatabase(serverUrl, loading))
      try {
        await loadReference({ database, referenceDirectory, clock })
      } finally {
        await database.close()
      }
      await server.query(`alter database ${loading} rename to ${loaded}`)
    })
  } finally {
    await server.close()
  }
  return loaded
}

/**
 * A database of this test's own that holds this release. On PostgreSQL the release is loaded once for all files of a run.
 * Close it in the end; that removes it.
 */
export async function openLoadedDatabase(referenceDirectory: string): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE'] === 'postgres') return openPostgresCopy(await loadedTemplate(referenceDirectory))
  const database = await openTestDatabase()
  await loadReference({ database, referenceDirectory, clock })
  return database
}
