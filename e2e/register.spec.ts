import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { scrollUntilDrawn, showWholePage } from '@/e2e/support/whole-page'

test('register, watch research complete, switch the currency, reload from the address', async ({ page }) => {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Nestlé')
  await page.getByLabel('Country').fill('switz')
  await page.getByRole('button', { name: 'Register organization' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  await expect(page.getByText(/^Could be \d+ to \d+: the hatched part is what we do not know$/).first()).toBeVisible()

  // Its report of 2023 restates 2020: 104.36 Mt; with 89.9 billion USD that is 1.161 kg CO2e per USD.
  const figures = page.getByRole('region', { name: 'Figures, Worldwide' })
  await expect(figures.getByRole('row', { name: /^Revenue 1/ })).toContainText('89,900')
  await expect(figures.getByRole('row', { name: /^All scopes 0/ })).toContainText('1.161')
  await expect(page.getByText('USD 103B in 2023')).toBeVisible()
  await scrollUntilDrawn(page, page.getByRole('region', { name: 'Revenue', exact: true }).getByRole('application'))

  await page.getByLabel('Currency').selectOption('EUR')
  await expect(page).toHaveURL(/section=all&currency=EUR$/)
  await expect(page.getByText(/^EUR 95\.7B in 2023/)).toBeVisible()
  await expect(page.getByText(/^Converted at each year’s own rate, 1 CHF = 1\.029\d+ EUR/)).toBeVisible()
  await expect(page.getByText('kg CO₂e per EUR', { exact: true }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByText(/^EUR 95\.7B in 2023/)).toBeVisible()

  await page.getByLabel('Rates').selectOption('2020')
  await expect(page).toHaveURL(/section=all&currency=EUR&rates=2020$/)
  await expect(page.getByText(/^EUR 86\.9B in 2023/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/section=all&currency=EUR$/)

  // Lists that name several industries provide no average to estimate with.
  const estimate = page.getByRole('region', { name: 'Estimate', exact: true })
  await scrollUntilDrawn(page, estimate)
  await expect(estimate).toContainText('Lists name 2 industries of this organization and not one')

  // The earlier address names no currency, so the one stored in this browser is used.
  await page.goBack()
  await expect(page).not.toHaveURL(/currency/)
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
})

test('where our sources have emissions and one industry is known, only a spend is estimated', async ({ page }) => {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Volvo Cars')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  const estimate = page.getByRole('region', { name: 'Estimate', exact: true })
  await expect(estimate).toContainText('Our sources have emissions of it')
  await estimate.getByLabel('Your spend with it, in USD').fill('100,000')
  await estimate.getByRole('button', { name: 'Estimate from this spend' }).click()
  await expect(estimate).toContainText(/about \d+(\.\d+)? t CO₂e/)
  await expect(estimate).toContainText('A spend of USD 100K')
})

test('“The AES Corporation” opens the page of “AES Corp.”, and a high-intensity industry is named as such', async ({
  page,
}) => {
  async function register(name: string): Promise<string> {
    await page.goto('/organizations/new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Country').fill('united states')
    await page.getByRole('button', { name: 'Register organization' }).click()
    await expect(page.getByText(researchEnded)).toBeVisible()
    return page.url()
  }
  const first = await register('AES Corp.')
  await showWholePage(page)
  await expect(page.getByRole('region', { name: 'Carbon intensity of its industry and country' })).toContainText(
    'Very high',
  )
  // Scope 1 of 2016, published by Linux Foundation, OS-Climate: 70,457,000 t.
  const scope1 = page.getByRole('row', { name: /^Scope 1, stated/ })
  await expect(scope1.first()).toContainText('70,457,000')
  // Its sites in the United States, published by EPA, are in a separate table and never part of the worldwide series.
  await expect(scope1).toHaveCount(1)
  await page.locator('summary', { hasText: 'Figures, United States' }).click()
  const sites = page.getByRole('row', { name: /^Scope 1, added up/ })
  await expect(sites).toHaveCount(1)
  await expect(sites).not.toContainText('70,457,000')
  expect(await register('The AES Corporation')).toBe(first)
})

test('research of an unknown company completes, with unknown instead of invented figures', async ({ page }) => {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Qwzx Vrtnplk Holding')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Score: not scored/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What we lack, and how to get it' })).toContainText(
    'Which company it is',
  )
  await showWholePage(page)
  await expect(page.getByText('No known company matched.', { exact: false })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Climate commitments' }).getByText('Unknown', { exact: true }),
  ).toHaveCount(5)
})

test('errors are shown at their fields, and the typed text is kept', async ({ page }) => {
  await page.goto('/organizations/new')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter a name/)

  await page.getByLabel('Name', { exact: true }).fill('Ericsson')
  await page.getByLabel('Website').fill('not a website')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/web address/)
  await expect(page.getByLabel('Website')).toBeFocused()

  await page.getByLabel('Website').fill('ericsson.com')
  // The form is right, but the check digit is wrong, which only the service checks.
  await page.getByLabel('ISIN').fill('SE0000108657')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByLabel('ISIN')).toHaveAccessibleDescription(/This is not an ISIN/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ericsson')
  await expect(page.getByLabel('Website')).toHaveValue('ericsson.com')
  await expect(page).toHaveURL(/\/organizations\/new$/)
})

test('a country is chosen by its own name when the field loses focus, and other text is not lost', async ({ page }) => {
  await page.goto('/organizations/new')
  const country = page.getByLabel('Country')
  await country.fill('Deutschland')
  await country.press('Tab')
  await expect(country).toHaveValue('Germany')
  await country.fill('Narnia')
  await country.press('Tab')
  await expect(country).toHaveValue('Narnia')
  await expect(country).toHaveAccessibleDescription(/Choose a country from the list/)
})

test('the page says so where a currency is unknown, and stays', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ericsson' }).first().click()
  await expect(page).toHaveURL(/organizations\/\d+$/)
  await page.goto(`${page.url()}?currency=xyz`)
  await expect(page.getByText('“XYZ” is no currency code: amounts are in USD.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ericsson' })).toBeVisible()
})

test('the list searches, sorts and filters in its address', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('nest')
  await expect(page).toHaveURL(/q=nest/)
  await expect(page.getByRole('row', { name: /Nestlé/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Ericsson/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('')
  await page.getByRole('button', { name: 'Score', exact: true }).click()
  await expect(page).toHaveURL(/sort=-score/)
  await expect(page.getByRole('row').nth(1)).toContainText('Ericsson')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Research').selectOption('Failed')
  await expect(page.getByText('No organization matches')).toBeVisible()
})
