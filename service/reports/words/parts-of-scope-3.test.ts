import { describe, expect, it } from 'vitest'
import { readTextReport } from '@/service/reports/read-report'
import { parseScope } from './parse-scope'
import { namesPartsOfScope3 } from './parts-of-scope-3'

it.each([
  'Scope 3 (Indirect emissions: business travel)',
  'Scope 3 (business travel, employee commuting)',
  'Scope 3 (travel)',
  'Scope 3 flights, rail, hotels',
  'Scope 3 (Kat. 3, 6, 7)',
  'Scope 3 (selected categories)',
  'Scope 3 (6 categories)',
  'Scope 3 – Indirect emissions: business travel and waste',
  'Scope 3 (Geschäftsreisen, Pendeln)',
  'スコープ3（出張、通勤）',
])('scope 3 in part: %s', (label) => {
  expect(namesPartsOfScope3(label)).toBe(true)
})

it.each([
  'Scope 3',
  'Scope 3 (other indirect emissions)',
  'Scope 3 (other indirect emissions from the value chain)',
  'Scope 3 (categories 1-15)',
  'Scope 3 (all 15 categories)',
  'Scope 3 (tonnes CO2e)',
  'Scope 3 (e.g. business travel)',
  'Scope 3 (including business travel)',
  'Scope 3 (upstream and downstream)',
  'Total Scope 3 emissions',
  'Scope 1 (business vehicles)',
  'Scope 3 (purchased goods, transport, business travel, commuting, use of sold products, waste)',
])('no part of scope 3: %s', (label) => {
  expect(namesPartsOfScope3(label)).toBe(false)
})

it.each([
  'Scope 3 (cat. 3, 6, 7)',
  'Scope 3 (cat. 3; 6)',
  'Scope 3 (Kategorie 1 bis 15)',
  'Scope 3 (kategori 1 till 15)',
  'Scope 3 (catégorie 1 à 15)',
  'Scope 3 (categoría 1 a 15)',
])('several categories are none of them: %s', (label) => {
  expect(parseScope(label)?.category).toBeNull()
})

/** One table of four rows, whose total is the sum of the three before it, in the forms in which reports print it. */
function forms(label: string): [string, string][] {
  const rows: [string, string, string][] = [
    ['Scope 1 (Direct emissions: gas)', '1,200', '1,100'],
    ['Scope 2 (Indirect emissions: electricity)', '800', '700'],
    [label, '300', '250'],
    ['Total emissions', '2,300', '2,050'],
  ]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const wide = ([name, one, other]: [string, string, string]) => `${name.padEnd(60)}${one.padEnd(9)}${other}`
  return [
    ['a table', ['| tCO2e | 2023 | 2022 |', '|---|---|---|', ...rows.map(line)].join('\n')],
    ['words in a row', `GHG emissions tCO2e 2023 2022 ${rows.flat().join(' ')}`],
    ['one cell a line', ['GHG emissions (tCO2e)', '2023', '2022', ...rows.flat()].join('\n\n')],
    ['cells set wide', [`${'GHG emissions (tCO2e)'.padEnd(60)}2023     2022`, ...rows.map(wide)].join('\n')],
    ['a sentence', `In 2023, Scope 1 emissions were 1,200 tCO2e and ${label} were 300 tCO2e, in total 2,300 tCO2e.`],
  ]
}

function scopesOf(text: string): string[] {
  return readTextReport(text)
    .figures.filter(({ year }) => year === 2023)
    .map(({ scope, proof }) => `${scope}${proof === null ? '' : ' proved'}`)
}

describe('an amount of scope 3 in part', () => {
  it.each(forms('Scope 3 (Indirect emissions: business travel)'))(
    'of one category is that category, in %s, and no sum makes it the whole',
    (_, text) => {
      const ofScope3 = scopesOf(text).filter((scope) => scope.startsWith('3'))
      expect([['3.6'], ['3.6 proved']]).toContainEqual(ofScope3)
    },
  )

  it.each(
    [
      'Scope 3 (business travel, employee commuting)',
      'Scope 3 (Kat. 3, 6, 7)',
      'Scope 3 – Indirect emissions: travel and waste',
    ].flatMap(forms),
  )('of several categories is no figure in %s: %s', (_, text) => {
    expect(scopesOf(text).filter((scope) => scope.startsWith('3'))).toEqual([])
  })

  it.each(forms('Scope 3 (other indirect emissions)'))(
    'is not one that only says what scope 3 is, in %s',
    (_, text) => {
      expect(scopesOf(text).some((scope) => /^3(?: |$)/.test(scope))).toBe(true)
    },
  )
})
