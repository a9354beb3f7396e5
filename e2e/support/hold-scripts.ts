import type { Page } from '@playwright/test'

/** Keeps a page's scripts on their way until the answer is called: till then the page is only what the server wrote. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
