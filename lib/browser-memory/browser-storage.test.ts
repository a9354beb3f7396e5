import { afterEach, expect, it, vi } from 'vitest'
import { readRemembered, rememberOrganization } from './browser-organizations'
import { browserStorage } from './browser-storage'

const blocked = new DOMException('The operation is insecure.', 'SecurityError')
const nestle = { id: 2, name: 'Nestlé' }

function stubStorage(get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  vi.unstubAllGlobals()
})

it('keeps what it is given as long as the page lives where site data is blocked, and says that it will not last', () => {
  stubStorage(() => {
    throw blocked
  })
  expect(browserStorage().isLasting).toBe(false)
  rememberOrganization(browserStorage(), nestle)
  expect(readRemembered(browserStorage())).toEqual([nestle])
})

it('does the same for a storage that is null, throws when read, or is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  const unreadable = {
    getItem: () => {
      throw blocked
    },
    setItem: () => {
      throw blocked
    },
  }
  for (const [index, storage] of [null, full, unreadable].entries()) {
    stubStorage(() => storage)
    browserStorage().setItem(`key-${index}`, 'value')
    expect(browserStorage().getItem(`key-${index}`)).toBe('value')
    expect(browserStorage().getItem('never written')).toBeNull()
    expect(browserStorage().isLasting).toBe(false)
  }
})
