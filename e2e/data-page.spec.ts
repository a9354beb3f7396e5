import AxeBuilder from '@axe-core/playwright'
import { addresses } from './addresses'
import { expect, test } from './test'

test('the foot of every page leads to the sources, with day, records, licence and what is left out', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data' }).click()
  await expect(page.getByRole('heading', { name: 'Data', level: 1 })).toBeVisible()
  const sbti = page.getByRole('listitem', { name: /Companies taking action/i })
  await expect(sbti).toContainText('Science Based Targets')
  await expect(sbti).toContainText('14,585')
  await expect(sbti).toContainText('came with the release')
  await expect(sbti).toContainText('switched off in this service')
  await expect(page.getByRole('region', { name: 'What is known' })).toContainText('tickers')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sources have no accessibility violation that axe can find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/data')
    await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`data-${colorScheme}.png`), fullPage: true })
  })
}

test('the sources fit a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/data')
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  await page.screenshot({ path: test.info().outputPath('data-phone.png') })
})

test('a service that does not list its sources is said not to', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/data`)
  await expect(page.getByText('This service does not say which sources it uses')).toBeVisible()
})
