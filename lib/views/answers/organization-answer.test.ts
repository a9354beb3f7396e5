import { describe, expect, it } from 'vitest'
import { Emissions } from '@/service/contract/organization/organization'
import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { parseOrganization } from './organization-answer'

describe('parseOrganization', () => {
  it('refuses what is no organization', () => {
    for (const answer of [null, 'text', 7, [], {}, { id: 'x' }, { name: 'No id' }])
      expect(parseOrganization(answer)).toBeNull()
  })

  it('reads an answer that has only an id', () => {
    const read = parseOrganization({ id: 7 })
    expect(read).toMatchObject({
      id: 7,
      name: null,
      status: 'created',
      industry: null,
      matching_organization: null,
      performances: [],
      sources: [],
      score: null,
      industry_rank: 'unknown',
      cdp: { is_listed: null, last_retrieved_at: null },
      sbti: { data: [], last_retrieved_at: null },
      un: { initiatives: [], last_retrieved_at: null },
      climate_pledge: { signed: null },
    })
  })

  it('keeps unknown apart from no in every field', () => {
    const read = parseOrganization({
      id: 7,
      score: null,
      cdp: { is_listed: 'perhaps' },
      climate_pledge: null,
      industry_rank: 'extreme',
    })
    expect(read?.cdp.is_listed).toBeNull()
    expect(read?.climate_pledge.signed).toBeNull()
    expect(read?.score).toBeNull()
    expect(read?.industry_rank).toBe('unknown')
  })

  it('leaves out list entries it cannot read and keeps the others', () => {
    const read = parseOrganization({
      id: 7,
      performances: [null, 3, { year: 'soon' }, { year: 2020, region: 'GLOBAL' }, { year: '2019' }],
      sources: [null, { url: 'https://a.example' }],
    })
    expect(read?.performances.map(({ year }) => year)).toEqual([2020, 2019])
    expect(read?.performances[0]?.emissions.scope_1.total).toBeNull()
    expect(read?.sources.map(({ url }) => url)).toEqual([null, 'https://a.example'])
  })

  it('takes one number for emissions as their total', () => {
    const read = parseOrganization({ id: 7, performances: [{ year: 2020, emissions: 1200 }] })
    expect(read?.performances[0]?.emissions.total).toBe(1200)
  })

  it('reads an id written as a string of digits', () => {
    expect(parseOrganization({ id: '4' })?.id).toBe(4)
    for (const id of ['', '4a', '-1', ' 4', '0x4']) expect(parseOrganization({ id })).toBeNull()
  })

  it('takes for unknown what cannot be: days, years and scores', () => {
    const read = parseOrganization({
      id: 7,
      score: 67,
      industry_score_percentile: -1,
      industry: { id: 1, mean_score: 41 },
      cdp: { last_retrieved_at: 'yesterday' },
      un: { last_retrieved_at: '2024-02-30' },
      sbti: { last_retrieved_at: '2024-13-01', data: [{ net_zero: { target_year: 20500 } }] },
      climate_pledge: { signed: true, signed_at: '0000-00-00' },
      performances: [{ year: 1899 }, { year: 2101 }, { year: '0205' }, { year: 2020 }],
    })
    expect(read).toMatchObject({
      score: null,
      industry_score_percentile: null,
      industry: { mean_score: null },
      cdp: { last_retrieved_at: null },
      un: { last_retrieved_at: null },
      sbti: { last_retrieved_at: null, data: [{ net_zero: { target_year: null } }] },
      climate_pledge: { signed: true, signed_at: null },
    })
    expect(read?.performances.map(({ year }) => year)).toEqual([2020])
    const dated = parseOrganization({ id: 7, score: 1, un: { last_retrieved_at: '2024-02-29T10:00:00Z' } })
    expect([dated?.score, dated?.un.last_retrieved_at]).toEqual([1, '2024-02-29T10:00:00Z'])
  })

  it('reads initiatives that are only named', () => {
    expect(parseOrganization({ id: 7, un: { initiatives: ['Race to Zero', { slug: 'b' }] } })?.un.initiatives).toEqual([
      { name: 'Race to Zero', slug: null },
      { name: null, slug: 'b' },
    ])
  })

  it('ignores fields it does not know', () => {
    expect(parseOrganization({ id: 7, brand_new: { a: 1 } })).not.toHaveProperty('brand_new')
  })
})

it('knows the scope 3 categories by the names of the contract', () => {
  expect(Object.keys(Emissions.shape.scope_3.shape)).toEqual(['total', ...scope3Categories, 'sum'])
  const read = parseOrganization({ id: 7, performances: [{ year: 2020, emissions: { scope_3: { investments: 5 } } }] })
  expect(Object.keys(read?.performances[0]?.emissions.scope_3 ?? {}).sort()).toEqual(
    ['total', ...scope3Categories, 'sum'].sort(),
  )
})
