import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { parseOrganization } from '@/lib/views/answers/organization-answer'
import { viewHead } from './head-view'
import { viewMissingData } from './missing-data-view'
import { viewScore } from './score-view'
import { summarySentence } from './summary-sentence'

const format = createFormat('en-US')

function year(of: number, scope1: number | null, market: number | null) {
  return {
    year: of,
    region: 'GLOBAL',
    publishers: ['A list'],
    emissions: { scope_1: { total: scope1 }, scope_2: { total_market_based: market } },
  }
}

function organizationOf(fields: object) {
  const read = parseOrganization({ id: 7, name: 'Sample', status: 'synced', ...fields })
  if (read === null) throw new Error('Not an organization')
  return read
}

function sentenceOf(fields: object): string {
  const organization = organizationOf(fields)
  return summarySentence('Sample', viewHead(organization, format), viewScore(organization, format), format)
}

const match = { matching_organization: { name: 'Sample' } }

describe('the head of an organization', () => {
  it('follows scopes 1 and 2 back as long as each year compares with the one before', () => {
    const performances = [
      year(2019, 900_000, 100_000),
      year(2021, 80_000, 20_000),
      year(2022, 60_000, 20_000),
      year(2023, 40_000, 20_000),
    ]
    // 2020 is missing: no line leads back to 2019.
    expect(viewHead(organizationOf({ ...match, performances }), format).trend).toMatchObject({
      from: 2021,
      to: 2023,
      text: '−40%',
    })
  })

  it('says of a change whose method of scope 2 no source names that it is not named', () => {
    const unnamed = (of: number, scope2: number) => ({
      year: of,
      region: 'GLOBAL',
      publishers: ['A list'],
      emissions: { scope_1: { total: 10_100 }, scope_2: { total: scope2 } },
    })
    const performances = [unnamed(2022, 30_100), unnamed(2023, 20_100)]
    expect(sentenceOf({ ...match, performances })).toContain(
      '25% less than in 2022 (no source names the method of scope 2); ',
    )
    const named = [year(2022, 10_100, 30_100), year(2023, 10_100, 20_100)]
    expect(sentenceOf({ ...match, performances: named })).toContain('25% less than in 2022; ')
  })

  it('has no trend of one year, and no figures where there are none', () => {
    const head = viewHead(organizationOf({ ...match, performances: [year(2023, 40_000, 20_000)] }), format)
    expect(head.trend).toBeNull()
    expect(head.scopes1And2).toMatchObject({ mass: { figure: '60', unit: 't' }, year: 2023, less: '' })
    expect(head.allScopes).toBeNull()
    expect(viewHead(organizationOf(match), format)).toEqual({
      scopes1And2: null,
      allScopes: null,
      trend: null,
      heldYears: [],
      isRecognised: true,
      hasEarlierYears: false,
      target: null,
      targetYear: null,
      isTargetPast: false,
      targetListOf: null,
    })
  })

  it('says of a figure that was stated to the project alone that it is not public', () => {
    const stated = { ...year(2023, 40_000, 20_000), publishers: ['Stated to this project, not public'] }
    const organization = organizationOf({ ...match, performances: [stated] })
    const head = viewHead(organization, format)
    expect(head.scopes1And2).toMatchObject({ less: '', notPublic: 'stated to you, not public' })
    expect(summarySentence('Sample', head, viewScore(organization, format), format)).toContain(
      'Sample emitted 60 t CO₂e (stated to you, not public) in scopes 1 and 2 in 2023',
    )
  })

  it('says of nothing that was matched to no company that it has no target', () => {
    const sbti = { last_retrieved_at: '2026-05-01', data: [] }
    expect(viewHead(organizationOf({ ...match, sbti }), format).target).toBe('none')
    expect(viewHead(organizationOf({ sbti }), format).target).toBeNull()
  })
})

