import { expect, test } from '@/e2e/support/test'

test('the documentation is read and searched in the dashboard, without requests to other hosts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carbon Register' })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Documentation' })
  await expect(pages.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')

  const others: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) others.push(request.url())
  })
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('backup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\?q=backup$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Found for “backup”' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: /backup/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/docs\/[\w/-]+/)
  await expect(page.locator('article')).toContainText('db backup')
  expect(others).toEqual([])

  await page.goto('/docs?q=qqqqzzzz')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing holds “qqqqzzzz”' })).toBeVisible()
  const missing = await page.goto('/docs/no-such-page')
  expect(missing?.status()).toBe(404)
})
