import type { Page } from '@playwright/test'

/**
 * Waits until React answers the buttons of the page. What is pressed on one that sorts, filters or opens before that is lost
 * (docs/decisions/0062), so a journey that is not about it waits as a reader who sees the page does. Returns at once where the page is not
 * one of Next.
 */
export async function whenRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('script[src*="/_next/"]') === null) return true
    const isAnswered = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
    return [...document.querySelectorAll('button')].every(isAnswered)
  })
}
