import { describe, expect, it } from 'vitest'
import { Registration } from './registration'

function problem(website: string): string | null {
  const read = Registration.safeParse({ name: 'A', website })
  return read.success ? null : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

describe('website', () => {
  it('may be a URL, a host name, an IP address or an e-mail address', () => {
    for (const website of [
      'https://www.example.com/a?b#c',
      'HTTP://example.com:8080',
      'example.com',
      'bücher.example',
      'my_site.example.com',
      'http://192.0.2.1/',
      '192.0.2.1:8080',
      'http://[2001:db8::1]/a',
      'info@example.com',
      'mailto:info@example.com',
    ])
      expect([website, problem(website)]).toEqual([website, null])
  })

  it('must not carry credentials, which would be stored and shown', () => {
    for (const website of [
      'https://user:secret@example.com',
      'https://user@example.com/',
      'user:secret@example.com',
      'http://:secret@example.com',
    ])
      expect([website, problem(website)]).toEqual([website, 'website: must not contain a user name or a password'])
  })

  it('must be one of them', () => {
    for (const website of [
      'not a website',
      'example',
      'ftp://example.com',
      '999.1.1.1',
      '1.2.3',
      'http://[1]/',
      'a@b',
      'https://',
    ])
      expect([website, problem(website)]).toEqual([
        website,
        'website: is neither a URL, a host name nor an e-mail address',
      ])
  })
})

it('accepts XK for Kosovo, and no other code that ISO leaves to users', () => {
  expect(Registration.parse({ name: 'A', hq_region: 'xk' }).hq_region).toBe('XK')
  for (const code of ['XA', 'ZZ', 'AA'])
    expect(Registration.safeParse({ name: 'A', hq_region: code }).success).toBe(false)
})

it('removes characters that change the writing direction, which can make a name look like another', () => {
  const said = Registration.parse({ name: '\u202Aevil\u202Egpj.exe\u202C', external_id: '\u200EA-1\u200E' })
  expect([said.name, said.external_id]).toEqual(['evilgpj.exe', 'A-1'])
  // A name of such characters alone is empty.
  expect(Registration.safeParse({ name: '\u202E' }).success).toBe(false)
})
