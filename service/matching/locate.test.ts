import { describe, expect, it } from 'vitest'
import { locate } from './locate'

describe('locate', () => {
  it.each([
    ['United States', 'US', null],
    ['sweden', 'SE', null],
    ['1600 Amphitheatre Parkway, Mountain View, CA', 'US', 'CA'],
    ['1600 Amphitheatre Parkway, Mountain View, CA 94043, USA', 'US', 'CA'],
    ['Torshamnsgatan 21, 164 83 Stockholm, Sweden', 'SE', null],
    ['U.S.A.', 'US', null],
    ['Stockholm Sweden', 'SE', null],
    ['Paris (France)', 'FR', null],
    ['Tokyo 108-0075 Japan', 'JP', null],
    ['4300 Wilson Boulevard Arlington VA 22203 USA', 'US', 'VA'],
    ['4300 Wilson Boulevard, Arlington, VA', 'US', 'VA'],
    ['New York, NY', 'US', 'NY'],
    ['Singapore 018989', 'SG', null],
    ['Albuquerque, New Mexico', 'US', 'NM'],
    ['Belfast, Northern Ireland', 'GB', null],
    ['Georgia', 'GE', null],
    ['Korea, Republic of', 'KR', null],
    ['Toronto, Canada', 'CA', null],
    ['CA', 'CA', null],
    ['Columbus, Ohio', 'US', 'OH'],
    ['gb', 'GB', null],
  ])('places "%s" in %s', (text, region, subregion) => {
    expect(locate(text)).toEqual({ region, subregion })
  })

  it.each(['Chicago, IL', 'Berlin, DE', 'Arlington, VA', 'Mountain View, CA', 'Atlanta, Georgia'])(
    'concludes nothing from "%s", which could be in two countries',
    (text) => {
      expect(locate(text)).toBeNull()
    },
  )

  it.each(['', '   ', 'somewhere', 'the moon', '12345'])('does not place "%s"', (text) => {
    expect(locate(text)).toBeNull()
  })
})
