import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { divisionKeys, principleKeys } from '@/lib/views/translate/score/rule-words'
import { sayReason } from '@/lib/views/translate/score/say-reason'
import { sayGroup, sayIndicator, sayScoringRule, spokenMethodology } from '@/lib/views/translate/score/scoring-words'
import { confidenceFrom, groups, indicators, scoringVersion } from '@/service/scoring/methodology'
import { principles } from '@/service/scoring/principles'
import { relevantCategoriesTable } from '@/service/scoring/relevant-categories'
import { unknownReasons } from '@/service/scoring/unknown-reasons'
import { arbitraryEvidence, nothing, yearOf } from '@/service/testing/data/arbitrary-evidence'

/**
 * The service's English sentences exist in the dashboard in every language (decision 0034). The catalog's English texts are never
 * shown: they exist to be compared with the service's own, sentence by sentence.
 */
const formats = languages.map((language) => ({ language, format: createFormat(language, compileCatalog(language)) }))
const english = createFormat('en', compileCatalog('en'))

/** Formats divisions as the service's answer does (service/assessments/read-methodology.ts): "05-06", "19". */
function divisionsOf({ from, to }: { from: number; to: number }): string {
  return [...new Set([from, to])].map((division) => String(division).padStart(2, '0')).join('-')
}

/** Formats a text as the service does: without separators of thousands. */
function asService(text: string | null | undefined): string | undefined {
  return text?.replace(/(?<=\d),(?=\d{3})/g, '')
}

const figure = /\d+(\.\d+)?e\+\d+|\d+\.\d+/g

function withoutFigures(text: string): string {
  return text.replace(figure, '#')
}

/** toFixed and Intl round halves differently, so these are compared as numbers. */
function figuresOf(text: string): number[] {
  return [...text.matchAll(figure)].map(([found]) => Number(found))
}

it('describes the service’s version of the methodology', () => {
  expect(spokenMethodology).toBe(scoringVersion)
})

describe.each(formats)('in $language', ({ format }) => {
  it('names every group and every indicator, and what would earn its points', () => {
    expect(groups.filter(({ id }) => sayGroup(id, format) === null)).toEqual([])
    expect(indicators.filter(({ id }) => sayIndicator(id, format) === null)).toEqual([])
  })

  it('has a text for every rule, principle and kind of industry', () => {
    const ruled = indicators.flatMap(({ id, rules }) => rules.map((rule) => [id, rule.id] as const))
    expect(ruled.filter(([id, rule]) => sayScoringRule(id, rule, format) === null)).toEqual([])
    expect(principles.filter(({ id }) => principleKeys[id] === undefined)).toEqual([])
    expect(relevantCategoriesTable.filter((row) => divisionKeys[divisionsOf(row)] === undefined)).toEqual([])
  })

  it('has a text for everything that can be unknown', () => {
    const said = Object.keys(unknownReasons).map((because) =>
      sayReason({ id: 'any', state: 'unknown', evidence: { because } }, format),
    )
    expect(said.filter((text) => text === null)).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })
})

it('has the service’s English sentences, word for word', () => {
  const titles = indicators.map(({ id }) => sayIndicator(id, english))
  expect(titles.map((said) => said?.title)).toEqual(indicators.map(({ title }) => title))
  expect(titles.map((said) => asService(said?.toEarn))).toEqual(indicators.map(({ toEarn }) => toEarn))
  expect(groups.map(({ id }) => sayGroup(id, english))).toEqual(groups.map(({ title, about }) => ({ title, about })))
})

it('has the rules, principles and kinds of industries of the service, word for word', () => {
  const words = english.words('scoring')
  for (const { id, rules } of indicators)
    for (const rule of rules) expect(asService(sayScoringRule(id, rule.id, english))).toBe(rule.when)
  for (const { id, title, text } of principles) {
    const keys = principleKeys[id]
    const values = { high: confidenceFrom.high * 100, medium: confidenceFrom.medium * 100 }
    expect(keys && [words(keys.title), words(keys.text, values)]).toEqual([title, text])
  }
  for (const row of relevantCategoriesTable) {
    const key = divisionKeys[divisionsOf(row)]
    expect(key && words(key)).toBe(row.what)
  }
})

it('writes the service’s reason from the evidence alone, for any evidence', () => {
  fc.assert(
    fc.property(arbitraryEvidence, (evidence) => {
      for (const { id, judge } of indicators) {
        const judged = judge(evidence)
        const said = asService(sayReason({ id, ...judged }, english)) ?? ''
        const reason = asService(judged.reason) ?? ''
        expect(withoutFigures(said)).toBe(withoutFigures(reason))
        const [ours, theirs] = [figuresOf(said), figuresOf(reason)]
        expect(ours.every((one, at) => Math.abs(one - (theirs[at] ?? Number.NaN)) <= 0.11 + 1e-9 * one)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

it('says of a change too small for six decimals that it rose, as the service does', () => {
  const years = [
    yearOf(2024, { emissions: { scope1And2MarketKg: 10_000_001 } }),
    yearOf(2021, { emissions: { scope1And2MarketKg: 10_000_000 } }),
  ]
  const indicator = indicators.find(({ id }) => id === 'reduction_absolute_three_years')
  const judged = indicator?.judge({ ...nothing, years })
  expect(judged?.reason).toMatch(/rose by less than 0\.1%/)
  expect(judged && asService(sayReason({ id: 'reduction_absolute_three_years', ...judged }, english))).toBe(
    judged?.reason,
  )
})

it('writes nothing where the evidence of an older answer lacks a value of the sentence', () => {
  for (const { id } of indicators) {
    expect(sayReason({ id, state: 'earned', evidence: {} }, english)).toBeNull()
    expect(sayReason({ id, state: 'unknown', evidence: {} }, english)).toBeNull()
  }
})
