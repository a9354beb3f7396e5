import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFootprint } from '@/service/product-footprints/testing/make-footprint'
import type { SourceRecord } from '@/service/reference/source-record'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { keepWorking } from '@/service/testing/programs/keep-working'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { type Ended, runWords } from './testing/run-words'

/** The command as it is typed, as a process of its own, against a running service. */

const command = fileURLToPath(new URL('./carbon-register.mjs', import.meta.url))
let folder: string
let release: SmallRelease
let editions: TestEditions
let url: string
let stopWorking: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-cli-'))
  const place = { file: 'list.csv', row: 2 }
  const records = [
    makeSourceRecord({
      source: 'carbon-gap',
      name: 'Aldgate Brewing',
      hqRegion: 'GB',
      disclosures: [
        {
          source: 'carbon-gap',
          recordId: 'Aldgate Brewing',
          year: 2022,
          region: 'GLOBAL',
          emissions: { scope1Kg: 4_000_000, scope2Kg: 1_000_000 },
          revenue: { amount: 9_000_000, currency: 'GBP' },
          document: null,
          locator: 'row 2',
          printed: [{ field: 'scope1Kg', printed: '4000000', unit: 'kg CO2e', place }],
        },
      ],
    }),
  ]
  release = writeSmallRelease(records as SourceRecord[])
  editions = await startTestEditions(release.directory)
  url = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  stopWorking = keepWorking(editions)
}, 180_000)

afterAll(async () => {
  await stopWorking()
  await editions.stop()
  release.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** In an empty folder, so that no key of this machine is there by accident. */
function run(
  words: readonly string[],
  environment: Record<string, string> = { CARBON_REGISTER_KEY: editions.key },
): Promise<Ended> {
  const { CARBON_REGISTER_KEY: _key, TEAM_KEY: _team, SERVICE_API_KEY: _own, ...rest } = process.env
  const env = { ...rest, CARBON_REGISTER_URL: url, DATA_DIR: join(folder, 'data'), ...environment }
  return runWords(process.execPath, [command, ...words], { cwd: folder, env })
}

describe('each kind of failure has its own exit code and a message', () => {
  it.each([
    ['no service', ['list', '--url', 'http://127.0.0.1:1'], {}, 3, /does not answer.*npm start/],
    ['a key that is refused', ['list', '--key', 'cr_wrong'], {}, 4, /Unauthorized: This key is unknown/],
    ['a key that is refused by what has no word of its own', ['footprint', '--key', 'cr_wrong'], {}, 4, /Unauthorized/],
    ['a key that is refused for a file', ['export', '--key', 'cr_wrong'], {}, 4, /Unauthorized/],
    [
      'a project that is not there',
      ['keys', 'revoke', '1', '--project', '987'],
      { CARBON_REGISTER_TEAM_KEY: teamKey },
      5,
      /Project 987 has no key 1/,
    ],
    ['a number that is none', ['footprint', '--lines', 'all'], {}, 2, /whole number/],
    ['an option that its program does not know', ['doctor', '--offlin'], {}, 2, /Unknown option '--offlin'/],
    [
      'no service to make a key',
      ['keys', 'create', '--name', 'A', '--url', 'http://127.0.0.1:1'],
      { CARBON_REGISTER_TEAM_KEY: teamKey },
      3,
      /does not answer.*npm start/,
    ],
    ['no key', ['list'], { CARBON_REGISTER_KEY: '' }, 4, /--key KEY, or CARBON_REGISTER_KEY/],
    ['an organization that is not there', ['get', '987654'], {}, 5, /Organizations not found/],
    ['an unknown word', ['regsiter', 'A'], {}, 2, /Did you mean register/],
    ['an unknown option', ['list', '--contry', 'SE'], {}, 2, /Did you mean --country/],
    ['an id that is none', ['get', 'Nestlé'], {}, 2, /whole number/],
    ['a filter that is none', ['list', '--filter', 'size=9'], {}, 2, /--filter takes NAME=VALUE/],
    ['a value that the service refuses', ['list', '--country', 'Sweden'], {}, 1, /Bad request: country/],
    ['a file that is not there', ['import', 'nowhere.csv'], {}, 1, /nowhere\.csv cannot be read/],
    ['a format that is none', ['export', '--format', 'xls'], {}, 2, /ndjson, csv or parquet/],
  ] as const)('%s', async (_, words, environment, code, said) => {
    const ended = await run(words, { CARBON_REGISTER_KEY: editions.key, ...environment })
    expect([ended.code, ended.out]).toEqual([code, ''])
    expect(ended.said).toMatch(said)
    expect(ended.said).not.toMatch(/at .*\.ts:\d+/)
  })
})

describe('organizations', () => {
  it('are registered, waited for, and printed with unit, year and source of each figure', async () => {
    const { code, out } = await run(['register', 'Aldgate Brewing', '--country', 'GB', '--external-id', 'V1'])
    expect(code).toBe(0)
    expect(out).toContain('Aldgate Brewing  (id 1, synced)')
    expect(out).toMatch(/year {9}2022, worldwide, from .*Carbon Gap/)
    expect(out).toMatch(/scope 1 +4,000,000 kg CO2e/)
    expect(out).toMatch(/scope 3 +not known/)
  })

  it('are printed as the JSON of the service with --json', async () => {
    const { out } = await run(['get', '1', '--currency', 'GBP', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      id: 1,
      status: 'synced',
      performances: [{ revenue: 9_000_000, revenue_currency: 'GBP' }],
    })
  })

  it('are only previewed with --dry-run', async () => {
    const { out } = await run(['register', 'Aldgate Brewing Limited', '--dry-run', '--json'])
    expect(JSON.parse(out)).toMatchObject({ outcome: 'same' })
  })

  it('are listed with filters, as a table and as lines of JSON', async () => {
    const { out } = await run(['list', '--country', 'GB'])
    expect(out).toMatch(/^id +name +country +emissions/)
    expect(out).toMatch(/1 +Aldgate Brewing +GB/)
    const json = await run(['list', '--json', '--filter', 'has_emissions=yes'])
    expect(
      json.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['Aldgate Brewing'])
    expect((await run(['list', '--country', 'JP', '--json'])).out).toBe('')
  })

  it('are exported to a file and to the standard output', async () => {
    expect(await run(['export', '--output', 'all.parquet'])).toMatchObject({ code: 0, out: '' })
    const bytes = readFileSync(join(folder, 'all.parquet'))
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
    expect(await parquetReadObjects({ file })).toMatchObject([{ name: 'Aldgate Brewing', hq_region: 'GB' }])
    const csv = await run(['export', '--q', 'aldgate'])
    expect(csv.out.split('\r\n')[0]).toMatch(/^id,name,hq_region/)
    expect(csv.out).toContain('Aldgate Brewing')
  })
})

describe('changes', () => {
  it('are printed with their day and the cursor for the next call', async () => {
    await fetch(`${url}/organizations/1`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${editions.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ website: 'aldgate.example' }),
    })
    const { code, out } = await run(['changes', '--since', '2000-01-01'])
    expect(code).toBe(0)
    expect(out).toMatch(/^day +id +organization +change/)
    expect(out).toMatch(/\d{4}-\d\d-\d\d +1 +Aldgate Brewing +/)
    const cursor = /--since (\S+)\n$/.exec(out)?.[1] ?? ''
    expect((await run(['changes', '--since', cursor])).out).not.toContain('Aldgate')
    expect(JSON.parse((await run(['changes', '--json'])).out)).toMatchObject({ next_cursor: null })
    expect((await run(['changes', '--kind', 'nothing'])).code).toBe(1)
  })
})

