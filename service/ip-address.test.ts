import { expect, test } from 'vitest'
import { parseIpAddress } from './ip-address'

test.each([
  '',
  'localhost',
  '1.2.3',
  '256.1.1.1',
  '1.2.3.4:80',
  '::g',
  '0x7f.0.0.1',
  '2130706433',
  '127.1',
  '010.0.0.1',
  '[::1]',
])('%j is no address', (text) => {
  expect(parseIpAddress(text)).toBeNull()
})

test.each([
  ['192.0.2.1', [192, 0, 2, 1]],
  ['::1', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['::', Array(16).fill(0)],
  ['2001:db8::A:1', [0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 1]],
  ['1:2:3:4:5:6:7:8', [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]],
  ['fe80::1%eth0', [0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['::ffff:10.0.0.1', [10, 0, 0, 1]],
  ['::ffff:a00:1', [10, 0, 0, 1]],
  ['64:ff9b::10.0.0.1', [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 1]],
])('%s is its bytes', (text, bytes) => {
  expect(parseIpAddress(text)?.toByteArray()).toEqual(bytes)
})
