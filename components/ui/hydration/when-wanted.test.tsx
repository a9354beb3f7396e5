import { expect, it, vi } from 'vitest'
import { whenFirstInput } from './when-wanted'

it('is the first input also where only a choice has changed, as for who speaks to a browser', async () => {
  const isOver = vi.fn()
  void whenFirstInput().then(isOver)
  const select = document.body.appendChild(document.createElement('select'))
  await Promise.resolve()
  expect(isOver).not.toHaveBeenCalled()
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await Promise.resolve()
  expect(isOver).toHaveBeenCalledOnce()
})