describe('a list', () => {
  it('is previewed: which field each column is read as; nothing is registered', async () => {
    writeFileSync(join(folder, 'list.csv'), 'Lieferant;Land;Ausgaben 2023 EUR\nUnheard Of Works;Schweden;1.000\n;;\n')
    const { code, out } = await run(['import', 'list.csv', '--dry-run'])
    expect(code).toBe(0)
    expect(out).toMatch(/Lieferant +name/)
    expect(out).toMatch(/Land +hq_region/)
    expect(out).toContain('1 rows to register; nothing was registered')
    expect((await run(['list', '--json'])).out.trim().split('\n')).toHaveLength(1)
  })

  it('is registered; a second import of it registers nothing twice', async () => {
    const first = await run(['import', 'list.csv'])
    expect(first).toMatchObject({ code: 0, said: '' })
    expect(first.out).toContain('1 rows are 1 organizations, 1 of them new; 0 rows were refused')
    expect(first.out).toContain('Research has ended')
    expect((await run(['import', 'list.csv', '--json'])).out).toContain('"is_new": false')
  })

  it('with refused rows ends with exit code 6, and the output says which rows were refused and why', async () => {
    writeFileSync(join(folder, 'part.csv'), 'name,lei_number\nGood Works,\nBad Works,KY37LUS27QQX7BB93L29\n')
    const { code, out } = await run(['import', 'part.csv', '--no-wait'])
    expect(code).toBe(6)
    expect(out).toMatch(/1 of them new; 1 rows were refused\n {2}row 3: lei_number/)
  })

  it('with spend gives a footprint', async () => {
    const { out, code } = await run(['footprint', '--year', '2023'])
    expect(code).toBe(0)
    expect(out).toContain('2023, EUR')
    expect(out).toMatch(/Unheard Of Works/)
  })
})

