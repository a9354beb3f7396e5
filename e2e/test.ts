import { test as base } from '@playwright/test'

/** The browser's own words for an answer that is an error; journeys provoke some of those. */
const expectedNoise = /Failed to load resource/

/**
 * Every journey also fails when the page reports an error of its own: a script that threw, a page that woke up with other
 * words than the server wrote, or something the Content-Security-Policy blocked.
 */
export const test = base.extend<{ quietPage: undefined }>({
  quietPage: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise.test(message.text())) errors.push(message.text())
      })
      await use(undefined)
      base.expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
