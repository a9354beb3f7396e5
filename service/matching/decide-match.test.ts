import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideMatch } from './decide-match'
import type { MatchCandidate, MatchSubject } from './match-subject'
import { weighCandidate } from './weigh-candidate'

function subject(fields: Partial<MatchSubject>): MatchSubject {
  return {
    name: null,
    region: null,
    subregion: null,
    website: null,
    industryId: null,
    identifiers: [],
    hasRareWord: false,
    ...fields,
  }
}

function company(id: number, name: string, fields: Partial<MatchCandidate> = {}): MatchCandidate {
  return {
    id,
    name,
    names: [],
    region: null,
    subregion: null,
    likelyRegions: null,
    websites: [],
    industryId: null,
    identifiers: [],
    tickers: [],
    ...fields,
  }
}

const lei = (value: string) => ({ kind: 'lei', value })

describe('decideMatch', () => {
  it('matches a name without a country to the group if all others are owners of sites, and asks otherwise', () => {
    const german = company(1, 'BASF', { region: 'DE', reach: 'group' })
    const american = company(2, 'BASF', { region: 'US', reach: 'sites' })
    expect(decideMatch(subject({ name: 'BASF' }), [german, american])).toMatchObject({
      outcome: 'same',
      match: { candidate: { id: 1 } },
    })
    // The country decides; with a country of neither both stay open.
    expect(decideMatch(subject({ name: 'BASF', region: 'US' }), [german, american])).toMatchObject({
      outcome: 'same',
      match: { candidate: { id: 2 } },
    })
    const swedish = company(3, 'IKEA', { region: 'SE', reach: 'group' })
    for (const dutch of [company(4, 'IKEA', { region: 'NL' }), company(4, 'IKEA', { region: 'NL', reach: 'group' })])
      expect(decideMatch(subject({ name: 'IKEA' }), [swedish, dutch]).outcome).toBe('candidates')
    expect(decideMatch(subject({ name: 'BASF' }), [{ ...german, reach: null }, american]).outcome).toBe('candidates')
  })

  it.each([
    ['NHS Scotland', 'NHS England'],
    ['Sport Wales', 'Sport England'],
    ['Kestrel Energy Scotland Ltd', 'Kestrel Energy UK Ltd'],
    ['Kestrel Water New South Wales', 'Kestrel Water New South UK'],
  ])('keeps parts of one country apart: %s and %s', (name, other) => {
    expect(decideMatch(subject({ name, region: 'GB' }), [company(1, other, { region: 'GB' })]).outcome).toBe('new')
  })

  it('reads the words of one part of a country as that part', () => {
    expect(
      decideMatch(subject({ name: 'Kestrel Bowls Scottish' }), [company(1, 'Kestrel Bowls Scotland')]).outcome,
    ).toBe('same')
  })

  describe('a name that extends a group’s in another country', () => {
    const group = { reach: 'group' } as const
    it.each([
      ['Outokumpu Nirosta GmbH', 'DE', company(1, 'Outokumpu Oyj', { region: 'FI' }), 2],
      ['ArcelorMittal Bremen GmbH', 'DE', company(1, 'ArcelorMittal', { region: 'LU', ...group }), 12],
      ['Dell Products', 'IE', company(1, 'Dell Technologies', { region: 'US', ...group }), 2],
      ['Emerson Process Management', 'US', company(1, 'Emerson Electric', { region: 'US', ...group }), 4],
      ['Ferrero S.p.A.', 'IT', company(1, 'Ferrero International S.A.', { region: 'LU' }), 2],
      [
        'Kuehne & Nagel (AG & Co.) KG',
        'DE',
        company(1, 'Kuehne + Nagel International AG', { region: 'CH', ...group }),
        3,
      ],
      ['3M Deutschland GmbH', 'DE', company(1, '3M', { region: 'US', ...group }), 3],
      ['Facebook Ireland Ltd', 'IE', company(1, 'Meta Platforms', { region: 'US', ...group }), 3],
      ['Scania Deutschland', 'DE', company(1, 'Scania AB', { region: 'SE' }), 1],
      ['Hilti (Schweiz) AG', 'CH', company(1, 'Hilti Group', { region: 'LI' }), 1],
      ['Endress+Hauser Polska', 'PL', company(1, 'Endress+Hauser AG', { region: 'CH' }), 1],
      ['E.ON Sverige AB', 'SE', company(1, 'E.ON', { region: 'DE', ...group }), 40],
      ['H&M Polska', 'PL', company(1, 'H&M', { region: 'SE', ...group }), 20],
      ['UPS Deutschland', 'DE', company(1, 'UPS', { region: 'US', ...group }), 1],
      ['BP Europa SE', 'DE', company(1, 'BP p.l.c.', { region: 'GB', ...group }), 3],
      ['Saint-Gobain Isover G+H AG', 'DE', company(1, 'Saint-Gobain', { region: 'FR', ...group }), 46],
      ['Isover Polska', 'PL', company(1, 'Saint-Gobain', { region: 'FR', ...group }), 0],
      ['Bosch Polska', 'PL', company(1, 'Robert Bosch', { region: 'DE', ...group }), 0],
      ['First Solar Germany GmbH', 'DE', company(1, 'First Solar Inc', { region: 'US', ...group }), 90],
      ['Shell Deutschland Oil GmbH', 'DE', company(1, 'Shell plc', { region: 'GB', ...group }), 12],
    ])('is asked about as a member of it: %s', (name, region, found, beginners) => {
      expect(decideMatch(subject({ name, region, beginners }), [found])).toMatchObject({
        outcome: 'candidates',
        candidates: [{ candidate: { id: 1 }, reasons: expect.arrayContaining(['It may be a member of this group']) }],
      })
    })

    it.each([
      ['Bosch Termotehnika d.o.o.', 'HR', company(1, 'Robert Bosch', { region: 'DE', ...group })],
      ['Aldi Suisse AG', 'CH', company(1, 'ALDI SOUTH Group', { region: 'AT', ...group })],
    ])('is asked about where it is known in local words: %s', (name, region, found) => {
      expect(decideMatch(subject({ name, region, beginners: 5 }), [found])).toMatchObject({
        outcome: 'candidates',
        candidates: [{ candidate: { id: 1 } }],
      })
    })

    it('is not asked about where its parent is known, and is shown', () => {
      const siemens = company(1, 'Siemens', { region: 'DE', ...group })
      const asked = subject({ name: 'Siemens Canada', region: 'CA', beginners: 4 })
      expect(decideMatch({ ...asked, isParentKnown: true }, [siemens]).outcome).toBe('new')
      expect(decideMatch({ ...asked, isParentKnown: false }, [siemens]).outcome).toBe('candidates')
      // Whose member it is is known, so that other companies of the first word are none.
      const rockwell = company(2, 'Rockwell', { region: 'IE' })
      const member = subject({ name: 'Rockwell Automation Germany', region: 'DE', beginners: 3 })
      expect(decideMatch({ ...member, isParentKnown: true }, [rockwell]).outcome).toBe('new')
    })

    it.each([
      ['an everyday word and another', 'Orange Bau GmbH', company(1, 'Orange', { region: 'FR', ...group }), 8],
      ['an everyday word and a plant', 'Apple Blossom Ltd', company(1, 'Apple', { region: 'US', ...group }), 4],
      ['a place after a general word', 'Global Polska', company(1, 'Global', { region: 'US' }), 3],
      ['two letters of no large group', 'AB Polska', company(1, 'AB', { region: 'US' }), 1],
      ['a word that many begin with', 'Delta Bau GmbH', company(1, 'Delta', { region: 'US', ...group }), 20],
      ['a trade', 'General Pumps', company(1, 'General Electric', { region: 'US', ...group }), 9],
      ['words of its own on the other side', 'Delta Pumps', company(1, 'Delta Fasteners', { region: 'US' }), 3],
      ['an owner of sites', 'BASF Coatings', company(1, 'BASF CORP', { region: 'US', reach: 'sites' }), 4],
    ])('is not for %s', (_, name, found, beginners) => {
      expect(decideMatch(subject({ name, region: 'AT', beginners }), [found]).outcome).toBe('new')
    })
  })

  it('matches the company with the identifier, whatever its name', () => {
    const found = [company(1, 'Forvia', { identifiers: [lei('A')] }), company(2, 'Faurecia Clean Mobility')]
    expect(decideMatch(subject({ name: 'Faurecia', identifiers: [lei('A')] }), found)).toMatchObject({
      outcome: 'same',
      match: { candidate: { id: 1 }, reasons: ['Same LEI A'] },
    })
  })

  it('asks if a veto contradicts the identifier', () => {
    const found = [company(1, 'Nordic Paper', { identifiers: [lei('A')], region: 'SE' })]
    const decision = decideMatch(subject({ name: 'Nordic Capital', identifiers: [lei('A')], region: 'SE' }), found)
    expect(decision).toMatchObject({ outcome: 'candidates', candidates: [{ candidate: { id: 1 } }] })
  })

  it('asks for a single word that several names begin with, and matches it together with its country', () => {
    const found = [company(1, 'Delta Ltd', { region: 'ZA' })]
    expect(decideMatch(subject({ name: 'Delta Inc' }), found).outcome).toBe('candidates')
    expect(decideMatch(subject({ name: 'Delta Inc', region: 'ZA' }), found).outcome).toBe('same')
    expect(decideMatch(subject({ name: 'Delta Inc', hasRareWord: true }), found).outcome).toBe('same')
  })

  it('asks if two companies have the name, and decides between them by website or country', () => {
    const found = [
      company(1, 'Humana AB', { region: 'SE', websites: ['https://humana.se'] }),
      company(2, 'Humana AB', { region: 'US' }),
    ]
    expect(decideMatch(subject({ name: 'Humana AB' }), found).outcome).toBe('candidates')
    expect(decideMatch(subject({ name: 'Humana AB', region: 'US' }), found)).toMatchObject({
      match: { candidate: { id: 2 } },
    })
    expect(decideMatch(subject({ name: 'Humana AB', website: 'humana.se' }), found)).toMatchObject({
      match: { candidate: { id: 1 } },
    })
  })

  it.each([
    ['Provident Financial plc', 'Provident Financial Holdings Inc', false, 'candidates'],
    ['Provident Financial plc', 'Provident Financial Group', false, 'same'],
    ['Provident Financial plc', 'Provident Financial Holdings Inc', true, 'candidates'],
    ['ARE Oy', 'ARE Holdings, Inc.', true, 'candidates'],
    ['Panasonic', 'Panasonic Holdings Corporation', true, 'candidates'],
    ['阿里巴巴集团控股有限公司', 'Alibaba Group', true, 'same'],
    ['Alder Wells Americas', 'Alder Wells USA', true, 'new'],
    ['Merck KGaA', 'Merck & Co', true, 'candidates'],
    ['Merck & Co', 'Merck KGaA', true, 'candidates'],
  ])('by name alone, %s and %s (rare: %s) are %s', (name, other, hasRareWord, outcome) => {
    expect(decideMatch(subject({ name, hasRareWord }), [company(1, other)]).outcome).toBe(outcome)
  })

  it('ignores the domain of a free e-mail provider', () => {
    const found = [company(1, 'Volvo', { websites: ['https://gmail.com'] })]
    expect(decideMatch(subject({ name: 'Other', website: 'someone@gmail.com' }), found).outcome).toBe('new')
  })

  it('matches a name with an additional trade word by its website', () => {
    const found = [company(1, 'Auto Windscreens Services Limited', { websites: ['autowindscreens.co.uk'] })]
    expect(
      decideMatch(subject({ name: 'Auto Windscreens', website: 'info@autowindscreens.co.uk' }), found).outcome,
    ).toBe('same')
    expect(decideMatch(subject({ name: 'Auto Windscreens' }), found).outcome).toBe('candidates')
  })

  it.each([
    // A subsidiary shows its group's website.
    ['Infosys BPM Limited', 'Infosys Limited', 'infosys.com', 'candidates'],
    ['Volkswagen Financial Services AG', 'Volkswagen', 'volkswagen.de', 'candidates'],
    // And conversely: a list may contain only the subsidiary.
    ['Infosys', 'Infosys BPM', 'infosys.com', 'candidates'],
    // Likeness 0.71: below 0.8 a person is asked.
    ['Dell', 'Dell Technologies', 'dell.com', 'candidates'],
    ['Infosys Ltd', 'Infosys Limited', 'infosys.com', 'same'],
    ['Infosis Limited', 'Infosys Limited', 'infosys.com', 'same'],
  ])('with one website, %s is not taken for %s because of it (%s: %s)', (name, other, website, outcome) => {
    expect(decideMatch(subject({ name, website }), [company(1, other, { websites: [website] })]).outcome).toBe(outcome)
  })

  it('is new if nothing is similar, and offers no company whose name a veto excludes', () => {
    expect(decideMatch(subject({ name: 'ICA Sweden' }), [company(1, 'ICA Finland'), company(2, 'Axfood')])).toEqual({
      outcome: 'new',
    })
  })
})

