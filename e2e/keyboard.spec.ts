import type { Page } from '@playwright/test'
import { expect, test } from './test'

test('by keyboard alone: register, read, choose a currency, search the list', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Register an organization' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).focus()
  await keyboard.type('Nestlé')
  await keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'This is the exact legal name' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Country')).toBeFocused()
  await keyboard.type('Switz')
  await expect(page.getByRole('option', { name: 'Switzerland' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Country')).toHaveValue('Switzerland')
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
  // Not by typing CHF: how long a browser waits for the next letter of a word is not long enough under load.
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
  await page.getByRole('link', { name: 'Nestlé' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
})

/** What is done on a page that is seen and whose programs have not arrived; then they do. */
async function before(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  // Nobody does anything on a page that is not painted yet, though it is there already.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await act()
  arrive()
}

test('a key or a button pressed while the page is only seen is answered once its programs are there', async ({
  page,
}) => {
  for (const press of [
    () => page.keyboard.press('?'),
    () => page.getByRole('button', { name: 'Search and commands' }).click(),
  ]) {
    await before(page, '/', async () => {
      await expect(page.getByRole('link', { name: 'Ericsson' }).filter({ visible: true }).first()).toBeVisible()
      await press()
    })
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a form sent while the page is only seen is registered once its programs are there, and nothing of it stands in the address', async ({
  page,
}) => {
  await before(page, '/organizations/new', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ericsson')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/organizations\/new$/)
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Ericsson' })).toBeVisible()
})
