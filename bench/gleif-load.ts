import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { importGleif } from '@/service/research/legal-entities/import-gleif'
import {
  LEVEL_1_NAME,
  LEVEL_2_NAME,
  levelOneLines,
  levelTwoLines,
  type SeedName,
  writeZip64,
} from '@/service/sources/gleif/testing/build-test-golden-copy'
import type { Database } from '@/service/storage/engine/database'
import { migrate } from '@/service/storage/engine/migrate'
import { openPostgres } from '@/service/storage/engine/postgres/postgres'
import { queryRows } from '@/service/storage/engine/rows'
import { runPostgres } from '@/service/testing/programs/run-postgres'

// npm run bench -- gleif [--rows 3000000] [--again]: loads generated golden copies in the published layout into a temporary
// PostgreSQL and, for comparison, copies the same rows with COPY from a file of the server. `--again` loads a second edition over
// the first.
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '3000000' }, again: { type: 'boolean', default: false } },
})

const referenceData = fileURLToPath(new URL('../service/reference/data', import.meta.url))
const Seed = z.object({ name: z.string(), hqRegion: z.string().nullable() })

/** Names and countries of the companies in the compiled data. */
async function readSeeds(): Promise<SeedName[]> {
  const files = (await readdir(referenceData, { recursive: true })).filter((file) => file.endsWith('.ndjson.gz'))
  const texts = await Promise.all(files.map(async (file) => gunzipSync(await readFile(join(referenceData, file)))))
  return texts.flatMap((text) =>
    text
      .toString('utf8')
      .split('\n')
      .flatMap((line) => {
        const seed = Seed.safeParse(line === '' ? null : JSON.parse(line))
        return seed.success ? [{ name: seed.data.name, country: seed.data.hqRegion ?? 'US' }] : []
      }),
  )
}

/** Largest resident memory of this process so far, in MB. */
function peakMemory(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024)
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000
}

async function measureImport(database: Database, files: { entities: string; parents: string }, label: string) {
  const start = performance.now()
  let step = ''
  const result = await importGleif(database, files, {
    clock: () => new Date(),
    onProgress: (progress) => {
      if (progress.step !== step) console.log(`  ${seconds(start).toFixed(0).padStart(4)} s  ${progress.step}`)
      step = progress.step
    },
  })
  const took = seconds(start)
  console.log(
    `${label}: ${result.entities} entities, ${result.withParent} with a parent, added ${result.added}, changed ${result.changed}, removed ${result.removed}`,
  )
  console.log(
    `  ${took.toFixed(1)} s (${(took / 60).toFixed(2)} min), ${Math.round(result.entities / took)} rows/s, peak memory of this process ${peakMemory()} MB`,
  )
  return took
}

/** For comparison, the server alone loads the same rows: COPY from its own file into a table, then the same key and index. */
async function measureCopy(database: Database, directory: string): Promise<{ copy: number; indexes: number }> {
  const file = join(directory, 'rows.copy')
  return database.transaction(async (db) => {
    await db.query('set local statement_timeout = 0')
    await db.query(`set local maintenance_work_mem = '128MB'`)
    await db.query(`copy legal_entity to '${file}'`)
    await db.query('create table yardstick (like legal_entity)')
    const start = performance.now()
    await db.query(`copy yardstick from '${file}'`)
    const copy = seconds(start)
    await db.query('alter table yardstick add primary key (lei)')
    await db.query('create index on yardstick (name_key, country)')
    return { copy, indexes: seconds(start) - copy }
  })
}

async function bench(rows: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'carbon-gleif-'))
  const server = await runPostgres()
  try {
    const seeds = await readSeeds()
    const files = { entities: join(directory, 'lei2.csv.zip'), parents: join(directory, 'rr.csv.zip') }
    const started = performance.now()
    const plainBytes = await writeZip64(files.entities, LEVEL_1_NAME, levelOneLines(seeds, rows))
    await writeZip64(files.parents, LEVEL_2_NAME, levelTwoLines(rows))
    const packed = (await stat(files.entities)).size
    console.log(
      `Generated ${rows} rows from ${seeds.length} names in ${seconds(started).toFixed(0)} s: ${(plainBytes / 1e9).toFixed(2)} GB of CSV, ${Math.round(packed / 1e6)} MB packed; peak memory ${peakMemory()} MB`,
    )
    const database = await openPostgres(server.url)
    try {
      await migrate(database)
      const took = await measureImport(database, files, 'First edition')
      const [size] = await queryRows(
        database,
        z.object({ rows: z.number(), indexes: z.number() }),
        `select pg_table_size('legal_entity') as rows, pg_indexes_size('legal_entity') as indexes`,
      )
      console.log(
        `  table ${Math.round((size?.rows ?? 0) / 1e6)} MB, indexes ${Math.round((size?.indexes ?? 0) / 1e6)} MB`,
      )
      const [settings] = await queryRows(
        database,
        z.object({ directory: z.string() }),
        `select current_setting('data_directory') as directory`,
      )
      const yardstick = await measureCopy(database, settings?.directory ?? '')
      const total = yardstick.copy + yardstick.indexes
      console.log(
        `Yardstick: COPY ${yardstick.copy.toFixed(1)} s, key and index ${yardstick.indexes.toFixed(1)} s; the import took ${(took / total).toFixed(1)} times as long`,
      )
      if (values.again) await measureImport(database, files, 'Same edition again')
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

await bench(Number(values.rows))
