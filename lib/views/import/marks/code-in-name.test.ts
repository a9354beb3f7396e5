import { expect, it } from 'vitest'
import { codeLengthOf, readCodedName } from './code-in-name'

it.each([
  ['100001 - Prüfwerk GmbH', 'Prüfwerk GmbH', '100001'],
  ['100002 Probe AG', 'Probe AG', '100002'],
  ['[100003] Essai SA', 'Essai SA', '100003'],
  ['K-100004: Prova Srl', 'Prova Srl', 'K-100004'],
  ['V1001 Probe Pumps Ltd', 'Probe Pumps Ltd', 'V1001'],
  ['Probe Ltd / 100007', 'Probe Ltd', '100007'],
  ['Probe Ltd (100007)', 'Probe Ltd', '100007'],
])('takes the supplier’s number off %s', (written, name, code) => {
  expect(readCodedName(written, null, code.replace(/\D/g, '').length)).toEqual({ name, code })
  expect(readCodedName(written, `00${code}`.replace(/^00(?=\D)/, ''), null)).toEqual({ name, code })
  expect(readCodedName(written, '55', null)).toBeNull()
})

it.each([
  '4711 Duftwerk GmbH',
  '3M Deutschland GmbH',
  '7-Eleven Inc.',
  '1&1 AG',
  'Probe 2000 Ltd',
  '100001',
  'Studio 54',
])('leaves a name with a number of its own: %s', (name) => expect(readCodedName(name, null, 6)).toBeNull())

it('knows a list that writes all names with numbers from one with a name of digits', () => {
  expect(codeLengthOf(['100001 Probe AG', '100002 Essai SA', '100003 Prova Srl', 'Nordprobe AS'])).toBe(6)
  expect(codeLengthOf(['4711 Duftwerk GmbH', 'Essai SA', 'Prova Srl', 'Nordprobe AS'])).toBeNull()
  // The same number everywhere is the year, or the list's own.
  expect(codeLengthOf(['2024 Probe AG', '2024 Essai SA', '2024 Prova Srl', '2024 Nordprobe AS'])).toBeNull()
})
