import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/support/test'

/** Of the height and width of the window: how far it may move in all while it is read (docs/decisions/0062). */
const limit = 0.02

type Shift = { value: number; parts: string }

// As texts: what runs in the page must not lean on what the loader of this file adds to functions. What moves within half a second of
// an input counts too: scrolling is none, and whoever scrolls reads.
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

/** Down the page as a reader with a wheel, while its parts wake, load and are drawn. */
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
  // What the page asks for later comes when the reader is there, as from a service that is far away.
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  await page.goto(address)
  await page.evaluate(scrollDown)
  // What came last has been drawn.
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

    test('the page of an organization stays where it is while it loads and is scrolled through', async ({ page }) => {
      const shifts = await readShifts(page)
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(limit)
    })
  })
}
