import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { addresses, keys, ports, signInEnvironment } from '@/e2e/support/addresses'
import { browserArguments, resolveBrowser } from '@/e2e/support/browser'
import { sourceArguments } from './service/source-arguments'

/** A folder of data for this run alone; workers load this file again and must not make another. */
function makeDataDirectory(): string {
  const made = process.env['E2E_DATA_DIR']
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'carbon-journeys-'))
  process.env['E2E_DATA_DIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const dataDirectory = makeDataDirectory()
const { executablePath } = await resolveBrowser()
/** This very Node, also where a shell would find another. */
const node = JSON.stringify(process.execPath)
const stop = { signal: 'SIGTERM', timeout: 15_000 } as const

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Another machine's fallback fonts differ by less, a panel that is gone by more (docs/decisions/0026).
    toHaveScreenshot: { maxDiffPixelRatio: 0.01 },
  },
  // The browser is the same everywhere, so pictures are too. One that is missing fails; --update-snapshots makes it.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: addresses.dashboard,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // Only the first visit finds nothing registered.
    { name: 'first visit', testMatch: 'empty-list.spec.ts' },
    { name: 'journeys', testIgnore: 'empty-list.spec.ts', dependencies: ['first visit'] },
  ],
  webServer: [
    {
      name: 'both programs',
      command: `${node} service/scripts/start/start.ts`,
      url: addresses.dashboard,
      timeout: 300_000,
      gracefulShutdown: stop,
      env: {
        PORT: String(ports.dashboard),
        SERVICE_PORT: String(ports.service),
        DATA_DIR: dataDirectory,
        SERVICE_URL: '',
        SERVICE_API_KEY: '',
        DATABASE_URL: '',
        // Decided, so that no admin is asked above every page.
        REPORTS_FIND: 'off',
        LOG_LEVEL: 'warn',
      },
    },
    {
      name: 'another service',
      command: [node, ...sourceArguments, 'e2e/support/two-endpoint-service.ts'].join(' '),
      url: `${addresses.otherService}/healthz`,
      gracefulShutdown: stop,
      env: { PORT: String(ports.otherService), SERVICE_API_KEY: keys.otherService },
    },
    {
      name: 'dashboard of another service',
      command: `${node} service/scripts/start/start.ts`,
      url: addresses.otherDashboard,
      timeout: 300_000,
      gracefulShutdown: stop,
      env: {
        PORT: String(ports.otherDashboard),
        SERVICE_URL: addresses.otherService,
        SERVICE_API_KEY: keys.otherService,
        SERVICE_TIMEOUT_MS: '2500',
      },
    },
    {
      name: 'dashboard with sign-in',
      command: `${node} service/scripts/start/start.ts`,
      url: `${addresses.signInDashboard}/sign-in`,
      timeout: 300_000,
      gracefulShutdown: stop,
      env: {
        ...signInEnvironment(dataDirectory),
        PORT: String(ports.signInDashboard),
        SERVICE_URL: addresses.otherService,
        SERVICE_API_KEY: keys.otherService,
      },
    },
  ],
})
