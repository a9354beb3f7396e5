import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { navigation } from '@/components/testing/fake-navigation'
import { FocusMain } from './focus-main'

beforeEach(() => {
  navigation.path = '/organizations/new'
})

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
  navigation.path = '/organizations/7'
  rerender(<Page hasForm={false} />)
  expect(document.activeElement?.id).toBe('main')

  getByLabelText('search').focus()
  navigation.path = '/'
  rerender(<Page hasForm={false} />)
  expect(document.activeElement).toBe(getByLabelText('search'))
})
