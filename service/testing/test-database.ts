import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '@/service/storage/engine/open-database'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { embeddedTemplate } from './embedded-template'
import { withDatabase } from './with-database'

export type TestDatabase = ScriptDatabase & {
  /** Address for code that opens its own connections (the queue); null when embedded. */
  databaseUrl: string | null
}

async function openEmbeddedCopy(): Promise<TestDatabase> {
  const templateDirectory = await embeddedTemplate()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'carbon-test-'))
  const database = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory })
  return {
    ...database,
    databaseUrl: null,
    async close() {
      await database.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Copies the database `template` on the server of this run. */
export async function openPostgresCopy(template: string): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `carbon_test_${randomBytes(5).toString('hex')}`
  const server = await openPostgres(serverUrl)
  await server.query(`create database ${name} template ${template}`)
  const databaseUrl = withDatabase(serverUrl, name)
  const database = await openPostgres(databaseUrl)
  return {
    ...database,
    databaseUrl,
    async close() {
      await database.close()
      await server.query(`drop database ${name} with (force)`)
      await server.close()
    },
  }
}

/** Opens a fresh, migrated database for this test, on the engine of the vitest project. Closing it removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = process.env['TEST_DATABASE']
  switch (engine) {
    case 'embedded':
      return openEmbeddedCopy()
    case 'postgres':
      return openPostgresCopy(inject('postgresTemplate'))
    default:
      throw new Error(`TEST_DATABASE is "${engine}": run this file in the vitest project "embedded" or "postgres"`)
  }
}
