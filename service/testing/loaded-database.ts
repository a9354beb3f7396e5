import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { loadReference } from '@/service/editions/load-reference'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { makeOnce } from './make-once'
import { openPostgresCopy, openTestDatabase, type TestDatabase } from './test-database'
import { withDatabase } from './with-database'

const clock = () => new Date()

async function loadInto(name: string, referenceDirectory: string): Promise<void> {
  const database = await openPostgres(withDatabase(inject('postgresUrl'), name))
  try {
    await loadReference({ database, referenceDirectory, clock })
  } finally {
    await database.close()
  }
}

/** Loads the release into a copy of the migrated template, unless another test file of this run did; returns the copy's name. */
async function loadedTemplate(referenceDirectory: string): Promise<string> {
  const migrated = inject('postgresTemplate')
  const [loading, loaded] = [`${migrated}_loading`, `${migrated}_loaded`]
  const server = await openPostgres(inject('postgresUrl'))
  const isLoaded = async () => (await server.query('select 1 from pg_database where datname = $1', [loaded])).length > 0
  try {
    await makeOnce(join(tmpdir(), `${loaded}.lock`), isLoaded, async () => {
      await server.query(`drop database if exists ${loading}`)
      await server.query(`create database ${loading} template ${migrated}`)
      await loadInto(loading, referenceDirectory)
      await server.query(`alter database ${loading} rename to ${loaded}`)
    })
  } finally {
    await server.close()
  }
  return loaded
}

/**
 * Opens a separate database for this test that contains the release. On PostgreSQL the release is loaded once for all files of a
 * run. Closing the database removes it.
 */
export async function openLoadedDatabase(referenceDirectory: string): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE'] === 'postgres') return openPostgresCopy(await loadedTemplate(referenceDirectory))
  const database = await openTestDatabase()
  await loadReference({ database, referenceDirectory, clock })
  return database
}
