import { expect, test } from '@/e2e/support/test'
import { drawWhole } from '@/e2e/support/whole-page'
import { sections } from '@/lib/views/address/section-in-url'

/** Companies with many figures. */
const companies = [
  ['Nestlé', 'CH'],
  ['ABB', 'CH'],
  ['Holcim', 'CH'],
  ['Microsoft', 'US'],
  ['Toyota Motor', 'JP'],
] as const

const window = { width: 1280, height: 900 }
/** How many desktop windows high a section may be. */
const mostWindows = 3

test.use({ viewport: window })

for (const [name, country] of companies) {
  test(`no section of ${name} is higher than ${mostWindows} desktop windows`, async ({ page }) => {
    test.setTimeout(120_000)
    const data = { name, hq_region: country, own_data: { spend: [{ year: 2019, amount: 900_000, currency: 'EUR' }] } }
    const answer = await page.request.post('/api/organizations', { data, headers: { 'sec-fetch-site': 'same-origin' } })
    const { id } = (await answer.json()) as { id: number }
    const status = async () => (await (await page.request.get(`/api/organizations/${id}`)).json()).status
    await expect.poll(status).toBe('synced')
    const heights: Record<string, number> = {}
    for (const section of sections) {
      await page.goto(`/organizations/${id}?section=${section}`)
      await drawWhole(page)
      heights[section] = await page.evaluate(() => document.documentElement.scrollHeight)
    }
    const tooLong = Object.entries(heights).filter(([, height]) => height > mostWindows * window.height)
    expect(tooLong, JSON.stringify(heights)).toEqual([])
  })
}
