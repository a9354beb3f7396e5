import { expect, it } from 'vitest'
import { chooseLanguage } from './languages'

const none = { asked: null, kept: null, accepted: null }

it('chooses English where nothing is asked for, or only what we do not have', () => {
  expect(chooseLanguage(none)).toBe('en')
  expect(chooseLanguage({ asked: 'xx', kept: 'DROP', accepted: 'nl, fi;q=0.9, de;q=0' })).toBe('en')
})

it('takes the address before what was chosen, and that before what the browser wants', () => {
  expect(chooseLanguage({ asked: 'ja', kept: 'de', accepted: 'sv' })).toBe('ja')
  expect(chooseLanguage({ asked: null, kept: 'de', accepted: 'sv' })).toBe('de')
  expect(chooseLanguage({ ...none, accepted: 'nl, en;q=0.5, sv-SE;q=0.8' })).toBe('sv')
})
