import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'
import { createWords } from './words'

it('writes plurals and figures as the locale does', () => {
  const catalog = { palette: { found: compile('{count, plural, one {# Ergebnis} other {# Ergebnisse}}') } }
  const words = createWords(catalog, 'de-DE', 'palette')
  expect(words('found', { count: 1 })).toBe('1 Ergebnis')
  expect(words('found', { count: 12345 })).toBe('12.345 Ergebnisse')
})

it('has no words for an area or a key that is not there, rather than showing its name', () => {
  expect(() => createWords({}, 'en', 'ui')('undo')).toThrow('No text ui.undo')
  // @ts-expect-error a misspelt key is a type error
  expect(() => createWords({ ui: {} }, 'en', 'ui')('undu')).toThrow('No text ui.undu')
})

it('says one line as the file has it where it has no values', () => {
  expect(createWords({ ui: { undo: 'Ångra' } }, 'sv', 'ui')('undo')).toBe('Ångra')
})
