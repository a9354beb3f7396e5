import { expect, type Locator, type Page } from '@playwright/test'

/** To the end of the page and back, as a reader with a wheel scrolls: parts far from the window are drawn when they come near. */
const scrollDown = `(async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await drawn()
  }
  scrollTo({ top: 0, behavior: 'instant' })
})()`

/** Shows all sections of an organization's page at once and draws each of them. */
export async function showWholePage(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: 'Whole page' })
    .click()
  await expect(page).toHaveURL(/section=all/)
  await page.evaluate(scrollDown)
}

/** Scrolls through the page and waits for its requests, twice, because a part that loads late may contain further parts. */
export async function drawWhole(page: Page): Promise<void> {
  for (const _ of [1, 2]) {
    await page.evaluate(scrollDown)
    await page.waitForLoadState('networkidle')
  }
}

/** Scrolls through a loading page until `part` is drawn; without scrolling, that takes ten seconds. */
export async function scrollUntilDrawn(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(scrollDown)
    await expect(part).toBeVisible({ timeout: 500 })
  }).toPass()
}
