import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { navigation } from '@/components/testing/fake-navigation'
import { PageLink } from '@/components/ui/page-link'
import { FollowLinks } from './follow-links'

const { push } = navigation

afterEach(cleanup)

/** Returns whether a browser would follow the link itself (jsdom cannot). */
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

it('opens the page of a link, also when an element inside the link is clicked', () => {
  open()
  expect(click('Data')).toBe(false)
  expect(push.mock.calls).toEqual([['/data']])
})

it('leaves links to the browser that open elsewhere, were handled already, or lead to no page', () => {
  open()
  const kept = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((how) =>
    click('Data', how),
  )
  expect(kept).toEqual([true, true, true, true])
  expect(click('Answered')).toBe(false)
  expect(click('Export')).toBe(true)
  expect(push).not.toHaveBeenCalled()
})
