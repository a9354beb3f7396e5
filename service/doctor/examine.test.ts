import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { liveSources } from '@/service/live/live-sources'
import { answerAsNzdpu, nzdpuKey } from '@/service/live/testing/nzdpu-answers'
import { type StandIn, sendJson, startStandIn } from '@/service/live/testing/start-stand-in'
import { checkConfiguration } from './check-configuration'
import { checkDatabase, checkMigrations, checkTime } from './check-database'
import { checkClock, checkDataDirectory, checkNode, checkRoom } from './check-machine'
import { checkPort, isService } from './check-ports'
import { checkLiveSource } from './check-sources'
import { describeFindings } from './describe-findings'
import { examine } from './examine'
import { bad, type Finding, good, warning } from './finding'

let folder: string
let server: Server | undefined
let standIn: StandIn | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
})
afterEach(async () => {
  server?.close()
  await standIn?.stop()
  server = undefined
  standIn = undefined
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

const notGood = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'good')

describe('configuration', () => {
  it.each([
    ['an invalid port', { SERVICE_PORT: '70000' }, 'bad', /SERVICE_PORT/, /variables that are named/],
    ['an invalid database address', { DATABASE_URL: 'localhost' }, 'bad', /DATABASE_URL/, /variables/],
    ['a short team key', { TEAM_KEY: 'short' }, 'bad', /TEAM_KEY.*16 characters/, /variables/],
    ['workers off without PostgreSQL', { WORKERS: 'off' }, 'bad', /WORKERS/, /variables/],
    ['an unknown source', { LIVE_SOURCE_URLS: 'nzdqu=https://a.example' }, 'bad', /nzdqu is not one of/, /variables/],
    ['an invalid private address', { FETCH_ALLOW_ADDRESSES: 'mirror' }, 'bad', /mirror is no address/, /variables/],
    ['a slip in a name', { LIVE_SOURCE: 'on' }, 'warning', /LIVE_SOURCE is no setting/, /LIVE_SOURCES/],
    ['an open dashboard', { DASHBOARD_HOST: '0.0.0.0' }, 'bad', /no sign-in/, /AUTH_SECRET/],
    ['a short secret', { AUTH_SECRET: 'guess me' }, 'bad', /short enough/, /openssl/],
    [
      'an invalid path',
      { PUBLIC_ORIGIN: 'https://intranet.example/carbon?a=b' },
      'bad',
      /path that the dashboard/,
      /letters, digits/,
    ],
    ['a service without scheme', { SERVICE_URL: '127.0.0.1:4000' }, 'bad', /SERVICE_URL is no web address/, /http:/],
    [
      'live sources without a contact',
      { LIVE_SOURCES: 'on', NZDPU_API_KEY: nzdpuKey },
      'warning',
      /without OPERATOR_CONTACT/,
      /e-mail/,
    ],
    [
      'live sources without a key',
      { LIVE_SOURCES: 'on', OPERATOR_CONTACT: 'ops@example.org' },
      'warning',
      /without NZDPU_API_KEY/,
      /nzdpu\.com/,
    ],
    ['a service for all', { SERVICE_HOST: '0.0.0.0' }, 'warning', /whoever reaches/, /firewall/],
  ])('says what is wrong with %s, and what to do', (_, environment, state, words, remedy) => {
    const [finding, ...others] = notGood(checkConfiguration(environment).findings)
    expect(finding).toMatchObject({ state, words: expect.stringMatching(words), remedy: expect.stringMatching(remedy) })
    expect(others).toEqual([])
  })

  it('has no findings for an empty environment', () => {
    expect(notGood(checkConfiguration({ PATH: '/bin', HOME: '/root', SERVICE_PORTS: '1' }).findings)).toMatchObject([
      { words: 'SERVICE_PORTS is no setting' },
    ])
    expect(notGood(checkConfiguration({ PATH: '/bin', HOME: '/root' }).findings)).toEqual([])
  })
})

describe('the machine', () => {
  it('reports an old Node and a wrong clock', () => {
    expect(checkNode('24.1.0').state).toBe('good')
    expect(checkNode('22.18.0').state).toBe('good')
    expect(checkNode('22.17.9')).toMatchObject({ state: 'bad', remedy: expect.stringMatching(/Node 24/) })
    expect(checkClock(new Date('1970-01-01')).state).toBe('bad')
    expect(checkClock(new Date('2026-11-27')).state).toBe('good')
    expect(checkTime(new Date('2026-11-27T10:00:00Z'), new Date('2026-11-27T10:02:00Z'))).toMatchObject([
      { words: expect.stringMatching(/120 s apart/) },
    ])
    expect(checkTime(new Date('2026-11-27T10:00:00Z'), new Date('2026-11-27T10:00:20Z'))).toEqual([])
  })

  it('reports a full disk, a file in place of a folder, a folder that others can read, and an empty key', async () => {
    expect(checkRoom('/data', 200 * 1024 ** 2)).toMatchObject({ state: 'bad', words: '0.2 GB free at /data' })
    expect(checkRoom('/data', 2 * 1024 ** 3).state).toBe('warning')
    expect(checkRoom('/data', 20 * 1024 ** 3).state).toBe('good')
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await checkDataDirectory(file)).toMatchObject([{ state: 'bad', words: `${file} is a file` }])
    const shared = join(folder, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o755)
    writeFileSync(join(shared, 'team-key'), '', { mode: 0o644 })
    const found = notGood(await checkDataDirectory(shared)).filter(({ what }) => what !== 'disk')
    expect(found.map(({ words }) => words)).toEqual([
      `other accounts of this machine can read ${shared}`,
      `other accounts of this machine can read ${join(shared, 'team-key')}`,
      `${join(shared, 'team-key')} is empty`,
    ])
  })

  it('distinguishes a port that another program uses from one of our programs', async () => {
    let answer = '<html>Hello</html>'
    server = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const asked = { what: 'service', variable: 'SERVICE_PORT', host: '127.0.0.1', port, path: '/healthz' }
    expect(await checkPort(asked, isService)).toMatchObject({
      isRunning: false,
      finding: {
        state: 'bad',
        words: `another program uses 127.0.0.1:${port}`,
        remedy: expect.stringMatching(/SERVICE_PORT/),
      },
    })
    answer = '{"status":"ok"}'
    expect(await checkPort(asked, isService)).toMatchObject({ isRunning: true, finding: { state: 'good' } })
    expect(await checkPort({ ...asked, port: 0 }, isService)).toMatchObject({
      isRunning: false,
      finding: { state: 'good' },
    })
  })
})