describe('product footprints of a file', () => {
  const fileOf = (name: string, content: unknown) => {
    const path = join(folder, name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  it('are stored and appear in the answer; one that breaks a rule is named, with exit code 6', async () => {
    const id = await editions.register({ name: 'Aldgate Brewing', hq_region: 'GB' })
    const file = fileOf('ethanol.json', { data: [makeFootprint(), makeFootprint({ status: 'Draft' })] })
    const { code, out } = await run(['import-footprint', String(id), file, '--by', 'Ada'])
    expect(out).toMatch(/^kept: Green Ethanol\nnot taken: Green Ethanol: status: /)
    expect(code).toBe(6)
    await editions.work()
    const { performances } = await editions.answer(id)
    expect(performances.flatMap((one) => one.production_emission_factors)).toMatchObject([{ factor: 2, unit: 'liter' }])
  })

  it('of another company need a confirmation, and a file that is not JSON is named', async () => {
    const id = await editions.register({ name: 'Bishopsgate Metals' })
    const file = fileOf('other.json', makeFootprint())
    const asked = await run(['import-footprint', String(id), file])
    expect([asked.code, asked.out]).toEqual([1, expect.stringMatching(/^another company’s .*: Green Ethanol: /)])
    expect((await run(['import-footprint', String(id), file, '--confirm-company'])).out).toBe('kept: Green Ethanol\n')
    const broken = await run(['import-footprint', String(id), fileOf('broken.json', '{"id":')])
    expect([broken.code, broken.said]).toEqual([2, expect.stringMatching(/broken\.json is no JSON/)])
  })
})

it('ends without an error if the program that reads its output stops', async () => {
  const env = { ...process.env, CARBON_REGISTER_URL: url, CARBON_REGISTER_KEY: editions.key }
  const child = spawn(process.execPath, [command, 'export', '--help'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  // On an older Node it says once on which it runs.
  expect(said.replace(/^Node .* found, runs on .*\n/, '')).toBe('')
})

describe('the installation', () => {
  const asTeam = { CARBON_REGISTER_TEAM_KEY: teamKey }

  it('creates, lists and revokes keys of a service on another machine', async () => {
    const made = await run(['keys', 'create', '--name', 'By command'], asTeam)
    expect(made.code).toBe(0)
    expect(made.out).toMatch(/^cr_\w+\n$/)
    const projects = JSON.parse((await run(['keys', 'list', '--json'], asTeam)).out)
    const { id } = projects.find(({ name }: { name: string }) => name === 'By command')
    const [key] = JSON.parse((await run(['keys', 'list', '--project', String(id), '--json'], asTeam)).out)
    expect((await run(['list'], { CARBON_REGISTER_KEY: made.out.trim() })).code).toBe(0)
    expect((await run(['keys', 'revoke', String(key.id), '--project', String(id)], asTeam)).code).toBe(0)
    expect((await run(['keys', 'list'])).code).toBe(4)
  })

  it('creates another key of the project that the dashboard shows', async () => {
    const asDashboard = { ...asTeam, SERVICE_API_KEY: editions.key }
    const made = await run(['keys', 'create', '--project', 'dashboard', '--scopes', 'read'], asDashboard)
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('of project')])
    const key = made.out.trim()
    expect(key).toMatch(/^cr_read_/)
    const listed = (own: string) => run(['list', '--json'], { CARBON_REGISTER_KEY: own })
    expect((await listed(key)).out).toBe((await listed(editions.key)).out)
    const without = await run(['keys', 'create', '--project', 'dashboard'], asTeam)
    expect([without.code, without.said]).toEqual([1, expect.stringContaining('There is no key of a dashboard')])
    const strange = { ...asTeam, SERVICE_API_KEY: `cr_${'0'.repeat(48)}` }
    const other = await run(['keys', 'create', '--project', 'dashboard'], strange)
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('belongs to another service')])
  })

  it('prints the state of the data of a service on another machine', async () => {
    const { out } = await run(['data', 'status', '--json'], asTeam)
    expect(JSON.parse(out).map(({ source }: { source: string }) => source)).toContain('sbti')
  })

  it('explains in its help how to begin, which key each command needs, and the exit codes', async () => {
    const { out, code } = await run(['--help'])
    expect(code).toBe(0)
    for (const words of [
      'carbon-register import suppliers.xlsx',
      'CARBON_REGISTER_KEY',
      'Exit codes: 0 done',
      'Completion, ',
    ])
      expect(out).toContain(words)
    expect((await run(['import', '--help'])).out).toContain('--dry-run')
    expect((await run(['data', 'import', '--help'])).out).toContain('SOURCE FILE...')
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it.each(['bash', 'zsh', 'fish'])('completes in %s', async (shell) => {
    const { out, code } = await run(['complete', shell])
    expect(code).toBe(0)
    expect(out).toContain('carbon-register')
  })

  it('completes commands and options', async () => {
    expect((await run(['complete', '--', 're'])).out).toMatch(/^register\t/m)
    expect((await run(['complete', '--', 'import', '--'])).out).toContain('--dry-run')
  })
})
