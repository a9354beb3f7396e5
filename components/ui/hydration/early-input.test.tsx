import { lazy, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EarlyInput, useAwake } from './early-input'

function Counter() {
  const [count, setCount] = useState(0)
  useAwake()
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

function Chooser() {
  const [chosen, setChosen] = useState('a')
  useAwake()
  return (
    <>
      <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <p>{chosen}</p>
    </>
  )
}

function Switch() {
  const [method, setMethod] = useState('stated')
  useAwake()
  return (
    <>
      {['stated', 'market'].map((one) => (
        <input key={one} type="radio" name="m" checked={method === one} onChange={() => setMethod(one)} />
      ))}
      <p>{method}</p>
    </>
  )
}

/** What React writes on the server for a part (the marks are those of a finished Suspense). */
function write(part: string): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = `<div class="contents"><!--$-->${part}<!--/$--></div>`
  document.body.append(container)
  return container
}

/** Wakes the page around a part whose program has not arrived; gives how to let it arrive. */
async function wakePage(container: HTMLElement, part: typeof Counter): Promise<() => void> {
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
      <EarlyInput className="" classNameBefore="">
        <Suspense>
          <Later />
        </Suspense>
      </EarlyInput>
    )
  }
  root = hydrateRoot(container, <Page />)
  await vi.waitFor(() => expect(pageIsAwake).toHaveBeenCalledOnce())
  return () => arrive({ default: part })
}

let root: Root

describe('what is done before the part is awake', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
  afterEach(() => {
    root.unmount()
    document.body.replaceChildren()
  })

  test('a click is made once the part is awake, and only once', async () => {
    const container = write('<button type="button">0</button>')
    const arrive = await wakePage(container, Counter)
    const button = container.querySelector('button')
    button?.click()
    expect(button?.textContent).toBe('0')
    arrive()
    await vi.waitFor(() => expect(button?.textContent).toBe('1'))
    expect(button?.isConnected).toBe(true)
    button?.click()
    await vi.waitFor(() => expect(button?.textContent).toBe('2'))
  })

  test('one of several that was checked is answered once the part is awake', async () => {
    const radio = (checked: string) => `<input type="radio" name="m"${checked}>`
    const container = write(`${radio(' checked=""')}${radio('')}<p>stated</p>`)
    const arrive = await wakePage(container, Switch)
    const [, other] = container.querySelectorAll('input')
    other?.click()
    expect(other?.checked).toBe(true)
    arrive()
    await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe('market'))
    expect(other?.checked).toBe(true)
  })

  test('a choice from a list is made once the part is awake', async () => {
    const container = write('<select><option selected="">a</option><option>b</option></select><p>a</p>')
    const arrive = await wakePage(container, Chooser)
    const list = container.querySelector('select')
    if (list === null) throw new Error('no list')
    list.value = 'b'
    list.dispatchEvent(new Event('change', { bubbles: true }))
    arrive()
    await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe('b'))
    expect(container.querySelector('select')?.value).toBe('b')
  })

  test('what is pressed is clicked where the page moves before it is let go of, awake or not', async () => {
    const container = write('<button type="button">0</button>')
    const arrive = await wakePage(container, Counter)
    const button = container.querySelector('button')
    if (button === null) throw new Error('no button')
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: 10, y: 10, width: 40, height: 20 }))
    const press = (clientY: number) => {
      button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      container.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 20, clientY }))
    }
    press(20)
    arrive()
    await vi.waitFor(() => expect(button.textContent).toBe('1'))
    press(20)
    await vi.waitFor(() => expect(button.textContent).toBe('2'))
    // Who moves away from it before letting go does not want it.
    press(300)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(button.textContent).toBe('2')
  })
})
