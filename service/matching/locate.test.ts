import { describe, expect, it } from 'vitest'
import { locate } from './locate'

describe('locate', () => {
  it.each([
    ['United States', 'US', null],
    ['sweden', 'SE', null],
    ['1600 Amphitheatre Parkway, Mountain View, CA', 'US', 'CA'],
    ['1600 Amphitheatre Parkway, Mountain View, CA 94043, USA', 'US', 'CA'],
    ['Torshamnsgatan 21, 164 83 Stockholm, Sweden', 'SE', null],
    ['Berlin, DE', 'DE', null],
    ['Columbus, Ohio', 'US', 'OH'],
    ['gb', 'GB', null],
  ])('places "%s" in %s', (text, region, subregion) => {
    expect(locate(text)).toEqual({ region, subregion })
  })

  it.each(['', '   ', 'somewhere', 'the moon', '12345'])('does not place "%s"', (text) => {
    expect(locate(text)).toBeNull()
  })
})
