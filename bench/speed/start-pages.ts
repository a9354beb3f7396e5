import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { browserArguments, resolveBrowser } from '@/e2e/support/browser'
import { startDelayProxy } from './delay-proxy'
import { startProgram } from './processes'

/** Real organizations with figures of several years, and an unknown one, as in a project in use. */
const organizations = [
  { name: 'Ericsson', hq_region: 'SE' },
  { name: 'Nestlé', hq_region: 'CH' },
  { name: 'Volvo Group', hq_region: 'SE' },
  { name: 'AES Corp.', hq_region: 'US' },
  { name: 'Siemens', hq_region: 'DE' },
  { name: 'Holcim', hq_region: 'CH' },
  { name: 'Qwzx Vrtnplk Holding' },
]

export const pages = ['list', 'form', 'organization'] as const
export type Page = (typeof pages)[number]
export type Pages = {
  /** The address of each page. */
  addresses: Readonly<Record<Page, string>>
  stop: () => Promise<void>
}

/** Registers them through the dashboard and waits until their research is complete. Returns the id of the first. */
async function registerAll(dashboard: string): Promise<number> {
  const ids: number[] = []
  for (const body of organizations) {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${dashboard}/api/organizations`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const { id } = (await answer.json()) as { id: number }
    ids.push(id)
  }
  for (const id of ids) {
    for (let status = ''; status !== 'synced'; await sleep(100)) {
      const answer = await fetch(`${dashboard}/api/organizations/${id}`)
      status = ((await answer.json()) as { status: string }).status
      if (status === 'errored') throw new Error(`The research of organization ${id} failed`)
    }
  }
  return ids[0] ?? 0
}

/**
 * Starts both programs as `npm start` does, on a temporary embedded database with a few real organizations. With `delayMs` every
 * answer of the service is delayed by that time.
 */
export async function startPages(delayMs = 0): Promise<Pages> {
  const folder = mkdtempSync(join(tmpdir(), 'carbon-pages-'))
  const port = Number(process.env['PORT'] ?? 3490)
  const servicePort = Number(process.env['SERVICE_PORT'] ?? 4490)
  const dashboard = `http://127.0.0.1:${port}`
  const common = { DATA_DIR: folder, DATABASE_URL: '', SERVICE_API_KEY: '', LOG_LEVEL: 'warn' }
  const words = ['service/scripts/start/start.ts']
  const ports = { PORT: String(port), SERVICE_PORT: String(servicePort) }
  const both = await startProgram(words, dashboard, { ...common, ...ports, SERVICE_URL: '' })
  const stops = [both.stop]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const id = await registerAll(dashboard)
    const shown = delayMs === 0 ? dashboard : `http://127.0.0.1:${port + 1}`
    if (delayMs > 0) {
      const proxy = await startDelayProxy({ port: servicePort + 1, to: servicePort, delayMs })
      stops.push(proxy.stop)
      const key = readFileSync(join(folder, 'dashboard-key'), 'utf8').trim()
      const own = { PORT: String(port + 1), SERVICE_URL: proxy.url, SERVICE_API_KEY: key }
      stops.push((await startProgram(words, shown, { ...common, ...own })).stop)
    }
    const addresses = {
      list: `${shown}/`,
      form: `${shown}/organizations/new`,
      organization: `${shown}/organizations/${id}`,
    }
    // The first request causes work that later ones do not repeat.
    for (const address of Object.values(addresses)) await (await fetch(address)).text()
    return { addresses, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the browser of the journeys. */
export async function startBrowser() {
  const { executablePath } = await resolveBrowser()
  return chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
}

/** Starts the same browser without a driver, for a program that controls it over `port`. */
export async function startBareBrowser(port: number): Promise<{ close: () => Promise<void> }> {
  const { executablePath = chromium.executablePath() } = await resolveBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'carbon-browser-'))
  const words = [...browserArguments, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const browser = spawn(executablePath, [...words, 'about:blank'], { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  for (let isReady = false; !isReady; await sleep(100)) {
    if (browser.exitCode !== null) throw new Error('The browser ended before it could be used')
    isReady = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  return {
    async close() {
      browser.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns the median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
