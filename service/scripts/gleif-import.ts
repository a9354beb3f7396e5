import { parseArgs } from 'node:util'
import { readConfig } from '@/service/config'
import { ServiceError } from '@/service/errors'
import { startQueue } from '@/service/jobs/pg-boss-queue'
import { researchAgain } from '@/service/organizations/research-again'
import { type GleifImport, importGleif } from '@/service/research/import-gleif'
import { SourceFileError } from '@/service/sources/source-file-error'
import type { Database } from '@/service/storage/database'
import { exchangeLegalEntities } from '@/service/storage/legal-entity-load'
import { migrate } from '@/service/storage/migrate'
import { openDatabase } from '@/service/storage/open-database'
import { listOrganizationIdsWithoutCompany } from '@/service/storage/reference-load'

// npm run data:import:gleif -- <level 1 CSV or zip> [<level 2 CSV or zip>] [--accept-fewer]
// npm run data:import:gleif -- --rollback
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'accept-fewer': { type: 'boolean', default: false }, rollback: { type: 'boolean', default: false } },
})
const [entities, parents, ...others] = positionals
const clock = () => new Date()
const log = {
  warn: (fields: object, message: string) => console.warn(message, fields),
  error: (fields: object, message: string) => console.error(message, fields),
}

function describe(result: GleifImport): string[] {
  const published = result.publishedAt?.toISOString() ?? 'a time its name does not say'
  return [
    `${result.file}, published ${published}: ${result.entities} legal entities, ${result.withParent} with a parent`,
    `added ${result.added}, changed ${result.changed}, removed ${result.removed}, refused ${result.refusedRows}`,
    `parents left unknown because reports contradict each other: ${result.contradictingParents}`,
    ...result.refused.map(({ file, row, reason }) => `  refused: ${file}, row ${row}: ${reason}`),
  ]
}

async function load(database: Database, path: string): Promise<void> {
  const start = Date.now()
  let shown = ''
  const result = await importGleif(
    database,
    { entities: path, parents },
    {
      clock,
      acceptFewer: values['accept-fewer'],
      onProgress: ({ step, rows }) => {
        const mark = `${step}, ${Math.floor(rows / 200_000)}`
        if (mark !== shown) console.log(`${Math.round((Date.now() - start) / 1000)} s: ${step}, ${rows} rows`)
        shown = mark
      },
    },
  )
  for (const line of describe(result)) console.log(line)
}

async function rollBack(database: Database): Promise<void> {
  const isDone = await database.transaction(exchangeLegalEntities)
  if (!isDone) throw new ServiceError('bad_request', 'There is no edition before the one in use')
  console.log('The edition before is in use again')
}

async function run(): Promise<void> {
  const { databaseUrl, dataDirectory } = readConfig(process.env)
  const database = await openDatabase({ databaseUrl, dataDirectory })
  try {
    await migrate(database)
    if (values.rollback) await rollBack(database)
    else await load(database, entities ?? '')
    const queue = await startQueue({ database, databaseUrl, log })
    const ids = await listOrganizationIdsWithoutCompany(database)
    await researchAgain({ database, queue, clock }, ids, 'The legal entities of GLEIF were updated')
    await queue.stop()
    console.log(`${ids.length} organizations without a known company are researched again`)
  } finally {
    await database.close()
  }
}

if (others.length > 0 || (entities === undefined) !== values.rollback) {
  console.error('Usage: npm run data:import:gleif -- <level 1 file> [<level 2 file>] [--accept-fewer], or --rollback')
  process.exitCode = 1
} else {
  await run().catch((error: unknown) => {
    if (!(error instanceof SourceFileError) && !(error instanceof ServiceError)) throw error
    console.error(`Stopped, the data in use is unchanged. ${error.message}`)
    process.exitCode = 1
  })
}
