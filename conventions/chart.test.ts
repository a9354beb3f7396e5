import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findExposureProblem } from '@/lib/server/exposure/exposure'
import { readConfig } from '@/service/config'
import { firstStartMs } from '@/service/scripts/start/program-group'
import { readImage } from '@/service/testing/programs/read-image'
import { findHelm, type Manifest, renderChart } from '@/service/testing/programs/run-helm'
import { planWorkerMemory, toMegabytes } from './plan-memory'

// The chart as Helm renders it, read as YAML, with its defaults and with everything switched on.

const root = fileURLToPath(new URL('..', import.meta.url))
const chart = join(root, 'ops/helm/carbon-register')
const helm = findHelm()
afterAll(() => {
  if (helm !== null) rmSync(dirname(helm), { recursive: true })
})

const Variable = z.object({ name: z.string(), value: z.string().optional(), valueFrom: z.unknown().optional() })
const Probe = z.looseObject({ timeoutSeconds: z.number(), failureThreshold: z.number() })
const Container = z.looseObject({
  command: z.array(z.string()),
  env: z.array(Variable),
  resources: z.object({ requests: z.looseObject({}), limits: z.object({ memory: z.string() }) }),
  securityContext: z
    .object({ readOnlyRootFilesystem: z.literal(true), allowPrivilegeEscalation: z.literal(false) })
    .loose(),
  startupProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
})
const Labels = z.record(z.string(), z.string())
const Workload = z.looseObject({
  spec: z.looseObject({
    selector: z.object({ matchLabels: Labels }).optional(),
    template: z.looseObject({
      metadata: z.object({ labels: Labels }),
      spec: z.looseObject({
        automountServiceAccountToken: z.boolean(),
        // Otherwise other Services of the namespace set variables that the programs read, as SERVICE_PORT.
        enableServiceLinks: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.array(Container).length(1),
      }),
    }),
  }),
})

const least = { dashboard: { publicOrigin: 'https://carbon.example' } }
const everything = {
  trustProxy: '10.42.0.0/16',
  extraEnv: [{ name: 'LOG_LEVEL', value: 'debug' }],
  service: { extraEnv: [{ name: 'RATE_LIMIT_PER_MINUTE', value: '600' }], autoscaling: { enabled: true } },
  reportsFetch: 'on',
  worker: { extraEnv: [{ name: 'LOG_SAMPLE', value: '7' }], autoscaling: { enabled: true } },
  dashboard: { extraEnv: [{ name: 'OIDC_ISSUER', value: 'https://id.example' }], trustedProxies: 2 },
  ingress: {
    enabled: true,
    host: 'carbon.example',
    apiHost: 'api.carbon.example',
    tlsSecretName: 'tls',
    className: 'nginx',
  },
  serviceAccount: { name: 'programs', annotations: { 'example.com/role': 'reader' } },
  networkPolicy: {
    enabled: true,
    from: [{ namespaceSelector: { matchLabels: { name: 'ingress' } } }],
    metricsFrom: [{ namespaceSelector: { matchLabels: { name: 'monitoring' } } }],
  },
  podMonitor: { enabled: true, labels: { release: 'prometheus' } },
  image: { pullSecrets: [{ name: 'registry' }] },
}

function render(values: object): Manifest[] {
  const { status, words, manifests } = renderChart(helm ?? '', chart, values)
  expect([words.replace(/^.*Missing required value.*\n/m, ''), status]).toEqual(['', 0])
  return manifests
}

