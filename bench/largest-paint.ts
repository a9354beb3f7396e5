import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { median, pages, startBrowser, startPages } from './speed/start-pages'

/**
 * `npm run bench -- largest-paint`: when the largest text or picture of a page is painted, with an empty cache, a service that
 * answers 300 ms late, a processor four times slower and 10 Mbit/s with 40 ms: the median of seven loads of list, form and
 * organization page, each requested before as in a dashboard in use. Ends with 1 over the limit. PORT and SERVICE_PORT set the
 * ports.
 */
const upstreamMs = 300
const limitMs = 900
const loads = 7
/** Requests for each page before it is measured: the first ones reach a server that has compiled nothing yet. */
const before = 40
const slowdown = 4
const line = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 }

type Paint = { firstByte: number; first: number; largest: number; what: string }

// Scripts as texts, because they run in the page and must not use helpers that this file's loader adds to functions.
const noteLargest = `new PerformanceObserver((list) => {
  for (const { startTime, element } of list.getEntries()) {
    const what = [element?.tagName, (element?.textContent ?? '').slice(0, 40)].join(' ')
    window.largestPaint = { at: startTime, what }
  }
}).observe({ type: 'largest-contentful-paint', buffered: true })`
const readPaint = `window.largestPaint ? {
  firstByte: performance.getEntriesByType('navigation')[0].responseStart,
  first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  largest: window.largestPaint.at,
  what: window.largestPaint.what,
} : null`

async function load(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(noteLargest)
    await page.goto(url, { waitUntil: 'networkidle' })
    // A busy browser reports a paint well after it.
    for (let tries = 0; tries < 100; tries++) {
      const paint = (await page.evaluate(readPaint)) as Paint | null
      if (paint !== null) return paint
      await sleep(100)
    }
    throw new Error(`${url} has painted nothing that counts`)
  } finally {
    await context.close()
  }
}

/** Five requests at a time, as for documents. */
async function warm(url: string): Promise<void> {
  const ask = async () => (await fetch(url, { headers: { 'sec-fetch-dest': 'document' } })).text()
  for (let done = 0; done < before; done += 5) await Promise.all(Array.from({ length: 5 }, ask))
}

const { addresses, stop } = await startPages(upstreamMs)
const browser = await startBrowser()
try {
  const rows = []
  for (const page of pages) {
    await warm(addresses[page])
    const paints: Paint[] = []
    while (paints.length < loads) paints.push(await load(browser, addresses[page]))
    const middle = (key: 'firstByte' | 'first' | 'largest') => Math.round(median(paints.map((paint) => paint[key])))
    const each = paints.map(({ largest }) => Math.round(largest)).join(' ')
    const row = { page, 'first byte': middle('firstByte'), 'first paint': middle('first'), largest: middle('largest') }
    rows.push({ ...row, limit: limitMs, each, what: paints.at(-1)?.what })
    if (row.largest > limitMs) process.exitCode = 1
  }
  console.table(rows)
} finally {
  await browser.close()
  await stop()
}
