import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/test'

/** Largest total shift while the page is read, as a share of the window (docs/decisions/0062). */
const limit = 0.02

type Shift = { value: number; parts: string }

// Scripts as texts, because they run in the page and must not use helpers that this file's loader adds to functions. Shifts
// within half a second of an input count too, because a reader scrolls while reading.
const noteShifts = `window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const parts = sources.map(({ node, previousRect, currentRect }) => {
      const part = node instanceof Element ? node : node?.parentElement
      const title = part?.closest('section')?.querySelector('h2')?.textContent ?? part?.tagName
      return title + ' from ' + Math.round(previousRect.y) + ' to ' + Math.round(currentRect.y)
    })
    window.shifts.push({ value, parts: parts.slice(0, 3).join('; ') })
  }
}).observe({ type: 'layout-shift', buffered: true })`

/** Scrolls down as a reader with a wheel does, while parts of the page are hydrated, loaded and drawn. */
const scrollDown = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 300) {
    scrollTo(0, top)
    await new Promise((done) => setTimeout(done, 80))
  }
})()`

let address = ''

test.beforeAll(async ({ request }) => {
  const data = { name: 'Holcim', hq_region: 'CH' }
  const answer = await request.post('/api/organizations', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  const { id } = (await answer.json()) as { id: number }
  const status = async () => (await (await request.get(`/api/organizations/${id}`)).json()).status
  await expect.poll(status).toBe('synced')
  address = `/organizations/${id}?section=all`
})

async function readShifts(page: Page): Promise<Shift[]> {
  await page.addInitScript(noteShifts)
  // Later requests of the page are delayed, as with a service that is far away.
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  await page.goto(address)
  await page.evaluate(scrollDown)
  // The last part of the page has been drawn.
  await expect(page.getByRole('heading', { name: 'Research timeline' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.evaluate('window.shifts')
}

for (const [width, height] of [
  [390, 844],
  [768, 900],
  [1440, 900],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('the page of an organization does not shift while it loads and is scrolled through', async ({ page }) => {
      const shifts = await readShifts(page)
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(limit)
    })
  })
}
