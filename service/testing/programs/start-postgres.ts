import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrate } from '@/service/storage/engine/migrate'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { withDatabase } from '@/service/testing/with-database'
import { type PostgresServer, runPostgres } from './run-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's administrative database; databases of tests are created there. */
    postgresUrl: string
    /** A migrated, otherwise empty database to copy. */
    postgresTemplate: string
  }
}

async function createTemplate(url: string, name: string): Promise<void> {
  const server = await openPostgres(url)
  try {
    await server.query(`create database ${name}`)
  } finally {
    await server.close()
  }
  const template = await openPostgres(withDatabase(url, name))
  try {
    await migrate(template)
  } finally {
    await template.close()
  }
}

async function dropTemplate(url: string, name: string): Promise<void> {
  const server = await openPostgres(url)
  for (const each of [name, `${name}_loaded`, `${name}_loading`]) await server.query(`drop database if exists ${each}`)
  await server.close()
}

/** Vitest's global setup: starts a PostgreSQL for this project and run, or uses the server at TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server: Pick<PostgresServer, 'url' | 'stop'> = given
    ? { url: given, stop: async () => {} }
    : await runPostgres()
  const template = `carbon_test_${randomBytes(5).toString('hex')}`
  try {
    await createTemplate(server.url, template)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgresUrl', server.url)
  project.provide('postgresTemplate', template)
  return async () => {
    try {
      await dropTemplate(server.url, template)
    } finally {
      await server.stop()
    }
  }
}
