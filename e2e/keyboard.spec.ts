import { expect, test } from '@/e2e/support/test'

test('by keyboard alone: register, read, choose a currency, search the list', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // The shortcuts load after the page.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/') await keyboard.press('n')
    await expect(page).toHaveURL(/\/organizations\/new$/, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Register an organization' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).focus()
  await keyboard.type('Nestlé')
  await keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'This is the exact legal name' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Country')).toBeFocused()
  await keyboard.type('Switz')
  // A text that matches only one country chooses it when the field loses focus.
  await keyboard.press('Tab')
  await expect(page.getByLabel('Country')).toHaveValue('Switzerland')
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
  await page.getByRole('link', { name: 'Emissions', exact: true }).press('Enter')
  // Not by typing CHF: under load the browser's time limit between the letters of a word is too short.
  const currency = page.getByLabel('Currency')
  await currency.focus()
  for (const next of ['EUR', 'GBP', 'CHF']) {
    await keyboard.press('ArrowDown')
    await expect(currency).toHaveValue(next)
  }
  await expect(page).toHaveURL(/currency=CHF/)
  await expect(page.getByText(/^CHF \d/).first()).toBeVisible()

  await keyboard.press('Escape')
  await page.getByRole('main').focus()
  await keyboard.press('g')
  await keyboard.press('o')
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  await keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await keyboard.type('nestl')
  await expect(page).toHaveURL(/q=nestl/)
  await expect(page.getByRole('link', { name: 'Ericsson' })).toHaveCount(0)
  await keyboard.press('Tab')
  // From row to row, with the facts beside them, and then to a page.
  await page.getByRole('main').focus()
  await keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Nestlé' })).toBeFocused()
  await keyboard.press('p')
  await expect(page.getByRole('dialog')).toContainText('Nestlé')
  await keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Nestlé' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
})
