import AxeBuilder from '@axe-core/playwright'
import { addresses } from '@/e2e/support/addresses'
import { expect, test } from '@/e2e/support/test'

type Page = import('@playwright/test').Page

async function importRows(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste rows from a spreadsheet').fill(text)
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
}

test('an import is stored: listed by the outcome of its rows, decided with keys, replaced and undone', async ({
  page,
}) => {
  test.slow()
  await page.goto('/organizations/import')
  await importRows(
    page,
    'Name\tCountry\nNestlé\tSwitzerland\nDelta\t\nQwzx Imported One\tSweden\nQwzx Imported Two\tSweden',
  )
  await page.getByRole('button', { name: 'Register 4 rows' }).click()
  await page.getByRole('link', { name: 'Open this import' }).click()
  await expect(page.getByRole('button', { name: 'Recognised 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not found 2' })).toBeVisible()
  await page.getByRole('button', { name: 'To decide 1' }).click()
  const rows = page.getByRole('list', { name: 'Rows' })
  await expect(rows.getByRole('listitem')).toHaveCount(1)
  await expect(rows).toContainText('Delta')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const address = page.url()

  await page.getByRole('link', { name: 'Decide 1' }).click()
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  // Next sets the title of a page a moment after its content.
  await expect(page).toHaveTitle(/\S/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('s')
  await page.getByRole('searchbox', { name: 'Search all known companies' }).fill('Delta Electronics')
  await page
    .getByRole('button', { name: /^It is this one: Delta Electronics/ })
    .first()
    .click()
  await expect(page.getByText('There is nothing to decide here any more')).toBeVisible()
  // Another journey uses this name.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your answer was removed')).toBeVisible()

  await page.goto(address)
  await page.getByRole('link', { name: 'Replace it by a newer file' }).click()
  await importRows(page, 'Name\tCountry\nNestlé\tSwitzerland\nQwzx Imported Two\tSweden\nQwzx Imported Three\tSweden')
  await expect(page.getByText('2 stay, 1 is new, 2 are gone.', { exact: false })).toBeVisible()
  await page.getByText('What is gone').click()
  await expect(page.getByText('Qwzx Imported One')).toBeVisible()
  await page.getByRole('button', { name: 'Register 3 rows' }).click()
  await page.getByRole('link', { name: 'Open this import' }).click()
  await page.goto('/?q=qwzx+imported')
  await expect(page.getByRole('row', { name: /Qwzx Imported Three/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Qwzx Imported One/ })).toHaveCount(0)

  await page.goto('/imports')
  await expect(page.getByText('Replaced by a newer file').first()).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Take the whole import back' }).click()
  await expect(page.getByText(/^3 organizations are removed\.|^2 organizations are removed\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Take the whole import back' })).toBeVisible()
})

test('the page says so where a service with the two published endpoints stores no imports', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/imports`)
  await expect(page.getByText('This service keeps no imports.')).toBeVisible()
  await page.goto(`${addresses.otherDashboard}/decide`)
  await expect(page.getByText('This service does not ask which company it is.')).toBeVisible()
})