describe('a ticker beside the name', () => {
  const found = [company(1, 'Target Corporation', { tickers: ['nyse:TGT'] }), company(2, 'Target Limited')]

  it('distinguishes companies of the same name', () => {
    expect(decideMatch(subject({ name: 'Target (NYSE: TGT)' }), found)).toMatchObject({
      outcome: 'same',
      match: { candidate: { id: 1 } },
    })
    expect(decideMatch(subject({ name: 'Target (LSE: TGT)' }), found).outcome).toBe('candidates')
  })

  it('asks if the name differs, because symbols are reassigned', () => {
    const decision = decideMatch(subject({ name: 'Triumph Gardens (NYSE: TGT)' }), found)
    expect(decision).toMatchObject({
      outcome: 'candidates',
      candidates: [{ candidate: { id: 1 }, reasons: ['Same ticker NYSE: TGT'] }],
    })
  })
})

describe('a state or province', () => {
  const cities = [
    company(1, 'City of Glendale', { region: 'US', subregion: 'AZ' }),
    company(2, 'City of Glendale', { region: 'US', subregion: 'CA' }),
  ]

  it('distinguishes companies of the same name in one country', () => {
    const given = subject({ name: 'City of Glendale', region: 'US', subregion: 'CA' })
    expect(decideMatch(given, cities)).toMatchObject({ outcome: 'same', match: { candidate: { id: 2 } } })
  })

  it('asks if neither is in that state', () => {
    const given = subject({ name: 'City of Glendale', region: 'US', subregion: 'OH' })
    expect(decideMatch(given, cities).outcome).toBe('candidates')
  })
})

