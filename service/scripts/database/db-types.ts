import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeTables } from '@/service/storage/engine/describe-tables'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'

/** `npm run build -- types`: writes service/storage/schema.ts from the migrations, by means of a temporary embedded database. */
const file = fileURLToPath(new URL('../../storage/schema.ts', import.meta.url))
const dataDirectory = await mkdtemp(join(tmpdir(), 'carbon-types-'))
const database = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory: null })
try {
  await migrate(database)
  await writeFile(file, await describeTables(database))
} finally {
  await database.close()
  await rm(dataDirectory, { recursive: true, force: true })
}
