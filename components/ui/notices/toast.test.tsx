import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { toast } from './toast'
import { ToastHost } from './toast-host'

afterEach(cleanup)

it('shows a toast that was reported before the toaster had loaded, and undoes it once', async () => {
  let undone = 0
  toast({ title: 'Removed', undo: () => (undone += 1) })
  render(<ToastHost />)
  await screen.findAllByText('Removed')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

it('offers no undo where there is none', async () => {
  render(<ToastHost />)
  act(() => toast({ title: 'Saved', detail: 'All of it' }))
  await screen.findAllByText('All of it')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
