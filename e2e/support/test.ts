import { test as base } from '@playwright/test'
import { whenRunning } from './when-running'

/** The browser's message for a failed request; journeys provoke some of those. */
const expectedNoise = /Failed to load resource/

/**
 * A page that was opened or reloaded is used only when its buttons work, unless a journey asks for it earlier (`waitUntil`).
 * Every journey also fails when the page reports an error of its own: a script that threw, a hydration mismatch, or something
 * that the Content-Security-Policy blocked.
 */
export const test = base.extend<{ quietPage: undefined }>({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (address, options) => {
      const answer = await goto(address, options)
      if (options?.waitUntil === undefined) await whenRunning(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload(options)
      if (options?.waitUntil === undefined) await whenRunning(page)
      return answer
    }
    await use(page)
  },
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
