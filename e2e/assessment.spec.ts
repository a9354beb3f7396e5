import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'

async function register(page: import('@playwright/test').Page, name: string): Promise<void> {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
}

test('a score shows its indicators, what would raise it, and how scores are computed', async ({ page }) => {
  await register(page, 'Swedbank')
  // docs/methodology-worksheet.md: 20 + 13 + 7 + 14, without peers to compare its intensity with
  await expect(page.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '54')
  const panel = page.getByRole('region', { name: 'What the score stands on' })
  await expect(panel).toContainText('confidence is high')
  const targets = panel.getByRole('listitem').filter({ hasText: /^›Targets/ })
  await expect(targets).toContainText('7 of 24')
  const reason = targets.getByText('Near-term target committed to at SBTi, not validated')
  await expect(reason).toBeHidden()
  await targets.getByText('Targets', { exact: true }).click()
  await expect(reason).toBeVisible()
  await expect(targets).toContainText('Unknown')
  await expect(panel.getByRole('list', { name: 'What we need to see' }).getByRole('listitem').first()).toBeVisible()

  await panel.getByRole('link', { name: 'How scores are made' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How scores are made' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Targets', exact: true })).toContainText('24 of 100 points')
  await expect(page.getByText('4.2%', { exact: false }).first()).toBeVisible()
})

test.describe('with a service of the two published endpoints only', () => {
  test.use({ baseURL: addresses.otherDashboard })

  test('the page leaves it out, and says that the service does not publish its methodology', async ({ page }) => {
    await register(page, 'An Unassessed Company')
    await expect(page.getByRole('meter', { name: 'Score' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What the score stands on' })).toHaveCount(0)
    await page.goto('/methodology')
    await expect(page.getByText('This service does not say how it makes its scores')).toBeVisible()
  })
})
