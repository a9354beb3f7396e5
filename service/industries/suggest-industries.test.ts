import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readReference } from '@/service/reference/read-reference'
import { categoryNames, otherCategoryNames } from '@/service/testing/data/category-names'
import { referenceOf } from '@/service/testing/data/small-reference'
import { suggestIndustries } from './suggest-industries'

// The files in the repository, as `npm run build -- data` last wrote them.
const reference = readReference(fileURLToPath(new URL('../reference/data', import.meta.url)))

function suggested(category: string): string[] {
  return suggestIndustries(reference, category).industries.map(({ id }) => id)
}

/** The names of which the first suggestion is another than any that is right. */
function missed(names: typeof categoryNames): string[] {
  return names.flatMap(([name, ...right]) => (right.includes(suggested(name)[0] ?? '') ? [] : [name]))
}

describe('suggestIndustries', () => {
  // A search, which wants every word in one text, had 8 of the sixty right.
  it('has the right industry first for 56 of sixty category names', () => {
    expect(missed(categoryNames)).toEqual([
      'Laboratory supplies',
      'Suministro eléctrico',
      'Servicios informáticos',
      'Elmaterial',
    ])
  })

  it('has the right industry first for 66 of seventy names that no word was chosen for', () => {
    expect(missed(otherCategoryNames)).toEqual([
      'Schaltschrankbau',
      'Frische Backwaren',
      'Patent attorneys',
      'Hyrbilar',
    ])
  })

  it.each([
    ['Elektrobedarf', '27'],
    ['Verpackungsmaterialien', '17'],
    ['Rohstoffe Chemie', '20'],
    ['Personaldienstleistungen', '78'],
    ['städtjänster', '81'],
    ['PERSONALDIENSTLEISTUNG EXTERN', '78'],
    ['27-01-02 Elektro', '27'],
    ['R&D', '72'],
    ['Sonstige Verpackung', '17'],
  ])('takes "%s" apart, without what goes with everything', (name, id) => {
    expect(suggested(name)[0]).toBe(id)
  })

  it.each([
    'Diverse',
    'Sonstiges',
    'Miscellaneous',
    'Misc. purchases',
    'Sonstige Dienstleistungen',
    'Div. Kosten',
    'Material',
    'Services',
    'Divers',
    'Autres achats externes',
    'Varios',
    'Övrigt',
    'その他',
    'その他経費',
    'n/a',
    'Diverse Lieferanten',
  ])('suggests none for "%s" and says that it is a mixture', (name) => {
    expect(suggestIndustries(reference, name)).toEqual({ isMixture: true, industries: [] })
  })

  it.each(['27-01-01', '-', 'Qwzx', 'Qwzx Flurb'])('suggests none for "%s", of which nothing is known', (name) => {
    expect(suggestIndustries(reference, name)).toEqual({ isMixture: false, industries: [] })
  })

  it('offers at most five, each once, and does by names alone where there are no reviewed terms', () => {
    const many = suggested('Steel, paper, plastic, software, transport, cleaning, insurance')
    expect(many).toHaveLength(5)
    expect(new Set(many).size).toBe(5)
    const small = referenceOf({ industries: reference.industries.all.slice(0, 3) })
    expect(suggestIndustries(small, 'Fishing services').industries.map(({ id }) => id)[0]).toBe('03')
  })
})