describe('the summary in one sentence', () => {
  it('never says of what was not looked up that our sources have none', () => {
    const unmatched = { score_reasons: [], matching_organization: null }
    expect(viewHead(organizationOf(unmatched), format).isRecognised).toBe(false)
    expect(sentenceOf(unmatched)).toContain(
      'We have not recognised which company Sample is, so nothing was looked up; whether it has a science-based target is not known;',
    )
  })

  it('says unknown as unknown', () => {
    expect(sentenceOf({})).toBe(
      'Our sources have no worldwide figure of the scope 1 and 2 emissions of Sample; whether it has a science-based target is not known; we know too little to score it.',
    )
  })

  it('says emissions with their change, the target with its year, and the score with its range', () => {
    const sbti = {
      last_retrieved_at: '2026-05-01',
      data: [{ near_term: { has_target: true, target_status: 'set', target_year: 2030 } }],
    }
    const performances = [year(2022, 80_000, 20_000), year(2023, 40_000, 20_000)]
    const score = { score: 0.6, score_range: { low: 0.55, high: 0.7 } }
    expect(sentenceOf({ ...match, ...score, sbti, performances })).toBe(
      'Sample emitted 60 t CO₂e in scopes 1 and 2 in 2023, 40% less than in 2022; its science-based target for 2030 is validated; it scores 60 of 100, and could be 55 to 70.',
    )
  })

  it('says of earlier years that they do not compare only where there are any', () => {
    const one = sentenceOf({ ...match, performances: [year(2023, 40_000, 20_000)] })
    expect(one).toContain('Sample emitted 60 t CO₂e in scopes 1 and 2 in 2023; whether it has')
    const apart = sentenceOf({ ...match, performances: [year(2022, 900_000, 20_000), year(2023, 40_000, 20_000)] })
    expect(apart).toContain('in 2023; earlier years do not compare with it;')
  })

  it('says of a list that has no target of it of when the list is, and of a target without a year not which one', () => {
    const listed = (data: object[]) => sentenceOf({ ...match, sbti: { last_retrieved_at: '2026-05-07', data } })
    expect(listed([])).toContain('the list of the Science Based Targets initiative of May 7, 2026 has no target of it')
    const nearTerm = { near_term: { has_target: true, target_status: 'set', year: 2030 } }
    expect(listed([nearTerm])).toContain('its science-based target for 2030 is validated')
    const longTerm = {
      near_term: { has_target: false, target_status: 'none' },
      long_term: { has_target: true, target_status: 'set' },
    }
    expect(listed([longTerm])).toContain('its science-based target is validated')
  })

  it('says of a target whose year has passed that nothing is known of reaching it', () => {
    const listed = (of: number) => ({
      ...match,
      sbti: {
        last_retrieved_at: '2026-05-07',
        data: [{ near_term: { has_target: true, target_status: 'set', year: of } }],
      },
    })
    expect(sentenceOf(listed(2025))).toContain(
      'its validated science-based target was for 2025, which has passed, and whether it was reached is not known to us;',
    )
    expect(viewHead(organizationOf(listed(2025)), format).isTargetPast).toBe(true)
    // Of a target for this year nobody can say that the year is over.
    expect(sentenceOf(listed(2026))).toContain('its science-based target for 2026 is validated')
    expect(viewHead(organizationOf(listed(2026)), format).isTargetPast).toBe(false)
  })

  it('says the year of a long-term target that is still to come, not that the near-term one has passed', () => {
    const set = (of: number) => ({ has_target: true, target_status: 'set', target_year: of, year: of })
    const sbti = {
      last_retrieved_at: '2026-05-07',
      data: [{ near_term: set(2025), long_term: set(2040), net_zero: set(2040) }],
    }
    expect(sentenceOf({ ...match, sbti })).toContain('its science-based target for 2040 is validated')
    expect(viewHead(organizationOf({ ...match, sbti }), format)).toMatchObject({
      targetYear: 2040,
      isTargetPast: false,
    })
  })

  it('does not take scope 1 for both', () => {
    expect(sentenceOf({ ...match, performances: [year(2023, 40_000, null)] })).toContain(
      'Sample emitted 40 t CO₂e in scope 1 in 2023; its scope 2 is not known',
    )
  })
})

describe('figures of one country, and figures held back', () => {
  const american = { ...year(2025, 40_000, null), region: 'US' }
  const held = (of: number, region = 'GLOBAL') => ({ year: of, region, publisher: 'A list', reason: 'Twice as much.' })

  it('never says of one country as of the whole company', () => {
    const organization = organizationOf({ ...match, performances: [american] })
    const head = viewHead(organization, format)
    expect(head.scopes1And2).toMatchObject({ place: 'United States', less: 'United States only · scope 1 only' })
    expect(sentenceOf({ ...match, performances: [american] })).toContain(
      'For Sample, our sources have scope 1 in one country alone (United States), 40 t CO₂e in 2025, and no worldwide figure;',
    )
    const both = { ...year(2025, 40_000, 20_000), region: 'US' }
    expect(sentenceOf({ ...match, performances: [both] })).toContain(
      'scopes 1 and 2 in one country alone (United States), 60 t CO₂e',
    )
    const lacks = viewMissingData(organization, head).map(({ what }) => what)
    expect(lacks).toContain('lackWorldwide')
    expect(lacks).not.toContain('lackScope3')
  })

  it('says of figures that are held back that our sources have them', () => {
    const fields = { ...match, held_back: [held(2021), held(2020), held(2019, 'US')] }
    expect(viewHead(organizationOf(fields), format).heldYears).toEqual([2021, 2020])
    expect(sentenceOf(fields)).toContain(
      'Our sources have worldwide emission figures of Sample for 2020 and 2021, but these did not pass our checks and are not shown;',
    )
    const shown = { ...fields, performances: [year(2022, 40_000, 20_000)] }
    expect(viewHead(organizationOf(shown), format).heldYears).toEqual([])
  })

  it('names the years that are held back beside figures of one country, and does not say that there are none', () => {
    const sentence = sentenceOf({ ...match, performances: [american], held_back: [held(2020), held(2019)] })
    expect(sentence).toContain(
      'For Sample, we show scope 1 in one country alone (United States), 40 t CO₂e in 2025; the worldwide figures that our sources have for 2019 and 2020 did not pass our checks and are not shown;',
    )
    expect(sentence).not.toContain('no worldwide figure')
  })
})

describe('what we lack', () => {
  it('is nothing while research goes on, and only the company where none is matched', () => {
    const open = organizationOf({ status: 'researching' })
    expect(viewMissingData(open, viewHead(open, format))).toEqual([])
    const unmatched = organizationOf({})
    expect(viewMissingData(unmatched, viewHead(unmatched, format)).map(({ what }) => what)).toEqual(['lackMatch'])
  })

  it('names what is missing and where it is got', () => {
    const known = organizationOf({ ...match, performances: [year(2025, 40_000, 20_000)] })
    expect(viewMissingData(known, viewHead(known, format)).map(({ what, where }) => [what, where])).toEqual([
      ['lackScope3', null],
      ['lackRevenue', null],
      ['lackIndustry', null],
      ['lackTarget', 'targets'],
    ])
  })
})
