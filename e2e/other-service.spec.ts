import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'

test.use({ baseURL: addresses.otherDashboard })

/**
 * `draft`: the name that the last error left in this tab. It is restored once the page is hydrated, and must not be mixed with
 * the next one.
 */
async function register(page: import('@playwright/test').Page, name: string, draft = ''): Promise<void> {
  await page.goto('/organizations/new')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(draft)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Register organization' }).click()
}

test('a service without a list: its unknown states are progress, and this browser remembers what it registered', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('This service has no list of organizations.', { exact: false })).toBeVisible()

  await register(page, 'Another Company')
  await expect(page.getByText('Research in progress (reading annual report)', { exact: true })).toBeVisible()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  await expect(page.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '62')
  await expect(page.getByText('80% of the scored organizations in Food products score lower')).toBeVisible()
  const commitments = page.getByRole('region', { name: 'Climate commitments' })
  await expect(commitments.getByRole('listitem').filter({ hasText: 'CDP' })).toContainText('Unknown')
  await expect(commitments.getByRole('listitem').filter({ hasText: 'Science Based Targets' })).toContainText(
    'Not in the list of Sep 30, 2024',
  )
  await expect(commitments.getByRole('listitem').filter({ hasText: 'The Climate Pledge' })).toContainText(
    'On Feb 3, 2021',
  )
  await expect(page.getByText('USD 20B in 2022')).toBeVisible()
  await page.getByLabel('Currency').selectOption('EUR')
  await expect(page.getByText('EUR 18B in 2022')).toBeVisible()
  await expect(page.getByLabel('Rates')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Estimate' })).toHaveCount(0)

  await page.goto('/')
  await expect(page.getByText('Shown are those registered or opened in this browser.', { exact: false })).toBeVisible()
  await expect(page.getByRole('row', { name: /Another Company/ })).toContainText('8 Mt CO₂e')
})

test('its errors are explained, without its internals, and the form keeps the typed text', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert')
  await register(page, 'Error 500')
  await expect(alert).toContainText('The service failed')
  await expect(alert).not.toContainText('Stack trace')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Error 500')
  await register(page, 'Html Error', 'Error 500')
  await expect(alert).toContainText('Unexpected answer')
  await register(page, 'Too Many', 'Html Error')
  await expect(alert).toContainText('Try again in 60 seconds')
  await register(page, 'Slow Upstream', 'Too Many')
  await expect(alert).toContainText('too slow')
  await register(page, 'Bad Country', 'Slow Upstream')
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription(/This is not one of ours/)
})

test('without a list of industries any text is accepted', async ({ page }) => {
  await page.goto('/organizations/new')
  await expect(page.getByLabel('Industry')).toHaveAccessibleDescription('In your own words')
})

test('the page says so where an organization does not exist', async ({ page }) => {
  await page.goto('/organizations/999999')
  await expect(page.getByRole('heading', { name: 'Organization not found' })).toBeVisible()
})
