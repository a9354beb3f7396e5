import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { EarliestClick } from './earliest-click'

afterEach(cleanup)

function Page() {
  const [count, setCount] = useState(0)
  const [chosen, setChosen] = useState('a')
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        <b>more</b>
      </button>
      <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <p>{`${count} ${chosen}`}</p>
      <EarliestClick />
    </>
  )
}

/** The page as the server wrote it, what was done with it, and then its programs. */
function begin(act: (page: HTMLElement) => void): void {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page />)
  act(container)
  render(<Page />, { container, hydrate: true })
}

it('presses a button again, and chooses again what React has set back', () => {
  begin((page) => {
    window.earliestInput = page.querySelector('b')
  })
  expect(screen.getByText('1 a')).toBeTruthy()
  cleanup()
  begin((page) => {
    const list = page.querySelector('select')
    if (list) list.value = 'b'
    window.earliestInput = list
    window.earliestValue = 'b'
  })
  expect(screen.getByText('0 b')).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('b')
})

it('leaves what is on its way to a page that wakes for it', async () => {
  begin((page) => {
    const button = page.querySelector('button')
    button?.addEventListener('click', () => {
      window.earliestInput = button
      render(<Page />, { container: page, hydrate: true })
    })
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  expect(await screen.findByText(/[1-9] a/)).toHaveProperty('textContent', '1 a')
})
