import { expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { type Area, createWords, type Key } from '@/lib/messages/words'
import { type Language, languages } from './languages'

const values = { email: 'x', browser: 'x', name: 'x', row: 1 }

/** Buttons whose accessible name says more than what is seen: the name has to hold it (WCAG 2.5.3). */
function expectSeenInNames<A extends Area>(
  language: Language,
  area: A,
  buttons: readonly { seen: Key<A>; name: Key<A> }[],
): void {
  const words = createWords(compileCatalog(language), language, area)
  for (const { seen, name } of buttons) {
    expect(words(name, values).toLocaleLowerCase(language)).toContain(words(seen).toLocaleLowerCase(language))
  }
}

it.each(languages)('has what is seen of a button in its accessible name, in %s', (language) => {
  expectSeenInNames(language, 'account', [
    { seen: 'passwordLink', name: 'passwordLinkFor' },
    { seen: 'endSessions', name: 'endSessionsOf' },
    { seen: 'enable', name: 'enableUser' },
    { seen: 'disable', name: 'disableUser' },
    { seen: 'end', name: 'endSession' },
  ])
  expectSeenInNames(language, 'documents', [{ seen: 'remove', name: 'removeNamed' }])
  expectSeenInNames(language, 'import', [{ seen: 'edit', name: 'editRow' }])
})
