import pg from 'pg'

/** A project of very many organizations, generated in the database. Random values with a realistic distribution, the same in each run. */

/**
 * The parts of a name: nine letters that are unique, six that one in a thousand names has, one of ten trades and one of seven
 * legal forms.
 */
const functionsSql = `
  create function bench_letters(n bigint, salt text, long int) returns text language sql immutable parallel safe as $$
    select translate(substr(md5(salt || n), 1, long), '0123456789abcdef', 'bdfgklmnrstaeiou') $$;
  create function bench_name(n bigint) returns text language sql immutable parallel safe as $$
    select bench_letters(n, 'own', 9) || ' ' || bench_letters(n % 1000, 'family', 6) || ' '
      || (array['paper','steel','energy','foods','chemicals','logistics','mining','software','water','textiles'])[1 + n % 10]
      || ' ' || (array['ab','gmbh','inc','ltd','sa','oy','plc'])[1 + n % 7] $$`

const seedSql = `
  insert into organization (project_id, name, sort_name, search_text, external_id, website, hq_region, industry, status,
    created_at, updated_at, score, score_percentile, emissions_kg, emissions_year, emissions_region, emissions_cover,
    has_science_based_target, intensity_kg_per_usd, intensity_year, sbti_status, is_in_race_to_zero, confidence, list_facts,
    found_name, found_website, outcome)
  select $1, initcap(name), name, name || E'\\n' || case when n % 2 = 0 then site else '' end || E'\\ns-' || n, 'S-' || n,
    case when n % 2 = 0 then site end, (array['SE','DE','US','JP','CH','FR','GB',null])[1 + n % 8],
    (array['10','26','35','64',null])[1 + n % 5], case when n % 50 = 0 then 'errored' else 'synced' end,
    now() - n * interval '1 minute', now() - n * interval '1 second', case when n % 3 = 0 then null else random() end,
    random() * 100, case when random() < 0.5 then random() * 1e9 end, 2023, 'GLOBAL', 'all_scopes',
    (array[true, false, null])[1 + n % 3], case when n % 4 = 0 then random() end, 2015 + n % 9,
    (array['set', 'none', null])[1 + n % 3], n % 7 = 0, 'medium',
    '{"series":[[2020,1],[2021,2],[2022,3]],"emissionSources":["klimatkollen"],"emissionBasis":"stated"}'::jsonb,
    case when n % 3 = 0 then initcap(name) || ' Group' end, case when n % 3 = 0 then 'https://www.' || site end,
    (select jsonb_object_agg(k, md5(n::text || k)) from generate_series(1, 15) k)
  from (select n, bench_name(n) as name, bench_letters(n, 'own', 9) || '.example' as site
          from generate_series($2::int, $3::int) n) as named`

const piece = 10_000

/** Loads through connections of its own, because its statements take longer than the service's time limit. */
export type Loader = {
  projectId: number
  /**
   * Adds the organizations `from` to `to`, then vacuums and analyzes as PostgreSQL does by itself within a minute. Returns the
   * seconds of each step.
   */
  add: (from: number, to: number) => Promise<{ rows: number; indexes: number; search: number; vacuum: number }>
  /** Returns the organization's unique word, the one that a thousandth of all have, and its trade. */
  wordsOf: (number: number) => Promise<[string, string, string]>
  run: (statement: string) => Promise<void>
  stop: () => Promise<void>
}

type Index = { name: string; made: string }

/** From this many entries on, building the twenty indexes again is faster than inserting the entries one by one. */
const many = 200_000

export async function startLoader(databaseUrl: string): Promise<Loader> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: '-c maintenance_work_mem=512MB' })
  await pool.query(functionsSql)
  const { rows: projects } = await pool.query<{ id: string }>(
    `insert into project (name, created_at) values ('bench', now()) returning id`,
  )
  const projectId = Number(projects[0]?.id)

  async function timed(work: () => Promise<unknown>): Promise<number> {
    const began = performance.now()
    await work()
    return (performance.now() - began) / 1_000
  }

  async function fill(from: number, to: number): Promise<void> {
    let next = from
    async function part(): Promise<void> {
      for (let first = next; first <= to; first = next) {
        next += piece
        await pool.query(seedSql, [projectId, first, Math.min(to, first + piece - 1)])
      }
    }
    await Promise.all([part(), part()])
  }

  async function make(indexes: readonly Index[]): Promise<void> {
    for (const { made } of indexes) await pool.query(made)
  }

  return {
    projectId,
    async add(from, to) {
      const { rows: indexes } = await pool.query<Index>(
        `select indexname as name, indexdef as made from pg_indexes
          where tablename = 'organization' and indexname not like '%pkey'`,
      )
      const anew = to - from < many ? [] : indexes
      for (const { name } of anew) await pool.query(`drop index ${name}`)
      const isSearch = ({ name }: Index) => name === 'organization_searched'
      return {
        rows: await timed(() => fill(from, to)),
        indexes: await timed(() => make(anew.filter((index) => !isSearch(index)))),
        search: await timed(() => make(anew.filter(isSearch))),
        vacuum: await timed(() => pool.query('vacuum (analyze) organization')),
      }
    },
    async wordsOf(number) {
      const { rows } = await pool.query<{ name: string }>('select bench_name($1) as name', [number])
      const [own = '', family = '', trade = ''] = rows[0]?.name.split(' ') ?? []
      return [own, family, trade]
    },
    run: async (statement) => void (await pool.query(statement)),
    stop: () => pool.end(),
  }
}
