import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { reportHref } from '@/lib/views/address/report-href'
import { parseReading } from '@/lib/views/answers/documents-answer'
import { parseOrganization } from '@/lib/views/answers/organization-answer'
import { readCorrection } from '@/lib/views/organization/correction'
import { standingVerdict } from '@/lib/views/translate/verdict-words'
import { findQuote } from './find-quote'
import { viewReading } from './reading-view'

const format = createFormat('en-US')

const figure = {
  id: 1,
  year: 2023,
  scope: '1',
  value: 4512,
  gas: 'CO2e',
  printed_value: '4.512',
  printed_unit: 'kt CO2e',
  page: 2,
  quote: 'Scope 1 4.512',
  box: { x0: 1, y0: 2, x1: 3, y1: 4 },
  confidence: 0.9,
  reasons: [{ rule: 'label', values: { label: 'Scope 1' } }],
  proof: null,
  decision: 'proposed',
  corrected: null,
  decided_by: null,
}
const document = { id: 3, name: 'r.pdf', state: 'read', pages: 2, pages_read: 2 }

function readingOf(figures: readonly object[]) {
  const reading = parseReading({ document, figures })
  if (!reading) throw new Error('This is a reading')
  return reading
}

const performance = { year: 2023, region: 'GLOBAL', publishers: ['A Publisher'] }
const organizationOf = (own: object) => parseOrganization({ id: 7, performances: [{ ...performance, ...own }] })

describe('viewReading', () => {
  it('says in the reader’s language that the project decided, where nobody gave a name', () => {
    const german = createFormat('de-DE', compileCatalog('de'))
    const decided = { ...figure, decision: 'accepted' }
    const said = (name: string) =>
      viewReading(readingOf([{ ...decided, decided_by: name }]), null, german)[0]?.figures[0]?.decision
    expect(said('this project')).toBe('Angenommen von diesem Projekt')
    expect(said('Ada')).toBe('Angenommen von Ada')
  })

  it('has the newest year first, and in it the scopes in their order', () => {
    const years = viewReading(
      readingOf([
        { ...figure, id: 1, scope: '3.10' },
        { ...figure, id: 2, scope: '3.2' },
        { ...figure, id: 3, year: 2024, scope: '1+2' },
        { ...figure, id: 4, scope: '2mb' },
      ]),
      null,
      format,
    )
    expect(years.map(({ year, figures }) => [year, figures.map(({ scope }) => scope)])).toEqual([
      [2024, ['Scopes 1 and 2']],
      [2023, ['Scope 2, market based', 'Scope 3, category 2', 'Scope 3, category 10']],
    ])
  })

  it.each([
    ['within one percent', 4_500_000, { text: '4,500 t CO₂e, A Publisher', agrees: true }],
    ['beyond it', 4_400_000, { text: '4,400 t CO₂e, A Publisher', agrees: false }],
    ['off by a thousand', 4_512, { text: '4.512 t CO₂e, A Publisher', agrees: false }],
  ])('says what a public source has, %s', (_where, total, expected) => {
    const organization = organizationOf({ emissions: { scope_1: { total } } })
    expect(viewReading(readingOf([figure]), organization, format)[0]?.figures[0]?.publicSource).toEqual(expected)
  })

  it('keeps what the source says once the year comes from the report', () => {
    const extracted = organizationOf({
      emissions: { scope_1: { total: 4_512_000 } },
      extraction: { document_id: 3, document: 'r.pdf', verified_by: ['Ada'] },
    })
    const stated = [{ year: 2023, scope: '1', value: 4500, publisher: 'A Publisher' }]
    const reading = parseReading({ document, figures: [figure], public_figures: stated })
    if (!reading) throw new Error('This is a reading')
    expect(viewReading(reading, extracted, format)[0]?.figures[0]?.publicSource).toEqual({
      text: '4,500 t CO₂e, A Publisher',
      agrees: true,
    })
  })

  it('does not take a figure out of a report for a public source, nor another scope for this one', () => {
    const extracted = organizationOf({
      emissions: { scope_1: { total: 4_512_000 } },
      extraction: { document_id: 3, document: 'r.pdf', verified_by: ['Ada'] },
    })
    const other = organizationOf({ emissions: { scope_2: { total: 4_512_000 } } })
    for (const organization of [extracted, other])
      expect(viewReading(readingOf([figure]), organization, format)[0]?.figures[0]?.publicSource).toBeNull()
  })

  it('shows CO2 alone as such, and as acceptable only once a person has corrected it', () => {
    const co2 = { ...figure, gas: 'CO2' }
    const corrected = { ...co2, decision: 'corrected', corrected: { year: 2022, scope: '2lb', value: 5000 } }
    const [plain, amended] = viewReading(readingOf([co2, corrected]), null, format)[0]?.figures ?? []
    expect([plain?.value, plain?.obstacle]).toEqual(['4,512 t CO₂', 'co2Only'])
    expect([amended?.correction, amended?.obstacle]).toEqual(['to 5,000 t CO₂e, Scope 2, location based, 2022', null])
  })
})

