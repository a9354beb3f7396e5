import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { createWords } from '@/lib/messages/words'
import { DocsContents } from './docs-contents'
import { DocsSteps } from './docs-steps'

const words = createWords(compileCatalog('en'), 'en', 'docs')
afterEach(cleanup)

it('lists the headings of the whole page, each where it is read, and marks those of the open part', () => {
  const first = { title: 'Keys', anchor: 'keys', address: '/docs/a#keys', level: 2 }
  const second = { title: 'Limits', anchor: 'limits', address: '/docs/a/limits#limits', level: 3 }
  const parts = [
    { isOpen: true, headings: [first] },
    { isOpen: false, headings: [second] },
  ]
  render(<DocsContents title="Access" part={1} parts={parts} words={words} />)
  expect(screen.getByRole('navigation', { name: 'Contents of “Access”' }).textContent).toContain('Access: part 1 of 2')
  const open = screen.getByRole('link', { name: 'Keys' })
  const other = screen.getByRole('link', { name: 'Limits' })
  expect([open.getAttribute('href'), open.getAttribute('aria-current'), open.id]).toEqual(['/docs/a#keys', 'true', ''])
  expect([other.getAttribute('href'), other.getAttribute('aria-current')]).toEqual(['/docs/a/limits#limits', null])
  // An address of the whole page with that heading leads to the entry.
  expect(other.id).toBe('limits')
})

it('leads to the part before and after, and is not there on a page of one part', () => {
  const one = render(<DocsSteps before={null} after={null} words={words} />)
  expect(one.container.textContent).toBe('')
  render(<DocsSteps before="/docs/a" after="/docs/a/c" words={words} />)
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/docs/a')
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/docs/a/c')
})
