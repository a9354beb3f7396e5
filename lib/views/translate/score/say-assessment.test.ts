import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { parseAssessment } from '@/lib/views/answers/assessment-answer'
import { parseTimeline } from '@/lib/views/answers/timeline-answer'
import { sayMatchQuestion } from '../say-match-question'
import { sayTimeline } from '../say-timeline'
import { sayAssessment } from './say-assessment'

const german = createFormat('de', compileCatalog('de'))

const change = {
  ...{ id: 'reduction_absolute_three_years', group: 'reduction', title: 'Emissions over three years' },
  ...{ points: 8, possible: 8, state: 'earned', to_earn: null },
  reason: 'Scopes 1 and 2 (market based) fell by 5.1% of the 2019 amount a year from 2019 to 2022',
  evidence: { scopes: '1, 2', scope_2_method: 'market_based', from: 2019, to: 2022, change_per_year: -0.0512 },
}

const answer = {
  methodology: { version: '3', current_version: '3' },
  ...{ score: 0.5, basis: 'own_evidence', confidence: 'medium', known_share: 0.6 },
  summary: 'The evidence on 60 of the 100 points is known, so confidence is medium.',
  groups: [{ id: 'reduction', title: 'Reduction', about: 'How they changed', points: 8, possible: 26 }],
  indicators: [change],
  we_need: [{ need: 'report', points: 30, words: 'Its newest sustainability report, or a link to it' }],
  raise_most: [{ indicator: 'disclosure_scope_3', gain: 4, to_earn: 'Publish scope 3 emissions' }],
}

function say(given: object) {
  const said = parseAssessment(sayAssessment(given, 'de', german))
  if (said === null) throw new Error('not read')
  return said
}

it('says an assessment in German from its ids and evidence', () => {
  const said = say(answer)
  expect(said.indicators[0]).toMatchObject({
    title: 'Emissionen über drei Jahre',
    reason: 'Scope 1 und 2 (marktbasiert): von 2019 bis 2022 jährlich um 5,1 % der Menge von 2019 gesunken'.replace(
      '1 %',
      '1\u00A0%',
    ),
    to_earn: null,
    english: [],
  })
  expect(said.groups[0]).toMatchObject({ title: 'Minderung', english: [] })
  expect(said.raise_most[0]).toMatchObject({ to_earn: 'Scope-3-Emissionen veröffentlichen', english: [] })
  expect(said.we_need[0]).toMatchObject({ words: expect.stringContaining('Nachhaltigkeitsbericht'), english: [] })
  expect(said.summary).toBe('Für 60 der 100 Punkte sind die Belege bekannt, daher ist die Verlässlichkeit mittel.')
})

it('says of when the list is that does not name it, in German and in Japanese', () => {
  const race = {
    ...change,
    id: 'race_to_zero',
    state: 'not_earned',
    evidence: { member: false, list_of: '2024-11-01' },
  }
  const reasonIn = (language: 'de' | 'ja') => {
    const format = createFormat(language, compileCatalog(language))
    return parseAssessment(sayAssessment({ ...answer, indicators: [race] }, language, format))?.indicators[0]?.reason
  }
  expect(reasonIn('de')).toBe('Nicht in der Liste von Race to Zero von November 2024')
  expect(reasonIn('ja')).toBe('2024年11月のRace to Zeroのリストになし')
})

it('does not say of our sources what is missing of who is not identified', () => {
  const notScored = (need: string) =>
    say({ ...answer, score: null, known_share: 0.14, we_need: [{ need, points: 60, words: 'x' }] }).summary
  expect(notScored('report')).toContain('fehlt in unseren Quellen')
  expect(notScored('company')).toContain('noch nicht zugeordnet')
  expect(notScored('company')).not.toContain('unseren Quellen')
})

