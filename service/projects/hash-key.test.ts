import { describe, expect, it } from 'vitest'
import { generateKey, hashKey, matchesHash, prefixOf } from './hash-key'

describe('keys', () => {
  it('do not match the hash of another key or a text that is no hash', () => {
    expect(matchesHash('a', hashKey('b'))).toBe(false)
    expect(matchesHash('a', '')).toBe(false)
    expect(matchesHash('a', 'ca978112')).toBe(false)
  })

  it('are stored as SHA-256', () => {
    expect(hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(matchesHash('abc', hashKey('abc'))).toBe(true)
  })

  it('are new each time, and a project key looks different from a team key', () => {
    expect(generateKey('project')).toMatch(/^cr_[0-9a-f]{48}$/)
    expect(generateKey('team')).toMatch(/^crt_[0-9a-f]{48}$/)
    expect(generateKey('project')).not.toBe(generateKey('project'))
  })

  it('show no more than eight of their random characters', () => {
    expect(prefixOf('cr_0123456789abcdef')).toBe('cr_01234567')
    expect(prefixOf('cr_read_0123456789abcdef')).toBe('cr_read_01234567')
    expect(prefixOf('crt_0123456789abcdef')).toBe('crt_01234567')
  })
})
