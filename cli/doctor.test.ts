import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeFindings } from '@/service/doctor/describe-findings'
import { examine, listMigrations } from '@/service/doctor/examine'
import { root } from '@/service/scripts/build/root'

/** `carbon-register doctor` on installations that are broken each in one way: it names cause and remedy. */

const command = fileURLToPath(new URL('./carbon-register.mjs', import.meta.url))
let folder: string
let stranger: Server
let taken: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-doctor-'))
  writeFileSync(join(folder, 'a-file'), '')
  mkdirSync(join(folder, 'empty-key'), { mode: 0o700 })
  writeFileSync(join(folder, 'empty-key', 'team-key'), '', { mode: 0o600 })
  mkdirSync(join(folder, 'shared'))
  chmodSync(join(folder, 'shared'), 0o755)
  stranger = createServer((_request, response) => response.end('Hello'))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  taken = String((stranger.address() as AddressInfo).port)
})
afterAll(() => {
  stranger.close()
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { code: number | null; out: string }

const settings = (environment: Record<string, string>) => ({
  DATA_DIR: join(folder, 'new'),
  SERVICE_PORT: '0',
  PORT: '0',
  ...environment,
})

/** What the command does, without a process for it. */
async function examineHere(environment: Record<string, string>): Promise<Ended> {
  const findings = await examine({
    environment: settings(environment),
    nodeVersion: process.versions.node,
    clock: () => new Date(),
    migrations: listMigrations(join(root, 'service/storage/migrations')),
    isOffline: true,
  })
  const { lines, exitCode } = describeFindings(findings)
  return { code: exitCode, out: lines.join('\n') }
}

/** The command as it is typed. */
function type(environment: Record<string, string>): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NODE_ENV: 'test' as const, ...settings(environment) }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'doctor', '--offline'], { cwd: folder, env })
    let out = ''
    child.stdout.on('data', (data) => (out += data))
    child.stderr.on('data', (data) => (out += data))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out }))
  })
}

const at = (name: string) => () => join(folder, name)

type Broken = readonly [
  what: string,
  environment: Readonly<Record<string, string | (() => string)>>,
  code: 0 | 1,
  cause: RegExp,
  remedy: RegExp,
]

const broken: readonly Broken[] = [
  ['a port that is none', { SERVICE_PORT: '70000' }, 1, /SERVICE_PORT/, /variables that are named/],
  ['a port that another program uses', { SERVICE_PORT: () => taken }, 1, /another program uses/, /SERVICE_PORT/],
  ['a database address that is none', { DATABASE_URL: 'localhost' }, 1, /DATABASE_URL/, /variables/],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    1,
    /does not answer/,
    /DATABASE_URL/,
  ],
  ['a data directory that is a file', { DATA_DIR: at('a-file') }, 1, /is a file/, /DATA_DIR/],
  ['a key file that is empty', { DATA_DIR: at('empty-key') }, 1, /team-key is empty/, /.+/],
  [
    'a data directory that others can read',
    { DATA_DIR: at('shared') },
    0,
    /other accounts of this machine can read/,
    /chmod/,
  ],
  ['a dashboard open to all', { DASHBOARD_HOST: '0.0.0.0' }, 1, /there is no sign-in/, /AUTH_SECRET/],
  ['a secret to guess', { AUTH_SECRET: 'guess me' }, 1, /short enough to be guessed/, /openssl rand/],
  [
    'a path that is none',
    { PUBLIC_ORIGIN: 'https://intranet.example/carbon?a=b' },
    1,
    /path that the dashboard/,
    /letters, digits/,
  ],
  ['a service without scheme', { SERVICE_URL: '127.0.0.1:4000' }, 1, /SERVICE_URL is no web address/, /http:/],
  ['a slip in a name', { LIVE_SOURCE: 'on' }, 0, /LIVE_SOURCE is no setting/, /LIVE_SOURCES/],
]

async function expectCauseAndRemedy(
  run: (environment: Record<string, string>) => Promise<Ended>,
  [, environment, code, cause, remedy]: Broken,
): Promise<void> {
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    typeof value === 'function' ? value() : value,
  ])
  const ended = await run(Object.fromEntries(given))
  const lines = ended.out.split('\n')
  const place = lines.findIndex((line) => cause.test(line) && /^(bad|look)/i.test(line))
  expect(ended.out).toMatch(cause)
  expect(lines[place + 1]).toMatch(remedy)
  expect(ended.code).toBe(code)
}

describe('names cause and remedy of', () => {
  it.each(broken)('%s', { timeout: 120_000 }, async (...row) => expectCauseAndRemedy(examineHere, row))
})

describe('ends with 1 for what must change and 0 for what is to look at, as it is typed', () => {
  const typed = broken.filter(([what]) => what === 'a port that another program uses' || what === 'a slip in a name')
  it.each(typed)('%s', { timeout: 120_000 }, async (...row) => expectCauseAndRemedy(type, row))
})
