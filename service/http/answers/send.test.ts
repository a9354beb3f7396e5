import { describe, expect, it } from 'vitest'
import { matchesEtag } from './send'

describe('matchesEtag', () => {
  it('does not match what is absent or other', () => {
    expect(matchesEtag(undefined, '"a"')).toBe(false)
    expect(matchesEtag('', '"a"')).toBe(false)
    expect(matchesEtag('"b"', '"a"')).toBe(false)
    expect(matchesEtag('a', '"a"')).toBe(false)
  })

  it('matches in a list, as a weak tag and by the asterisk', () => {
    expect(matchesEtag('"b", "a"', '"a"')).toBe(true)
    expect(matchesEtag('W/"a"', '"a"')).toBe(true)
    expect(matchesEtag(' * ', '"a"')).toBe(true)
  })
})
