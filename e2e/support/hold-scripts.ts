import type { Page } from '@playwright/test'

/** Delays a page's scripts until the returned function is called: until then the page is only the server's HTML. */
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
