import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '@/service/config'
import { createMetrics } from '@/service/metrics/create-metrics'
import { memorySettings } from '@/service/scripts/start/memory-settings'
import { readCompose } from '@/service/testing/programs/read-compose'
import { planWorkerMemory, toMegabytes } from './plan-memory'

// Deployment files must match the programs: names of settings, ports, paths, commands.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const chart = 'ops/helm/carbon-register'
const templates = readdirSync(join(root, chart, 'templates')).map((name) => `${chart}/templates/${name}`)

const known = new Set([
  ...[...read('service/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1]),
  ...[...read('lib/server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1]),
  // Settings of the dashboard's sign-in.
  ...[...read('lib/server/session/sign-in-settings.ts').matchAll(/'([A-Z][A-Z_]+)'/g)].map((match) => match[1]),
  // Settings of make-dashboard-key.ts, of node-postgres, and of Node for the cluster's certificate.
  ...['KEY_SECRET', 'SERVICE_URL', 'PGPASSWORD', 'NODE_EXTRA_CA_CERTS'],
  // Settings of Node, Next's server, and the image's own HEALTHCHECK.
  ...['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'HOSTNAME', 'PORT', 'HEALTH_PORT', 'HEALTH_PATH'],
  // Settings of the allocator.
  ...Object.keys(memorySettings),
  // Settings of PostgreSQL's image.
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'],
])

test('every setting in the files is read by a program', () => {
  const image = [...read('Dockerfile').matchAll(/(?:ENV |^ {4})([A-Z][A-Z_]+)=/gm)]
  const compose = [...read('docker-compose.yml').matchAll(/^ +([A-Z][A-Z_]+): /gm)]
  const helm = templates.flatMap((path) => [...read(path).matchAll(/name: ([A-Z][A-Z_]+)\b/g)])
  for (const found of [image, compose, helm]) expect(found.length).toBeGreaterThan(5)
  const names = [...image, ...compose, ...helm].map((match) => match[1])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the image runs without privileges, checks its own health and has the default ports', () => {
  const stages = read('Dockerfile').split(/^FROM /m)
  expect(stages.length).toBe(3)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toMatch(/^EXPOSE 3000 4000 4001$/m)
  expect(last.indexOf('USER node')).toBeGreaterThan(last.indexOf('RUN mkdir'))
  // A build copies only what it needs; tests and documents stay out.
  expect(
    read('.dockerignore')
      .split('\n')
      .filter((line) => /^[^#!]/.test(line))[0],
  ).toBe('*')
  expect(read('.dockerignore')).toContain('\n**/.env*\n')
  // Only the user who built the database can read it, and an embedded start copies it as another user.
  expect(stages[1]).toContain('chmod -R a+rX /image')
  const config = read('service/config.ts')
  expect(config).toContain('SERVICE_PORT: Port.default(4000)')
  expect(config).toContain('WORKER_PORT: Port.default(4001)')
})

test.each([
  ['as it is', {}],
  ['as its comment says for two readers', { REPORT_READERS: '2', WORKER_MEMORY: '2304m' }],
  [
    'as docs/operations/installing.md says for fetching too',
    { REPORT_READERS: '2', REPORTS_FETCH: 'on', WORKER_MEMORY: '3072m' },
  ],
])('compose, %s, gives workers the memory that their readers need', (_name, chosen: Record<string, string>) => {
  const secrets = { POSTGRES_PASSWORD: 'p', TEAM_KEY: 't'.repeat(16), AUTH_SECRET: 'a'.repeat(32) }
  const services = readCompose(join(root, 'docker-compose.yml'), { ...secrets, ...chosen })
  for (const name of ['worker-1', 'worker-2']) {
    const { environment = {}, mem_limit = '' } = services[name] ?? {}
    const set = Object.entries(environment).filter(([, value]) => value !== '')
    const { readers, isFetchingReports: isFetching } = readConfig(Object.fromEntries(set))
    expect(String(readers)).toBe(chosen['REPORT_READERS'] ?? '1')
    expect(toMegabytes(mem_limit)).toBeGreaterThanOrEqual(planWorkerMemory({ readers, isFetching }))
  }
  expect(read('docker-compose.yml')).toContain('REPORT_READERS=2 and WORKER_MEMORY=2304m')
  expect(read('docs/operations/installing.md')).toContain('`WORKER_MEMORY=2304m` | `WORKER_MEMORY=3072m` |')
  expect(services['service-1']?.environment).toMatchObject({ WORKERS: 'off' })
  expect(toMegabytes(services['service-1']?.mem_limit ?? '')).toBeGreaterThanOrEqual(1_250)
})

test('compose builds the image once: builders that work side by side refuse a second one of the same name', () => {
  const secrets = { POSTGRES_PASSWORD: 'p', TEAM_KEY: 't'.repeat(16), AUTH_SECRET: 'a'.repeat(32) }
  const services = Object.values(readCompose(join(root, 'docker-compose.yml'), secrets))
  const ours = services.filter(({ image }) => image === 'carbon-register:local')
  expect(ours).toHaveLength(6)
  expect(ours.filter(({ build }) => build !== undefined)).toHaveLength(1)
})

test.each(['p@ss/w:r d', '%2F#?&=+', "it's"])(
  'a password of any signs (%s) reaches the programs as it is',
  (password) => {
    const secrets = { POSTGRES_PASSWORD: password, TEAM_KEY: 't'.repeat(16), AUTH_SECRET: 'a'.repeat(32) }
    const services = Object.values(readCompose(join(root, 'docker-compose.yml'), secrets))
    const users = services.flatMap(({ environment = {} }) =>
      environment['PGPASSWORD'] === undefined ? [] : [environment],
    )
    expect(users).toHaveLength(5)
    for (const { PGPASSWORD, DATABASE_URL, DASHBOARD_DATABASE_URL } of users) {
      expect(PGPASSWORD).toBe(password)
      // In an address it would have to be escaped: none has a password.
      const url = new URL(DATABASE_URL ?? DASHBOARD_DATABASE_URL ?? '')
      expect([url.protocol, url.username, url.password]).toEqual(['postgres:', 'register', ''])
    }
  },
)

test('the image is built on the Node of .nvmrc, and its last stage takes only what the first one assembled', () => {
  const file = read('Dockerfile')
  expect(file).toContain(`\nARG NODE_IMAGE=node:${read('.nvmrc').trim()}-`)
  expect([file.match(/^FROM /gm)?.length, file.match(/^FROM \$\{NODE_IMAGE\}/gm)?.length]).toEqual([2, 2])
  const [, build = '', last = ''] = file.split(/^FROM /m)
  expect(build).toContain('node service/scripts/build/assemble-image.ts /image')
  // Packages of tests are installed for the build alone (what is assembled: deployment-runs.test.ts).
  expect([...last.matchAll(/^(?:COPY|ADD) .*$/gm)].map(([line]) => line)).toEqual(['COPY --from=build /image /app'])
  expect(last).not.toMatch(/^RUN .*\b(?:npm|npx)\b/m)
})

test('Grafana’s dashboard shows only existing metrics', async () => {
  const Panel = z.object({ id: z.number(), targets: z.array(z.object({ expr: z.string() })).min(1) })
  const { panels } = z.object({ panels: z.array(Panel) }).parse(JSON.parse(read('ops/grafana/carbon-register.json')))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const text = await createMetrics({ withProcess: true }).read()
  const names = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(carbon_register|process)_\w+/g) ?? []),
  )
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `)
  // A Prometheus also scrapes other programs.
  for (const { targets } of panels) {
    for (const { expr } of targets) {
      const series = expr.match(/\b(carbon_register|process)_\w+(\{[^}]*\})?/g) ?? []
      expect([expr, series.filter((one) => !one.includes('job=~"$job"'))]).toEqual([expr, []])
    }
  }
})

test('the alerts use only existing metrics', async () => {
  const Rule = z.object({
    alert: z.string(),
    expr: z.string(),
    for: z.string(),
    annotations: z.object({ summary: z.string() }),
  })
  const { groups } = z
    .object({ groups: z.array(z.object({ rules: z.array(Rule.loose()) })).length(1) })
    .parse(parse(read('ops/prometheus/carbon-register.rules.yaml')))
  const rules = groups.flatMap((group) => group.rules)
  const text = await createMetrics({ withProcess: true }).read()
  const names = rules.flatMap(({ expr }) => expr.match(/\b(carbon_register|process)_\w+/g) ?? [])
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) expect(text).toContain(`# TYPE ${name} `)
})

test('the system service starts a script that is there, with settings that the programs read', () => {
  const unit = read('ops/systemd/carbon-register.service')
  const values = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=-?(.+)$`, 'gm'))].flatMap(([, value = '']) => value)
  const [start = ''] = values('ExecStart')
  const scripts = start.split(' ').filter((word) => /\.(mjs|ts)$/.test(word))
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(existsSync(join(root, script)), script).toBe(true)
  const names = values('Environment').flatMap((value) => value.split(' ').map((one) => one.split('=')[0]))
  expect(names).toContain('DATA_DIR')
  expect(names.filter((name) => !known.has(name))).toEqual([])
  const [documentation = ''] = values('Documentation')
  expect(existsSync(join(root, documentation.replace('file:///opt/carbon-register/', '')))).toBe(true)
  // It writes to the folder that systemd makes for it, and to no other.
  expect(unit).toContain(`DATA_DIR=/var/lib/${values('StateDirectory')[0]}`)
})
