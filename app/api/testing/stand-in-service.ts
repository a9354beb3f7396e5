import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

export const upstream = 'http://service.test/base'
export const server = setupServer()

/** A stand-in for the service in the tests of a file: it answers what a test gives `server`, and anything else is an error. `env`:
 * variables besides its address and key. */
export function standInForService(env: Readonly<Record<string, string>> = {}): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  beforeEach(() => {
    const all = { SERVICE_URL: upstream, SERVICE_API_KEY: 'secret-key-of-the-dashboard', ...env }
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
    return () => vi.unstubAllEnvs()
  })
}
