import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { LazyCombobox } from './lazy-boxes'

// The list is loaded, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const options = [
  { value: 'DE', label: 'Germany', mark: null },
  { value: 'SE', label: 'Sweden', mark: null },
]

function Countries() {
  const [value, setValue] = useState('')
  return (
    <>
      <LazyCombobox
        attributes={{ id: 'country' }}
        options={options}
        value={value}
        onChange={setValue}
        placeholder=""
        empty=""
        aliasesOf={() => []}
      />
      <output>{value}</output>
    </>
  )
}

// Hidden from readers, as all of the page is while a list is open.
const value = () => document.querySelector('output')?.textContent

afterEach(cleanup)

it('goes on with what is being typed, at its caret, where the list takes the place of the plain field', async () => {
  render(<Countries />)
  const plain = screen.getByRole<HTMLInputElement>('combobox')
  const user = userEvent.setup({ delay: null })
  await user.type(plain, 'swen')
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(plain.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  await user.keyboard('ed')
  await waitFor(() => expect(value()).toBe('sweedn'))
  await user.keyboard('{Backspace}{Backspace}{Delete}')
  await user.click(await screen.findByRole('option', { name: 'Sweden' }))
  expect(value()).toBe('SE')
})

it('opens the list for what was typed before the page was awake', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Countries />)
  const field = container.querySelector('input')
  if (field === null) throw new Error('no field')
  field.focus()
  field.value = 'swe'
  const root = hydrateRoot(container, <Countries />)
  await userEvent.click(await screen.findByRole('option', { name: 'Sweden' }))
  expect(value()).toBe('SE')
  root.unmount()
  container.remove()
})
