import { execFileSync } from 'node:child_process'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses, signInEnvironment } from '@/e2e/support/addresses'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'

const password = 'correct horse battery'

test.use({ baseURL: addresses.signInDashboard })

test.beforeAll(() => {
  const words = ['service/scripts/users/user.ts', 'create', '--email', 'admin@example.org', '--role', 'admin']
  const env = { ...process.env, ...signInEnvironment(process.env['E2E_DATA_DIR'] ?? '') }
  execFileSync(process.execPath, words, { input: `${password}\n`, env })
})

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await page.keyboard.press('Enter')
}

async function expectAccessible(page: Page): Promise<void> {
  // After a form the page is rendered again, and Next.js sends its title after the rest.
  await expect(page).toHaveTitle(/\S/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await showIn(page, 'dark')
  expect((await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()).violations).toEqual([])
  await showIn(page, 'light')
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

test('an admin signs in, adds a viewer, who can only read, and ends the viewer’s session', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto('/organizations/new')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Forganizations%2Fnew$/)
  await expectAccessible(page)
  await signIn(page, 'admin@example.org', 'not the password')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not right')
  await expect(page.getByLabel('Email')).toHaveValue('admin@example.org')
  await signIn(page, 'admin@example.org', password)
  await expect(page.getByRole('heading', { name: 'Register an organization' })).toBeVisible()

  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByLabel('Email').fill('viewer@example.org')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const link = await page.getByText(/\/set-password#/).textContent()
  await expect(page.getByLabel('Role of viewer@example.org')).toHaveValue('viewer')
  await expect(page.getByRole('row', { name: /User created: viewer/ })).toContainText('viewer@example.org')
  await expectAccessible(page)

  const theirs = await browser.newContext({ baseURL: addresses.signInDashboard, viewport: { width: 390, height: 844 } })
  const viewer = await theirs.newPage()
  await viewer.goto(link ?? '')
  await expectAccessible(viewer)
  await viewer.getByLabel('New password').fill('another horse battery')
  await viewer.keyboard.press('Enter')
  await viewer.getByRole('link', { name: 'Sign in with it' }).click()
  await signIn(viewer, 'viewer@example.org', 'another horse battery')
  await expect(viewer.getByRole('heading', { name: 'What your suppliers emit, and what they promise' })).toBeVisible()
  await expect(viewer.getByRole('link', { name: /^Register/ })).toHaveCount(0)
  await viewer.goto('/organizations/new')
  await expect(viewer.getByRole('heading', { name: 'Your role does not allow this' })).toBeVisible()
  await viewer.goto('/account')
  await expect(viewer.getByText('viewer@example.org, viewer')).toBeVisible()
  await expectAccessible(viewer)

  await page.getByRole('button', { name: 'End sessions of viewer@example.org' }).click()
  await expect(page.getByRole('row', { name: /Sessions ended/ })).toBeVisible()
  await viewer.reload()
  await expect(viewer).toHaveURL(/\/sign-in\?next=%2Faccount$/)
  await theirs.close()

  await page.getByRole('link', { name: /Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto('/data')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdata$/)
})
