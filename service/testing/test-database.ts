import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { lockDirectory } from '@/service/storage/lock-directory'
import { migrate } from '@/service/storage/migrate'
import { openDatabase } from '@/service/storage/open-database'
import { openPostgres } from '@/service/storage/postgres'
import type { ScriptDatabase } from '@/service/storage/script-database'
import { withDatabase } from './start-postgres'

export type TestDatabase = ScriptDatabase & {
  /** For what opens connections of its own (the queue); null when embedded. */
  databaseUrl: string | null
}

const migrations = new URL('../storage/migrations/', import.meta.url)

function templateName(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(new URL(name, migrations)))
  hash.update(readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)))
  return `carbon-register-test-${userInfo().username}-${hash.digest('hex').slice(0, 12)}`
}

async function createTemplate(template: string): Promise<void> {
  const building = `${template}.building`
  await rm(building, { recursive: true, force: true })
  const database = await openDatabase({ databaseUrl: null, dataDirectory: building, templateDirectory: null })
  await migrate(database)
  await database.close()
  await rename(join(building, 'database'), template)
  await rm(building, { recursive: true, force: true })
}

/** A migrated directory, made once per machine and set of migrations: starting PGlite from nothing takes 3 s and 800 MB. */
async function findTemplate(): Promise<string> {
  const template = join(tmpdir(), templateName())
  while (!existsSync(template)) {
    const lock = await lockDirectory(`${template}.lock`).catch(() => null)
    if (lock === null) {
      await sleep(200)
      continue
    }
    try {
      if (!existsSync(template)) await createTemplate(template)
    } finally {
      await lock.release()
    }
  }
  return template
}

async function openEmbeddedCopy(): Promise<TestDatabase> {
  const templateDirectory = await findTemplate()
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

async function openPostgresCopy(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `carbon_test_${randomBytes(5).toString('hex')}`
  const server = await openPostgres(serverUrl)
  await server.query(`create database ${name} template ${inject('postgresTemplate')}`)
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

/**
 * A fresh, migrated database of this test's own, on the engine that the vitest project names. Close it in the end; that
 * removes it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = process.env['TEST_DATABASE']
  switch (engine) {
    case 'embedded':
      return openEmbeddedCopy()
    case 'postgres':
      return openPostgresCopy()
    default:
      throw new Error(`TEST_DATABASE is "${engine}": run this file in the vitest project "embedded" or "postgres"`)
  }
}