function find(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`)
  return found
}

const workload = (manifests: readonly Manifest[], part: string) =>
  Workload.parse(find(manifests, 'Deployment', `register-${part}`)).spec
const containerOf = (manifests: readonly Manifest[], part: string) => {
  const [container] = workload(manifests, part).template.spec.containers
  if (container === undefined) throw new Error(`${part} has no container`)
  return container
}

/** The environment of a pod's program: the image's, then the pod's; values of a Secret are replaced by examples. */
function environmentOf(manifests: readonly Manifest[], part: string): Record<string, string> {
  const secrets: Record<string, string> = {
    DATABASE_URL: 'postgres://u:p@h/d',
    DATABASE_READ_URL: '',
    DASHBOARD_DATABASE_URL: '',
  }
  const given = containerOf(manifests, part).env.map(({ name, value }) => [
    name,
    value ?? secrets[name] ?? 's'.repeat(40),
  ])
  return { ...readImage(join(root, 'Dockerfile')).environment, ...Object.fromEntries(given) }
}

describe.skipIf(helm === null)(
  `the chart${helm === null ? ' (skipped: there is no Helm for this machine)' : ''}`,
  () => {
    test('passes helm lint, and names required values that are missing', () => {
      const { status, stdout } = spawnSync(helm ?? '', ['lint', '--strict', chart], { encoding: 'utf8' })
      expect([stdout, status]).toEqual([expect.stringContaining('0 chart(s) failed'), 0])
      expect(renderChart(helm ?? '', chart, {})).toMatchObject({
        status: 1,
        words: expect.stringContaining('dashboard.publicOrigin is needed'),
      })
      for (const wrong of [
        { nothing: 1 },
        { dashboard: { publicOrigin: 'carbon.example' } },
        { extraEnv: [{ value: 'x' }] },
      ])
        expect(renderChart(helm ?? '', chart, { ...least, ...wrong }).status).toBe(1)
    })

    test('uses the path in the ingress and the probes', () => {
      const dashboard = { publicOrigin: 'https://intranet.example/carbon/' }
      const manifests = render({ dashboard, ingress: { enabled: true, host: 'intranet.example' } })
      const paths = JSON.stringify(find(manifests, 'Ingress', 'register')).match(/"path":"[^"]*"/g)
      expect(paths?.[0]).toBe('"path":"/carbon"')
      const { readinessProbe, livenessProbe } = containerOf(manifests, 'dashboard')
      expect([readinessProbe, livenessProbe]).toMatchObject([
        { httpGet: { path: '/carbon/sign-in' } },
        { httpGet: { path: '/carbon/icon.svg' } },
      ])
    })

    test.each([
      ['least', least],
      ['everything', everything],
    ])('with %s: each pod has limits, patient probes and no privileges', (_name, values) => {
      const manifests = render(values)
      for (const part of ['service', 'worker', 'dashboard']) {
        const { selector, template } = workload(manifests, part)
        expect(template.metadata.labels).toMatchObject(selector?.matchLabels ?? { nothing: '' })
        expect(template.spec.automountServiceAccountToken).toBe(false)
        const { startupProbe, readinessProbe, livenessProbe, command } = containerOf(manifests, part)
        for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
          expect([part, (probe?.timeoutSeconds ?? 0) >= 5, (probe?.failureThreshold ?? 0) >= 3]).toEqual([
            part,
            true,
            true,
          ])
        }
        expect(command[0]).toBe('node')
        // An interrupted load starts over, so a slow start must never be ended.
        const { periodSeconds, failureThreshold } = z
          .object({ periodSeconds: z.number(), failureThreshold: z.number() })
          .parse(startupProbe)
        expect(periodSeconds * failureThreshold * 1_000).toBeGreaterThanOrEqual(firstStartMs)
      }
      const names = manifests.map(({ kind, metadata: { name } }) => `${kind} ${name}`)
      expect(new Set(names).size).toBe(names.length)
    })

    test.each([
      ['least', least],
      ['everything', everything],
    ])('with %s: each program starts with the environment of its pod', (_name, values) => {
      const manifests = render(values)
      for (const part of ['service', 'worker'])
        expect(readConfig(environmentOf(manifests, part)).databaseUrl).toContain('postgres://')
      const { NODE_ENV: _mode, ...dashboard } = environmentOf(manifests, 'dashboard')
      expect(
        findExposureProblem(
          { ...dashboard, NODE_ENV: 'production', OIDC_ISSUER: '', OIDC_CLIENT_SECRET: '' },
          '0.0.0.0',
        ),
      ).toBeNull()
      expect(dashboard).toMatchObject({
        PUBLIC_ORIGIN: 'https://carbon.example',
        SERVICE_URL: 'http://register-service',
      })
    })

    test('has memory limits that fit the needs of the programs', () => {
      const manifests = render(least)
      const megabytes = (part: string) => toMegabytes(containerOf(manifests, part).resources.limits.memory)
      // 600 for the process and 650 for a joining process (docs/operations/installing.md, "Memory").
      expect(megabytes('service')).toBeGreaterThanOrEqual(1_250)
      expect(megabytes('dashboard')).toBeGreaterThanOrEqual(512)
      expect(environmentOf(manifests, 'service')).toMatchObject({ WORKERS: 'off' })
    })

    test.each([
      [1, 'off'],
      [2, 'off'],
      [2, 'on'],
      [16, 'on'],
    ])('sets the memory that a worker of %i readers needs, fetching %s, unless a limit is set', (readers, fetching) => {
      const values = { ...least, reportsFetch: fetching, worker: { reportReaders: readers } }
      const manifests = render(values)
      const environment = environmentOf(manifests, 'worker')
      expect(environment).toMatchObject({ REPORT_READERS: String(readers), REPORTS_FETCH: fetching })
      expect(environmentOf(manifests, 'service')).toMatchObject({ REPORTS_FETCH: fetching })
      const config = readConfig(environment)
      const needed = planWorkerMemory({ readers: config.readers, isFetching: config.isFetchingReports })
      const limit = toMegabytes(containerOf(manifests, 'worker').resources.limits.memory)
      expect(limit).toBeGreaterThanOrEqual(needed)
      expect(limit).toBeLessThan(needed * 1.1)
      const worker = { reportReaders: readers, resources: { limits: { memory: '9Gi' } } }
      expect(containerOf(render({ ...values, worker }), 'worker').resources.limits.memory).toBe('9Gi')
    })

    test('reads one report at once in a worker by default, in 1.5Gi', () => {
      const { resources, env } = containerOf(render(least), 'worker')
      expect(resources).toMatchObject({ limits: { memory: '1536Mi' }, requests: { memory: '512Mi' } })
      expect(env).toContainEqual({ name: 'REPORT_READERS', value: '1' })
    })

    test('passes on proxies, other settings and annotations of the ingress from its values', () => {
      const manifests = render(everything)
      expect(environmentOf(manifests, 'service')).toMatchObject({
        TRUST_PROXY: '10.42.0.0/16',
        LOG_LEVEL: 'debug',
        RATE_LIMIT_PER_MINUTE: '600',
      })
      expect(environmentOf(manifests, 'worker')).toMatchObject({ LOG_LEVEL: 'debug', LOG_SAMPLE: '7' })
      expect(environmentOf(manifests, 'dashboard')).toMatchObject({
        TRUSTED_PROXIES: '2',
        OIDC_ISSUER: 'https://id.example',
      })
      expect(find(manifests, 'Ingress', 'register').metadata).toMatchObject({
        annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '200m' },
      })
      expect(find(manifests, 'ServiceAccount', 'programs').metadata).toMatchObject({
        annotations: { 'example.com/role': 'reader' },
      })
    })

    test('creates the dashboard’s key in a Job with rights on that Secret alone, unless a Secret is named', () => {
      const manifests = render(least)
      const reference = { secretKeyRef: { name: 'register-dashboard-key', key: 'SERVICE_API_KEY' } }
      expect(containerOf(manifests, 'dashboard').env).toContainEqual({ name: 'SERVICE_API_KEY', valueFrom: reference })
      const job = Workload.parse(find(manifests, 'Job', 'register-project-key-1')).spec.template.spec
      expect(job.containers[0]?.env).toContainEqual({ name: 'KEY_SECRET', value: 'register-dashboard-key' })
      expect(find(manifests, 'Role', 'register-project-key')).toMatchObject({
        rules: [
          { resources: ['secrets'], resourceNames: ['register-dashboard-key'], verbs: ['get', 'patch'] },
          { resources: ['secrets'], verbs: ['create'] },
        ],
      })
      const named = render({ dashboard: { ...least.dashboard, keySecretName: 'mine' } })
      expect(named.filter(({ kind }) => ['Job', 'Role', 'RoleBinding'].includes(kind))).toEqual([])
      expect(JSON.stringify(containerOf(named, 'dashboard').env)).toContain('"name":"mine"')
    })

    test('allows the network traffic that the values name', () => {
      const manifests = render(everything)
      const policy = (part: string) => JSON.stringify(find(manifests, 'NetworkPolicy', `register-${part}`))
      expect(policy('dashboard')).toContain('"name":"ingress"')
      expect(policy('dashboard')).not.toContain('"name":"monitoring"')
      expect(policy('service')).toContain('"name":"monitoring"')
      expect(policy('worker')).toContain('"name":"monitoring"')
      expect(policy('worker')).not.toContain('"name":"ingress"')
      expect(find(manifests, 'NetworkPolicy', 'register-project-key')).toMatchObject({ spec: { ingress: [] } })
      expect(find(manifests, 'PodMonitor', 'register-worker')).toMatchObject({
        spec: { podMetricsEndpoints: [{ path: '/metrics', authorization: { credentials: { key: 'METRICS_TOKEN' } } }] },
      })
    })
  },
)
