import { expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { type Area, createWords, type Key } from '@/lib/messages/words'
import { languages } from './languages'

/** Buttons whose accessible name says more than what is seen: the name has to hold it (WCAG 2.5.3). */
const buttons: { [A in Area]?: readonly { seen: Key<A>; name: Key<A> }[] } = {
  account: [
    { seen: 'passwordLink', name: 'passwordLinkFor' },
    { seen: 'endSessions', name: 'endSessionsOf' },
    { seen: 'enable', name: 'enableUser' },
    { seen: 'disable', name: 'disableUser' },
    { seen: 'end', name: 'endSession' },
  ],
  documents: [{ seen: 'remove', name: 'removeNamed' }],
  import: [{ seen: 'edit', name: 'editRow' }],
}

const values = { email: 'x', browser: 'x', name: 'x', row: 1 }

it.each(languages)('has what is seen of a button in its accessible name, in %s', (locale) => {
  const catalog = compileCatalog(locale)
  for (const [area, pairs] of Object.entries(buttons)) {
    const words = createWords(catalog, locale, area as Area) as unknown as (key: string, values?: object) => string
    for (const { seen, name } of pairs) {
      expect(words(name, values).toLocaleLowerCase(locale)).toContain(words(seen).toLocaleLowerCase(locale))
    }
  }
})
