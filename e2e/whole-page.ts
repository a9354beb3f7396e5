import { expect, type Page } from '@playwright/test'

/** All sections of an organization's page at once, as its index offers. */
export async function showWholePage(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: 'Whole page' })
    .click()
  await expect(page).toHaveURL(/section=all/)
}
