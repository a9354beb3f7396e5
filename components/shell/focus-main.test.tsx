import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FocusMain } from './focus-main'

const at = { path: '/organizations/new' }
vi.mock('next/navigation', () => ({ usePathname: () => at.path }))

afterEach(cleanup)

function Page({ hasForm }: { hasForm: boolean }) {
  return (
    <>
      <input aria-label="search" />
      <main id="main" tabIndex={-1}>
        {hasForm ? <input aria-label="name" /> : <h1>Alpha</h1>}
      </main>
      <FocusMain />
    </>
  )
}

it('focuses the new page when the focused form has gone, and never takes the focus from another element', () => {
  const { rerender, getByLabelText } = render(<Page hasForm />)
  expect(document.activeElement).toBe(document.body)
  getByLabelText('name').focus()
  at.path = '/organizations/7'
  rerender(<Page hasForm={false} />)
  expect(document.activeElement?.id).toBe('main')

  getByLabelText('search').focus()
  at.path = '/'
  rerender(<Page hasForm={false} />)
  expect(document.activeElement).toBe(getByLabelText('search'))
})