it('has revenue and employees after the emissions, and compares money only with the same money', () => {
  const { scope: _, gas: __, ...read } = figure
  const revenue = { ...read, id: 5, kind: 'revenue', value: 1_234_000_000, currency: 'SEK' }
  const facts = [
    { ...read, id: 4, kind: 'employees', value: 420 },
    revenue,
    { ...revenue, id: 6, year: 2022 },
    { ...revenue, id: 7, year: 2021, currency: null },
  ]
  const public_revenues = [
    { year: 2023, value: 1_234_400_000, currency: 'SEK', publisher: 'A Publisher' },
    { year: 2022, value: 110_000_000, currency: 'EUR', publisher: 'A Publisher' },
  ]
  const reading = parseReading({ document, figures: [figure], facts, public_revenues })
  if (!reading) throw new Error('This is a reading')
  const views = viewReading(reading, null, format).flatMap(({ figures }) => figures)
  expect(views.map((view) => [view.scope, view.value, view.obstacle, view.publicSource])).toEqual([
    ['Scope 1 (direct)', '4,512 t CO₂e', null, null],
    ['Revenue', 'SEK 1,234,000,000', null, { text: 'SEK 1,234,400,000, A Publisher', agrees: true }],
    ['Employees', '420', null, null],
    ['Revenue', 'SEK 1,234,000,000', null, { text: 'EUR 110,000,000, A Publisher', agrees: null }],
    ['Revenue', '? 1,234,000,000', 'noCurrency', null],
  ])
})

it('takes a decision back to what stood before it', () => {
  const [accepted, corrected] = readingOf([
    { ...figure, decision: 'accepted' },
    { ...figure, decision: 'corrected', corrected: { year: 2022, scope: '2lb', value: 5000 } },
  ]).figures
  expect(accepted && standingVerdict(accepted)).toEqual({ decision: 'accepted' })
  const verdict = { decision: 'corrected', year: 2022, scope: '2lb', value: 5000 }
  expect(corrected && standingVerdict(corrected)).toEqual(verdict)
})

describe('a correction', () => {
  it.each([
    ['1,234.5', 'en-US', 1234.5],
    ['1.234,5', 'de-DE', 1234.5],
    ['1 234', 'sv-SE', 1234],
    ['1,234', 'en-US', 1234],
    ['1,234', 'de-DE', 1.234],
    ['1.234.567', 'de-DE', 1234567],
    ['0.125', 'en-US', 0.125],
    ['0', 'en-US', 0],
  ])('reads %s in %s', (value, locale, tonnes) => {
    expect(readCorrection({ year: '2023', scope: '1', value }, locale)).toEqual({
      year: 2023,
      scope: '1',
      value: tonnes,
    })
  })

  it('of revenue needs a currency in three letters and an amount above 0; of employees only a number', () => {
    const draft = { year: '2023', scope: 'revenue', value: '12,000', currency: 'sek' }
    expect(readCorrection(draft, 'en-US')).toEqual({ year: 2023, scope: 'revenue', value: 12_000, currency: 'SEK' })
    expect(readCorrection({ ...draft, currency: 'kr' }, 'en-US')).toBe('currencyWrong')
    expect(readCorrection({ ...draft, value: '0' }, 'en-US')).toBe('amountWrong')
    expect(readCorrection({ ...draft, scope: 'employees', currency: '' }, 'en-US')).toEqual({
      year: 2023,
      scope: 'employees',
      value: 12_000,
    })
  })

  it.each(['', '-5', '12 t', '1,2,3', '1e999', 'NaN'])('takes %j for no number', (value) => {
    expect(readCorrection({ year: '2023', scope: '1', value }, 'en-US')).toBe('valueWrong')
  })

  it.each(['', '23', '1989', '2101', '2023.5'])('takes %j for no year', (year) => {
    expect(readCorrection({ year, scope: '1', value: '1' }, 'en-US')).toBe('yearWrong')
  })
})

it('finds the line of a quote through the borders of a table, and nothing for words that are not there', () => {
  const text = 'Intro\n\n| Scope | 2023 |\n|---|---|\n| **Scope 1** | 4,512 |\nEnd'
  expect(findQuote(text, 'Scope 1 4,512')).toEqual({
    before: ['Intro', '', '| Scope | 2023 |', '|---|---|'],
    line: '| **Scope 1** | 4,512 |',
    after: ['End'],
  })
  expect(findQuote(text, 'Scope 3 9')).toBeNull()
  // Cells behind tabs or semicolons, and the raised mark of a note that the reader took off.
  expect(findQuote('Emissioni\t2024\nScope 1 – dirette¹\t4.512', 'Scope 1 – dirette 4.512')?.line).toContain('4.512')
  expect(findQuote('"Scope 1";"4,512"', 'Scope 1 4,512')?.line).toBe('"Scope 1";"4,512"')
  // A label and its amount in lines of their own are one figure.
  expect(findQuote('Emissions\n\nScope 1\n\n517 t CO2e\n\nScope 2\n\n146 t CO2e', 'Scope 2 146 t CO2e')?.line).toBe(
    'Scope 2\n\n146 t CO2e',
  )
  expect(findQuote('Scope 2\n\n\n\n\n\n\n146 t CO2e', 'Scope 2 146 t CO2e')).toBeNull()
  expect(findQuote(text, '')).toBeNull()
})

it('leads from the service’s path of a report to its page, and from no other address', () => {
  expect(reportHref('/organizations/7/documents/3/content')).toBe('/organizations/7/documents/3')
  for (const address of [null, '/organizations/7', 'https://a.example/organizations/7/documents/3', '//evil.example'])
    expect(reportHref(address)).toBeNull()
})