it('leaves what it has no words for as the service wrote it, and says that it is English', () => {
  const [older, unknown] = say({
    ...answer,
    indicators: [
      { ...change, evidence: { covers: 'scopes 1 and 2' } },
      { ...change, id: 'water', title: 'Water', to_earn: 'Use less' },
    ],
  }).indicators
  expect(older).toMatchObject({ reason: change.reason, title: 'Emissionen über drei Jahre', english: ['reason'] })
  expect(unknown).toMatchObject({ title: 'Water', english: ['title', 'reason', 'to_earn'] })
  const other = say({ ...answer, methodology: { version: '4', current_version: '4' } })
  expect([other.indicators[0]?.english, other.groups[0]?.english]).toEqual([
    ['title', 'reason'],
    ['title', 'about'],
  ])
})

it('says how much is known where there is no score', () => {
  expect(say({ ...answer, score: null, known_share: 0.14, confidence: 'low' }).summary).toBe(
    'Nicht bewertet: Wir kennen 14 von 100 Punkten und bewerten ab 40. Was fehlt, fehlt in unseren Quellen.',
  )
})

it('changes nothing for a reader of English, nor what is no assessment', () => {
  const english = createFormat('en', compileCatalog('en'))
  expect(sayAssessment(answer, 'en', english)).toBe(answer)
  expect(sayAssessment({ title: 'Not found' }, 'de', german)).toEqual({ title: 'Not found' })
})

it('says the timeline by its codes, and marks a reason that has none', () => {
  const event = { at: '2026-01-01T00:00:00.000Z', state: 'located' }
  const events = [
    { ...event, reason: 'In SE', reason_codes: [{ code: 'located_in', values: { region: 'SE' } }] },
    { ...event, reason: 'connection lost', reason_codes: null },
  ]
  const said = parseTimeline(sayTimeline({ events, editions: [] }, 'de', german))
  expect(said?.events.map(({ reason, english }) => [reason, english])).toEqual([
    ['Land: Schweden', null],
    ['connection lost', true],
  ])
})

it('says what speaks for a candidate, and leaves what an older service says', () => {
  const coded = { reasons: ['Same country'], reason_codes: [[{ code: 'same_country', values: {} }]] }
  const question = { organization_id: 1, candidates: [{ company_id: 2, ...coded, vetoes: ['Another website'] }] }
  expect(sayMatchQuestion(question, german)).toMatchObject({
    candidates: [{ reasons: ['Gleiches Land'], vetoes: ['Another website'], english: ['Another website'] }],
  })
})

it('names the country of a candidate in English too, instead of its code', () => {
  const candidate = {
    vetoes: ['Another country: GB'],
    veto_codes: [[{ code: 'another_country', values: { region: 'GB' } }]],
  }
  expect(sayMatchQuestion({ candidates: [candidate] }, createFormat('en', compileCatalog('en')))).toMatchObject({
    candidates: [{ vetoes: ['Another country: United Kingdom'], english: [] }],
  })
})

it('says in German why there is no advice, and keeps the English of a reason it does not know', () => {
  const near = { ...change, id: 'target_near_term', points: 0, possible: 7, state: 'not_earned', to_earn: 'No advice' }
  const of = (advice_limit: string) => say({ ...answer, indicators: [{ ...near, advice_limit }] }).indicators[0]
  expect(of('fossil_fuels')?.to_earn).toContain('Kein Rat: SBTi nimmt von den meisten Unternehmen')
  expect(of('another')?.to_earn).toBe('No advice')
  expect(of('another')?.english).toContain('to_earn')
})

it('writes a change with the digits that its figures bear, and names the method of scope 2 or says that none is named', () => {
  const reasonOf = (evidence: object) =>
    say({ ...answer, indicators: [{ ...change, evidence: { ...change.evidence, ...evidence } }] }).indicators[0]?.reason
  expect(reasonOf({ significant_digits: 1 })).toContain('um 5\u00A0% der Menge')
  expect(reasonOf({ scope_2_method: null })).toContain('Scope 1 und 2 (Methode für Scope 2 nicht angegeben)')
})
