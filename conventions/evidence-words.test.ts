import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { languages } from '@/lib/messages/languages'
import { sayCell, sayProvenance } from '@/lib/views/translate/provenance-words'
import { cellNames } from '@/service/evidence/emission-cells'
import { inEnglish, type Said } from '@/service/evidence/say'
import { type SentenceCode, sentences } from '@/service/evidence/sentences'

/** The service has the sentences of the evidence in English, and the dashboard in every language (decision 0034). */
const codes = Object.keys(sentences) as SentenceCode[]
const english = createFormat('en', compileCatalog('en'))
const reasons = new Map([['a', 'A reason']])

const fillings: Readonly<Record<string, string>> = {
  cell: 'scope_1',
  part: 'scope_2_market_based',
  cells: 'scope_1 scope_3_category_6',
  region: 'SE',
  country: 'Sweden',
  day: '2026-05-07',
  month: '2026-08',
  publishers: 'One | Two',
  tonnes: '1,234.5',
  other: '2,021',
  confidence: 'high',
  industry: 'Manufacture of basic metals',
  reason: 'A reason',
}

/** Returns the sentence with a value in each gap. */
function filled(code: SentenceCode): Said {
  const gaps = [...sentences[code].matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => [gap, fillings[gap] ?? '2020'])
  const also = code === 'indicator' ? { indicator: 'a' } : code.startsWith('country_') ? { region: 'SE' } : {}
  return { code, values: { ...Object.fromEntries(gaps), ...also } }
}

describe.each(languages)('in %s', (language) => {
  const format = createFormat(language, compileCatalog(language))

  it('has a text for every sentence of the service except quoted ones', () => {
    expect(codes.filter((code) => sayProvenance([filled(code)], reasons, format) === null)).toEqual(['quoted'])
  })

  it('names every figure', () => {
    const said = Object.keys(cellNames).map((cell) => sayCell(cell, format))
    expect(said).not.toContain(null)
    expect(new Set(said).size).toBe(said.length)
  })

  it('fills every gap of a sentence', () => {
    const left = codes.filter((code) => /[{}]/.test(sayProvenance([filled(code)], reasons, format) ?? ''))
    expect(left).toEqual([])
  })
})

/** Days, countries, months, numbers and names of categories are formatted in the reader's language. */
const writtenAnew = /\{(day|region|tonnes|cells|country)\}/

it('has the service’s English sentences, word for word', () => {
  const same = codes.filter((code) => code !== 'quoted' && !writtenAnew.test(sentences[code]))
  expect(same.length).toBeGreaterThan(80)
  expect(same.map((code) => sayProvenance([filled(code)], reasons, english))).toEqual(
    same.map((code) => inEnglish([filled(code)])),
  )
  const named = Object.entries(cellNames).filter(([cell]) => !cell.startsWith('scope_3_category_'))
  expect(named.map(([cell]) => sayCell(cell, english))).toEqual(named.map(([, name]) => name))
})

it('joins the parts of a sentence with the language’s space, and returns nothing where a part has no text', () => {
  const parts = [filled('needs_part'), filled('no_revenue')]
  const german = createFormat('de', compileCatalog('de'))
  const japanese = createFormat('ja', compileCatalog('ja'))
  expect(sayProvenance(parts, reasons, german)).toBe(
    'Nötig ist: Scope 2, marktbasiert. Keine unserer Quellen hat den Umsatz dieses Unternehmens für 2020.',
  )
  expect(sayProvenance(parts, reasons, japanese)).not.toContain('。 ')
  expect(sayProvenance([...parts, { code: 'of_another_service', values: {} }], reasons, german)).toBeNull()
  expect(sayProvenance([{ code: 'cell', values: { cell: 'scope_4' } }], reasons, german)).toBeNull()
  expect(sayProvenance([], reasons, german)).toBeNull()
})
