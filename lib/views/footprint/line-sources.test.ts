import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { FootprintAnswer, FootprintLine } from '@/lib/views/answers/footprint/footprint-answer'
import { editionNames, sayLineSources, usedEditions } from './line-sources'

const words = createFormat('en-US').words('footprint')

const editions: FootprintAnswer['editions'] = [
  { source: 'sbti', retrieved_at: '2026-05-07', publisher: 'SBTi', title: 'Target dashboard', vintage: 'May 2026' },
  {
    source: 'carbon-gap',
    retrieved_at: '2024-03-01',
    publisher: 'Carbon Gap',
    title: 'Emissions',
    vintage: '2015-2022',
  },
  { source: 'ecb', retrieved_at: '2026-01-02', publisher: 'ECB', title: 'Reference rates', vintage: null },
  { source: 'nzdpu', retrieved_at: '2026-01-02', publisher: null, title: null, vintage: null },
]

function lineOf(sources: string[] | null, more: object = {}): FootprintLine {
  const result = {
    method: 'industry_average' as const,
    kg: 1,
    low: 1,
    high: 1,
    share: 1,
    quality: 4,
    is_at_least: false,
    kg_per_usd: 1,
    own_figures: null,
    allocated: null,
    factor: null,
    industry_scopes_1_and_2: null,
    not_possible: null,
    sources,
    ...more,
  }
  const supplier = { organization_id: 1, name: 'Alpha', country: null, industry: null, spend: 1, chosen_method: null }
  return { ...supplier, target: 'unknown', result, not_covered: null }
}

it('names the editions of a line by publisher, title, what they cover and the day', () => {
  const nameOf = editionNames(editions)
  const say = (sources: string[] | null, more?: object) => sayLineSources(words, lineOf(sources, more), nameOf)
  expect(say(['carbon-gap', 'ecb'])).toBe(
    'Carbon Gap: Emissions (2015-2022), 2024-03-01; ECB: Reference rates, 2026-01-02',
  )
  expect(say(['nzdpu', 'not-installed'])).toBe('nzdpu, 2026-01-02; not-installed')
  expect(say(['carbon-gap'], { industry_scopes_1_and_2: { kg_per_usd: 0.2, organizations: 12 } })).toMatch(
    /; Median of the companies of the industry of which our sources have figures$/,
  )
  expect(say([], { allocated: { kg: 1, covers: 'cradle_to_gate', is_assured: false } })).toMatch(/^no public source/)
  expect(say([], { own_figures: { is_private: true } })).toMatch(/^no public source/)
  // What stands on a median alone stands on what companies disclose, which is public.
  const median = { kg_per_usd: 1, basis: 'spend_category', has_medians: true }
  expect(say([], { factor: median })).toBe('Median of the companies of the industry of which our sources have figures')
  expect(say(['ecb'], { factor: median })).toMatch(
    /^ECB: .*; Median of the companies of the industry of which our sources have figures$/,
  )
  expect(say([])).toBe('not kept with these figures')
  expect(say(null)).toBe('not kept with these figures')
  expect(sayLineSources(words, { ...lineOf([]), result: null }, nameOf)).toBeNull()
})

it('lists the editions that were used, and all where that was not kept', () => {
  const used = (lines: FootprintLine[]) =>
    usedEditions({ editions, lines, rates: [{ source: 'ecb' }] } as unknown as FootprintAnswer).map(
      ({ source }) => source,
    )
  expect(used([lineOf(['carbon-gap'])])).toEqual(['carbon-gap', 'ecb'])
  expect(used([{ ...lineOf([]), target: 'validated' }])).toEqual(['sbti', 'ecb'])
  expect(used([lineOf(['carbon-gap']), lineOf(null)])).toHaveLength(4)
})
