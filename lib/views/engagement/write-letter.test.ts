import { describe, expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { createWords } from '@/lib/messages/words'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { findGaps } from './find-gaps'
import { writeLetter } from './write-letter'

const letter = {
  team: 'Buying at Example',
  organization: 'Alpha Werke',
  year: 2025,
  gaps: ['scope3', 'report'] as const,
  link: 'https://register.example/answer?lang=en#token',
  expiresOn: 'Mar 1, 2026',
}
const inLanguage = (language: (typeof languages)[number]) =>
  createWords({ ...compileCatalog(language) }, language, 'letter')

describe('a letter', () => {
  it.each(languages)('in %s names the year, who asks, what we lack and the link, each gap once', (language) => {
    const { subject, text } = writeLetter(inLanguage(language), letter)
    for (const part of ['2025', 'Buying at Example']) expect(subject).toContain(part)
    for (const part of ['Alpha Werke', 'Buying at Example', '2025', letter.link, 'Mar 1, 2026'])
      expect(text).toContain(part)
    expect(text.match(/^– /gm)).toHaveLength(2)
    expect(text).not.toContain('{')
  })

  it('says of gaps that we lack them and may have missed them, and never that the organization has none', () => {
    const { text } = writeLetter(inLanguage('en'), letter)
    expect(text).toContain('we do not have yet:\n– scope 3 (a total)\n– a report that has your emissions')
    expect(text).toContain('we may have missed it')
    expect(text).not.toMatch(/you (do not|don’t|have not|fail|lack)/i)
  })

  it('says of no gap that it is one where nothing could be looked up or nothing is lacking', () => {
    for (const gaps of [null, []]) {
      const { text } = writeLetter(inLanguage('en'), { ...letter, gaps, organization: null })
      expect(text).not.toContain('we do not have yet')
      expect(text).toContain('your emissions of 2025')
      expect(text).toContain('Dear Sir or Madam,')
    }
  })
})

describe('what we lack', () => {
  it('is all of a year that we have nothing of, and only what is not there of one that we have', () => {
    const performance = {
      year: 2024,
      region: 'GLOBAL',
      emissions: { scope_1: { total: 5 }, scope_2: { total_market_based: 3 }, scope_3: { sum: 2 } },
    }
    const organization = answerWith({
      performances: [performance],
      related_environmental_report_status: 'found',
      sbti: { last_retrieved_at: '2026-01-01', data: [] },
    })
    expect(findGaps(organization, 2024)).toEqual(['scope2Location', 'scope3'])
    expect(findGaps(organization, 2025)).toEqual(['scope1', 'scope2Location', 'scope2Market', 'scope3'])
    expect(findGaps(answerWith({}), 2025)).toContain('target')
  })
})
