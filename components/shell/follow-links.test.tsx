import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageLink } from '@/components/ui/page-link'
import { FollowLinks } from './follow-links'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

afterEach(() => {
  cleanup()
  push.mockClear()
})

/** Whether a browser would follow the link itself (jsdom cannot, and need not here). */
function click(name: string, how: MouseEventInit = {}): boolean {
  let isLeft = false
  const stop = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  fireEvent.click(screen.getByText(name), how)
  return isLeft
}

function open() {
  render(
    <>
      <FollowLinks />
      <PageLink href="/data">
        <span>Data</span>
      </PageLink>
      <PageLink href="/regions" onClick={(event) => event.preventDefault()}>
        Answered
      </PageLink>
      <a href="/api/organizations/export">Export</a>
    </>,
  )
}

it('goes to the page of a link, also where something in the link is clicked', () => {
  open()
  expect(click('Data')).toBe(false)
  expect(push.mock.calls).toEqual([['/data']])
})

it('leaves to the browser what opens elsewhere, what was answered, and what is no page', () => {
  open()
  const kept = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((how) =>
    click('Data', how),
  )
  expect(kept).toEqual([true, true, true, true])
  expect(click('Answered')).toBe(false)
  expect(click('Export')).toBe(true)
  expect(push).not.toHaveBeenCalled()
})