describe('the database', () => {
  const asking = { isServiceRunning: false, migrations: [], clock: () => new Date() }

  it('reports a server that does not answer', async () => {
    const settings = { databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/none', dataDirectory: folder }
    const [finding] = await checkDatabase(settings, asking)
    expect(finding).toMatchObject({
      state: 'bad',
      words: expect.stringMatching(/does not answer.*ECONNREFUSED/),
      remedy: expect.stringMatching(/DATABASE_URL/),
    })
    expect(finding?.words).not.toContain('secret')
  }, 30_000)

  it('reports a database that a newer version has used, and one that lacks migrations', () => {
    expect(checkMigrations(['0001-a.sql', '0002-b.sql'], ['0001-a.sql'])).toMatchObject([
      { state: 'bad', words: expect.stringMatching(/newer version.*0002-b/) },
    ])
    expect(checkMigrations(['0001-a.sql'], ['0001-a.sql', '0002-b.sql'])).toMatchObject([
      { state: 'warning', words: expect.stringMatching(/1 migrations/) },
    ])
    expect(checkMigrations([], ['0001-a.sql'])).toMatchObject([{ state: 'good' }])
    expect(checkMigrations(['0001-a.sql'], ['0001-a.sql'])).toEqual([])
  })
})

describe('the sources', () => {
  const live = () => ({
    dataDirectory: folder,
    contact: 'ops@example.org',
    keys: {},
    keysSecret: null,
    baseUrls: Object.fromEntries(Object.keys(liveSources).map((id) => [id, standIn?.url ?? ''])),
    reach: { mayConnect: () => true, anyPort: true },
  })

  it('says what each source answers, and what to do if it does not answer', async () => {
    standIn = await startStandIn(answerAsNzdpu({ count: 3, years: [2024] }))
    const asking = { live: live(), isWanted: true }
    expect(await checkLiveSource(liveSources.nzdpu, nzdpuKey, asking)).toMatchObject({
      state: 'good',
      words: '3 entries; the first is of 2024',
    })
    expect(await checkLiveSource(liveSources.nzdpu, 'another-key', asking)).toMatchObject({
      state: 'bad',
      words: expect.stringMatching(/401/),
      remedy: expect.stringMatching(/NZDPU_API_KEY/),
    })
    expect(await checkLiveSource(liveSources.nzdpu, null, asking)).toMatchObject({
      state: 'warning',
      words: expect.stringMatching(/there is none/),
    })
    standIn.intercept((_request, response) => {
      sendJson(response, [{ 年度: '113' }])
      return true
    })
    expect(await checkLiveSource(liveSources.twse, null, asking)).toMatchObject({
      state: 'bad',
      words: expect.stringMatching(/報告年度/),
    })
    standIn.intercept((_request, response) => {
      response.writeHead(403, { 'content-type': 'text/html' }).end('<html>')
      return true
    })
    const inRest = { ...asking, isWanted: false }
    expect(await checkLiveSource(liveSources.twse, null, inRest)).toMatchObject({
      state: 'warning',
      words: expect.stringMatching(/firewall/),
      remedy: expect.stringMatching(/browser/),
    })
  })

  it('says that there is no network', async () => {
    const reach = { resolve: async () => Promise.reject(new Error('getaddrinfo ENOTFOUND nzdpu.com')) }
    const asking = { live: { ...live(), baseUrls: {}, reach }, isWanted: true }
    expect(await checkLiveSource(liveSources.nzdpu, nzdpuKey, asking)).toMatchObject({
      state: 'bad',
      words: expect.stringMatching(/ENOTFOUND/),
      remedy: expect.stringMatching(/network/),
    })
  })
})

it('exits with 1 if anything is bad, and with 0 if there are only warnings', () => {
  const one = good('Node', '24')
  const look = warning('disk', 'little', 'Make room')
  expect(describeFindings([one, look])).toEqual({
    exitCode: 0,
    lines: ['ok    Node: 24', 'look  disk: little', '      Make room', '', '1 good, 1 to look at, 0 bad'],
  })
  expect(describeFindings([one, bad('clock', 'stands', 'Set it')]).exitCode).toBe(1)
})

it('checks a whole installation, and as much as possible if settings cannot be read', async () => {
  const common = { nodeVersion: '24.1.0', clock: () => new Date(), migrations: ['0001-a.sql'], isOffline: true }
  const environment = { DATA_DIR: folder, SERVICE_PORT: '0', PORT: '0' }
  const findings = await examine({ ...common, environment })
  expect(findings.map(({ what }) => what)).toEqual([
    'Node',
    'clock',
    'configuration',
    'data directory',
    'disk',
    'service',
    'dashboard',
    'database',
    'database',
  ])
  const broken = await examine({ ...common, environment: { ...environment, SERVICE_PORT: 'x' } })
  expect(broken.map(({ what, state }) => [what, state])).toEqual([
    ['Node', 'good'],
    ['clock', 'good'],
    ['configuration', 'bad'],
  ])
}, 300_000)
