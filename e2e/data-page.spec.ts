import { addresses } from '@/e2e/support/addresses'
import { expect, test } from '@/e2e/support/test'

test('the foot of every page links to the sources, with day, records, licence and what is left out', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data' }).click()
  await expect(page.getByRole('heading', { name: 'Data', level: 1 })).toBeVisible()
  const sbti = page.getByRole('listitem', { name: /Companies taking action/i })
  await expect(sbti).toContainText('Science Based Targets')
  await expect(sbti).toContainText('14,612')
  await expect(sbti).toContainText('came with the release')
  await expect(sbti).toContainText('switched off in this service')
  await expect(page.getByRole('region', { name: 'What is known' })).toContainText('tickers')
})

test('the page says so where a service does not list its sources', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/data`)
  await expect(page.getByText('This service does not say which sources it uses')).toBeVisible()
})
