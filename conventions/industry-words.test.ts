import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readIndustryWords, wordLanguages } from '@/service/compile/figures/industry-search-words'
import { Activity, Industry } from '@/service/reference/records'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const industries = z.array(Industry).parse(read('service/reference/data/industries.json'))
const activities = z.array(Activity).parse(read('service/reference/data/activities.json'))

it('the compiled words of each division are those of the reviewed list and of the dashboard: run npm run build -- data', () => {
  const words = readIndustryWords()
  expect(Object.keys(words).sort()).toEqual(industries.map(({ id }) => id).sort())
  for (const language of wordLanguages) {
    const names = z
      .record(z.string(), z.string())
      // The dashboard speaks no Spanish, and has industries in English as the classification does.
      .parse(language === 'en' || language === 'es' ? {} : read(`lib/messages/industries/${language}.json`))
    for (const { id, name } of industries) {
      const found = activities.find(
        ({ source, code, industries: [first] }) => source === 'reviewed' && code === language && first === id,
      )
      const terms = [names[name] ?? [], words[id]?.[language] ?? []].flat()
      expect([language, id, found?.title]).toEqual([language, id, terms.join('; ')])
    }
  }
})

it('no reviewed word is there twice for one division and language, or is a sentence instead of a word', () => {
  for (const [id, byLanguage] of Object.entries(readIndustryWords())) {
    for (const terms of Object.values(byLanguage)) {
      expect([id, new Set(terms.map((term) => term.toLowerCase())).size]).toEqual([id, terms.length])
      for (const term of terms) expect([term, term.length < 40 && !/[;.]/.test(term)]).toEqual([term, true])
    }
  }
})
