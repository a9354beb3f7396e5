import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { makeOnce } from './make-once'

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

/**
 * Returns a migrated directory, created once per machine and set of migrations, because starting PGlite from nothing takes 3 s
 * and 800 MB.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), templateName())
  await makeOnce(
    `${template}.lock`,
    () => existsSync(template),
    () => createTemplate(template),
  )
  return template
}
