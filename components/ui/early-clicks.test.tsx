import { lazy, Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EarlyClicks, useAwake } from './early-clicks'

function Counter() {
  const [count, setCount] = useState(0)
  useAwake()
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

/** What React writes on the server for the tree below (the marks are those of a finished Suspense). */
const written = '<div class="contents"><!--$--><button type="button">0</button><!--/$--></div>'

describe('a click before the part is awake', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
  afterEach(() => document.body.replaceChildren())

  test('is made once the part is awake, and only once', async () => {
    let arrive: (loaded: { default: typeof Counter }) => void = () => undefined
    const arrived = new Promise<{ default: typeof Counter }>((resolve) => {
      arrive = resolve
    })
    const Later = lazy(() => arrived)
    const pageIsAwake = vi.fn()
    // biome-ignore lint/correctness/noComponentHookFactories: drawn once, around what only this test has
    function Page() {
      useEffect(pageIsAwake, [])
      return (
        <EarlyClicks>
          <Suspense>
            <Later />
          </Suspense>
        </EarlyClicks>
      )
    }
    const container = document.createElement('div')
    container.innerHTML = written
    document.body.append(container)
    const root = hydrateRoot(container, <Page />)
    await vi.waitFor(() => expect(pageIsAwake).toHaveBeenCalledOnce())
    const button = container.querySelector('button')
    button?.click()
    expect(button?.textContent).toBe('0')
    arrive({ default: Counter })
    await vi.waitFor(() => expect(button?.textContent).toBe('1'))
    expect(button?.isConnected).toBe(true)
    button?.click()
    await vi.waitFor(() => expect(button?.textContent).toBe('2'))
    root.unmount()
  })
})
