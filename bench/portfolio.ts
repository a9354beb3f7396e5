import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { FootprintQuery } from '@/service/contract/footprint/footprint'
import { OrganizationListQuery } from '@/service/contract/organization/organization-list'
import { PortfolioSummaryQuery } from '@/service/contract/organization/portfolio-summary'
import { readFootprint } from '@/service/organizations/footprint/read-footprint'
import { readTargetHistory } from '@/service/organizations/footprint/read-target-history'
import { createCountCache } from '@/service/organizations/list/count-cache'
import { listOrganizations } from '@/service/organizations/list/list-organizations'
import { summarizePortfolio } from '@/service/organizations/list/summarize-portfolio'
import { readReference } from '@/service/reference/read-reference'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'
import { loadForResearch } from '@/service/storage/research/research'
import { runPostgres } from '@/service/testing/programs/run-postgres'

// npm run bench -- portfolio [--engines=postgres --organizations=1000000 --asked=40]: pages, filters and the summary of a
// project, requested one after the other, on both databases. The organizations and their figures are random: only their number
// and the distribution of the columns matter. For comparison, the same run reads 50 rows of the same table by an index, and
// nothing else.
const options = new Map(process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=') as [string, string]))
const organizations = Number(options.get('organizations') ?? 10_000)
const asked = Number(options.get('asked') ?? 40)
const engines = (options.get('engines') ?? 'embedded,postgres').split(',')
/** About ten kilobytes per outcome, like real ones; less where a million of them would not be read anyway. */
const keysOfOutcome = organizations <= 10_000 ? 150 : 15
/** In milliseconds: how long the request waits for a total that is computed again. */
const footprintLimitMs = 3_000
const limitMs: Record<string, number> = { embedded: 300, postgres: 150 }
const folder = mkdtempSync(join(tmpdir(), 'carbon-portfolio-'))
const reference = readReference(fileURLToPath(new URL('../service/reference/data', import.meta.url)))

async function measure(what: string, ask: () => Promise<unknown>, limit: number | null): Promise<void> {
  await ask()
  const times: number[] = []
  for (let turn = 0; turn < asked; turn += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  console.log(
    `  ${what.padEnd(48)} median ${at(0.5).toFixed(1).padStart(7)} ms, p95 ${at(0.95).toFixed(1).padStart(7)} ms`,
  )
  if (limit !== null && at(0.95) > limit) {
    console.error(`  p95 is over ${limit} ms`)
    process.exitCode = 1
  }
}

const seed = `
  insert into organization (project_id, name, sort_name, search_text, hq_region, industry, status, created_at, updated_at, score,
    score_percentile, emissions_kg, emissions_year, emissions_region, emissions_cover, has_science_based_target,
    intensity_kg_per_usd, intensity_year, sbti_status, is_in_race_to_zero, confidence, list_facts, outcome)
  select $1, 'Organization ' || n, 'organization ' || md5(n::text), 'organization ' || n,
    (array['SE','DE','US','JP','CH','FR','GB',null])[1 + n % 8], (array['10','26','35','64',null])[1 + n % 5],
    case when n % 50 = 0 then 'errored' else 'synced' end, now() - n * interval '1 minute', now() - n * interval '1 second',
    case when n % 3 = 0 then null else random() end, random() * 100,
    case when n % 2 = 0 then null else random() * 1e9 end, 2023, 'GLOBAL', 'all_scopes', (array[true, false, null])[1 + n % 3],
    case when n % 4 = 0 then random() end, 2015 + n % 9, (array['set', 'none', null])[1 + n % 3], n % 7 = 0, 'medium',
    '{"series":[[2020,1],[2021,2],[2022,3]],"emissionSources":["klimatkollen"],"emissionBasis":"stated","ownFigures":[
      {"year":2022,"scope1And2Kg":1e8,"upstreamKg":3e8,"upstreamCategories":[1,2,4],"revenueUsd":1e9},
      {"year":2021,"scope1And2Kg":1e8,"upstreamKg":null,"upstreamCategories":[],"revenueUsd":1e9}]}'::jsonb,
    (select jsonb_object_agg(k, md5(n::text || k)) from generate_series(1, $4::int) k)
  from generate_series($2::int, $3::int) n`

async function run(engine: string, databaseUrl: string | null): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory: join(folder, engine), templateDirectory: null })
  try {
    await migrate(database)
    const [project] = await queryRows(
      database,
      z.object({ id: z.number() }),
      `insert into project (name, created_at) values ('bench', now()) returning id`,
    )
    const projectId = project?.id ?? 0
    for (let from = 1; from <= organizations; from += 5000) {
      await database.query(seed, [projectId, from, Math.min(organizations, from + 4999), keysOfOutcome])
    }
    await database.query(
      `insert into organization_label (organization_id, label_key, project_id, label)
       select id, 'supplier', project_id, 'Supplier' from organization where id % 10 = 0`,
    )
    await database.query(
      `insert into organization_spend (organization_id, account, year, place, project_id, amount, currency, given_at)
       select id, name, 2022, 0, project_id, 1000 + id % 100000, (array['USD', 'EUR', 'SEK'])[1 + id % 3], now() from organization`,
    )
    await database.query('analyze')
    const ctx = { database, reads: database, reference, clock: () => new Date(), counts: createCountCache() }
    const limit = organizations <= 10_000 ? (limitMs[engine] ?? null) : null
    const page = (words: Record<string, string>) => async () =>
      listOrganizations(ctx, { projectId, query: OrganizationListQuery.parse(words) })
    console.log(`${engine}, ${organizations} organizations`)
    await measure(
      'Yardstick: 50 rows by an index',
      () =>
        database.query(
          'select id, name, score from organization where project_id = $1 and merged_into is null and score is not null order by score limit 50',
          [projectId],
        ),
      null,
    )
    const footprintContext = { ...ctx, industryFigures: { factors: new Map(), means: new Map() } }
    await measure(
      'The footprint of all of them, 2022',
      () => readFootprint(footprintContext, { projectId, query: FootprintQuery.parse({ currency: 'EUR' }) }),
      organizations <= 10_000 ? footprintLimitMs : null,
    )
    await measure(
      'Their targets since May 2024, by that spend',
      () => readTargetHistory(footprintContext, { projectId, query: FootprintQuery.parse({}) }),
      organizations <= 10_000 ? footprintLimitMs : null,
    )
    await measure('First page by name', page({}), limit)
    for (const sort of ['-score', '-emissions', 'intensity', '-country', '-updated'] as const) {
      await measure(`First page by ${sort}`, page({ sort }), limit)
    }
    let cursor: string | undefined
    for (let turn = 0; turn < 20; turn += 1) {
      const words = { sort: '-score', limit: '200', ...(cursor && { cursor }) }
      cursor = (await page(words)()).next_cursor ?? cursor
    }
    await measure(
      'A page 4,000 organizations on, by -score',
      page({ sort: '-score', ...(cursor && { cursor }) }),
      limit,
    )
    await measure(
      'Two countries and a target, by -emissions',
      page({ country: 'SE,DE', science_based_target: 'yes', sort: '-emissions' }),
      limit,
    )
    await measure('A label, by score', page({ label: 'supplier', sort: 'score' }), limit)
    let place = 0
    const another = () => {
      place += 7_919
      return 1 + (place % organizations)
    }
    await measure('GET by id: the row and its outcome', () => loadForResearch(database, another()), limit)
    await measure('Search "77", by name', page({ q: '77' }), limit)
    await measure('Search for one of them, by name', page({ q: `organization ${organizations - 7}` }), limit)
    await measure('Search for what none has, by name', page({ q: 'zyx' }), limit)
    const summary = (words: Record<string, string>) => async () =>
      summarizePortfolio(ctx, { projectId, query: PortfolioSummaryQuery.parse(words) })
    await measure('Summary of all', summary({}), limit)
    await measure('Summary of one country in euros', summary({ country: 'SE', currency: 'EUR' }), limit)
  } finally {
    await database.close()
  }
}

console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${asked} requests each`,
)
try {
  if (engines.includes('embedded')) await run('embedded', null)
  if (engines.includes('postgres')) {
    const server = await runPostgres()
    try {
      await run('postgres', server.url)
    } finally {
      await server.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