describe('every veto outweighs every signal', () => {
  const signals = {
    identifiers: [{ kind: 'duns', value: '1' }],
    website: 'nordic.example.com',
    industryId: '17',
    region: 'SE',
    subregion: 'BD',
    hasRareWord: true,
  }
  const kinds = ['identifiers', 'website', 'industryId', 'region', 'subregion', 'hasRareWord'] as const
  const agreeing = {
    identifiers: signals.identifiers,
    websites: [signals.website],
    industryId: '17',
    region: 'SE',
    subregion: 'BD',
    tickers: ['nyse:KST'],
  }
  const vetoes: [string, Partial<MatchSubject>, MatchCandidate][] = [
    ['another identifier of one kind', { name: 'Kappa Stål', identifiers: [...signals.identifiers, lei('A')] }, company(1, 'Kappa Stål', { ...agreeing, identifiers: [...signals.identifiers, lei('B')] })],
    ['another country', { name: 'Kappa Stål', region: 'FI' }, company(1, 'Kappa Stål', agreeing)],
    ['another number', { name: 'Kappa Unit 2' }, company(1, 'Kappa Unit 3', agreeing)],
    ['a word of its own', { name: 'Kappa Paper' }, company(1, 'Kappa Capital', agreeing)],
    ['another place in the name', { name: 'Kappa Sweden' }, company(1, 'Kappa Finland', agreeing)],
  ] // biome-ignore format: a table

  it.each(vetoes)('%s', (_why, fields, candidate) => {
    fc.assert(
      fc.property(fc.subarray([...kinds]), fc.constantFrom('', ' (NYSE: KST)'), (chosen, listed) => {
        const given = Object.fromEntries(chosen.map((field) => [field, signals[field]]))
        const weighed = weighCandidate(subject({ ...given, ...fields, name: `${fields.name}${listed}` }), candidate)
        expect(weighed.verdict).not.toBe('same')
        expect(weighed.vetoes).not.toEqual([])
      }),
    )
  })
})
