import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'

async function openNestle(page: Page): Promise<Locator> {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Nestlé')
  await page.getByLabel('Country').fill('switz')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  return page.getByRole('region', { name: 'Figures, Worldwide' })
}

test('from a factor to its revenue, from there to the publisher, and back to the figure, by keyboard', async ({
  page,
}) => {
  const figures = await openNestle(page)
  const factor = figures.getByRole('button', { name: '1.161' })
  await factor.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toHaveAccessibleName('All scopes per unit of revenue, 2020')
  await expect(sheet).toContainText('÷ revenue')

  await sheet.getByRole('button', { name: 'Revenue' }).press('Enter')
  await expect(sheet).toHaveAccessibleName('Revenue, 2020')
  await expect(sheet).toContainText('USD 89.9B')
  await expect(sheet.getByRole('link', { name: /Profit and emission database/ })).toBeVisible()
  await expect(sheet).toContainText('CC BY 4.0')

  await sheet.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(sheet).toHaveAccessibleName('All scopes per unit of revenue, 2020')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(factor).toBeFocused()
})

test('a missing figure has its reason, an entry of a list its row, and a score its points', async ({ page }) => {
  const figures = await openNestle(page)
  const sheet = page.getByRole('dialog')
  await figures
    .getByRole('button', { name: /^Not in our sources for/ })
    .first()
    .click()
  await expect(sheet).toContainText(/Not disclosed|Not in our sources|Held back|Does not apply/)
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('region', { name: 'Climate commitments' }).getByRole('button').nth(1).click()
  await expect(sheet).toContainText('SBTi: near-term target')
  await expect(sheet).toContainText('Science Based Targets')
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /Where the score comes from|Why there is no score/ }).click()
  await expect(sheet).toHaveAccessibleName('Score')
  await expect(sheet).toContainText('points')
})

test('the opened evidence is in the address, and a shared address opens it; a wide sector is a group and no industry', async ({
  page,
}) => {
  await openNestle(page)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: /Where the score comes from|Why there is no score/ }).click()
  await expect(sheet).toHaveAccessibleName('Score')
  await expect(page).toHaveURL(/[?&]evidence=%2Fscore/)
  const shared = page.url()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).not.toHaveURL(/evidence=/)
  await page.goto(shared)
  await expect(sheet).toContainText(/\d+ of 100/)
  await page.keyboard.press('Escape')

  const group = page.getByRole('button', { name: 'one of 2 industries' })
  await expect(group).toHaveCSS('text-decoration-style', 'dotted')
  await group.click()
  await expect(sheet).toContainText('10 Manufacture of food products; 11 Manufacture of beverages')
  const found = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
  expect(found.violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Food and Beverage Processing' })).toBeVisible()
})

test('axe finds nothing in the sheet, and on a phone it is at the bottom and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const figures = await openNestle(page)
  await figures.getByRole('button', { name: '89,900' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Publisher')
  const box = await sheet.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
  expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    // The focus guards around an open dialog are hidden and focusable by design.
    const found = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
    expect(found.violations, colorScheme).toEqual([])
  }
})

test('the sheet says so where a service provides no evidence', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/organizations/new`)
  await page.getByLabel('Name', { exact: true }).fill('Without Evidence')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await page.getByRole('button', { name: /Where the score comes from|Why there is no score/ }).click()
  await expect(page.getByRole('dialog')).toContainText('This service does not tell where its figures come from.')
})
