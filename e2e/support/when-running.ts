import type { Page } from '@playwright/test'

/**
 * Waits until React handles the buttons of the page. A click on a button that sorts, filters or opens is lost before that
 * (docs/decisions/0062), so a journey about something else waits as a reader would. Returns at once where the page is not one of
 * Next.
 */
export async function whenRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('script[src*="/_next/"]') === null) return true
    const isAnswered = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
    return [...document.querySelectorAll('button')].every(isAnswered)
  })
}
