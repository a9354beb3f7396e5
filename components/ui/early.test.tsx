import { act, cleanup, fireEvent } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Choice } from './fields/choice'
import { NativeSelect } from './fields/native-select'
import { useEarlyText } from './fields/use-early-text'
import { Form } from './form'

let root: Root | null = null

afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  document.body.replaceChildren()
})

/** Renders a part of a page as the server does, calls `doEarly`, and then hydrates it. */
async function hydrateAfter(part: ReactNode, doEarly: (page: HTMLElement) => void): Promise<HTMLElement> {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(part)
  doEarly(page)
  await act(async () => {
    root = hydrateRoot(page, part)
  })
  return page
}

function one<Of extends Element>(page: HTMLElement, selector: string): Of {
  const found = page.querySelector<Of>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

function Currency() {
  const [code, setCode] = useState('USD')
  return (
    <>
      <NativeSelect value={code} onChange={(event) => setCode(event.target.value)}>
        <option>USD</option>
        <option>EUR</option>
      </NativeSelect>
      <output>{code}</output>
    </>
  )
}

function Method() {
  const [method, setMethod] = useState('any')
  const options = ['any', 'market', 'location'].map((value) => ({ value, label: value }))
  return (
    <>
      <Choice legend="" options={options} value={method} onChange={setMethod} />
      <output>{method}</output>
    </>
  )
}

/** Types as a keyboard does: by the native setter, because React replaces the field's own `value` property. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
}

function Search({ meanwhile }: { meanwhile: () => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <input ref={useEarlyText(setText)} value={text} onChange={(event) => setText(event.target.value)} />
      <Meanwhile doIt={meanwhile} />
      <output>{text}</output>
    </>
  )
}

function Meanwhile({ doIt }: { doIt: () => void }) {
  doIt()
  return null
}

it.each(['before', 'during'])('reports text typed %s hydration, and that it was cleared', async (when) => {
  let typed = when === 'before'
  const meanwhile = () => {
    const field = document.querySelector('input')
    if (field === null || typed) return
    typed = true
    typeInto(field, 'eri')
  }
  const page = await hydrateAfter(<Search meanwhile={meanwhile} />, (written) => {
    if (typed) typeInto(one(written, 'input'), 'eri')
  })
  expect(one(page, 'output').textContent).toBe('eri')
  const field = one<HTMLInputElement>(page, 'input')
  await act(async () => {
    typeInto(field, '')
    fireEvent.input(field)
  })
  expect([one(page, 'output').textContent, field.value]).toEqual(['', ''])
})

it('reports a choice from a list before hydration', async () => {
  const page = await hydrateAfter(<Currency />, (written) => {
    one<HTMLSelectElement>(written, 'select').value = 'EUR'
  })
  expect(one(page, 'output').textContent).toBe('EUR')
  expect(one<HTMLSelectElement>(page, 'select').value).toBe('EUR')
})

it('reports nothing for an untouched list, even if its value is not in it', async () => {
  const page = await hydrateAfter(<Currency />, () => undefined)
  expect(one(page, 'output').textContent).toBe('USD')
  const other = await hydrateAfter(
    <NativeSelect value="XYZ" onChange={() => expect.unreachable()}>
      <option>USD</option>
    </NativeSelect>,
    () => undefined,
  )
  expect(one<HTMLSelectElement>(other, 'select').value).toBe('USD')
})

it('reports the radio button that was chosen before hydration', async () => {
  const page = await hydrateAfter(<Method />, (written) => {
    written.querySelectorAll('input')[2]?.click()
  })
  expect(one(page, 'output').textContent).toBe('location')
  expect([...page.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, false, true])
})

it('handles a form once for each time it is sent, keeps the typed text, and prevents the browser from sending it', async () => {
  let times = 0
  const page = await hydrateAfter(
    <Form onSubmit={() => times++}>
      <input name="name" />
      <button type="submit">Send</button>
    </Form>,
    (written) => {
      const form = one<HTMLFormElement>(written, 'form')
      expect(form.action).toMatch(/^javascript:throw/)
      one<HTMLInputElement>(written, 'input').value = 'Acme'
    },
  )
  await act(async () => one<HTMLButtonElement>(page, 'button').click())
  await act(async () => one<HTMLButtonElement>(page, 'button').click())
  expect(times).toBe(2)
  expect(one<HTMLInputElement>(page, 'input').value).toBe('Acme')
})
