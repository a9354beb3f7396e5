import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { catalogs, compileCatalog } from '@/lib/messages/compile-catalog'
import { sourceWords } from '@/lib/views/translate/source-words'
import editions from '@/service/reference/data/editions.json' with { type: 'json' }
import { viewDataSource } from './data-view'

type Source = Parameters<typeof viewDataSource>[0]

function source(vintage: string | null, leavesOut: string | null): Source {
  return {
    source: 'a',
    title: null,
    url: null,
    publisher: null,
    licence: null,
    licence_url: null,
    edition: null,
    vintage,
    leaves_out: leavesOut,
    retrieved_at: null,
    age_days: null,
    records: null,
    refused: null,
    imported_at: null,
    check: null,
    last_failure: null,
  } as unknown as Source
}

const german = createFormat('de-DE', compileCatalog('de'))

function view(vintage: string | null, leavesOut: string | null) {
  const { vintage: covers, leavesOut: left } = viewDataSource(source(vintage, leavesOut), german)
  return [covers, left]
}

it('says in the reader’s language what a file covers and leaves out', () => {
  expect(view('emissions of 2024; revenue 2022-2024', 'Descriptions of companies.')).toEqual([
    'Emissionen von 2024; Umsatz 2022-2024',
    'Beschreibungen von Unternehmen.',
  ])
})

it('writes days and months of it, and leaves what it has no words for as the service says it', () => {
  expect(view('9 November 2025', null)).toEqual(['9. Nov. 2025', null])
  expect(view('2026-01-31', null)).toEqual(['31. Jan. 2026', null])
  expect(view('October 2024', 'Something else')).toEqual(['Oktober 2024', 'Something else'])
  expect(view('2015-2022', '')).toEqual(['2015-2022', ''])
})

it('has words for every text of the release, and the same in its English', () => {
  const isPlain = (text: string) => /^\d{4}-\d{4}$/.test(text) || /^(\d{1,2} )?\p{Lu}\p{Ll}+ \d{4}$/u.test(text)
  const texts = editions.flatMap(({ vintage, leavesOut }) => [vintage, leavesOut])
  // The names of two schemes are the same in every language.
  const unsaid = texts.filter((text) => !sourceWords.has(text) && !isPlain(text) && text !== 'NAICS 2017, ISIC Rev. 4')
  expect(unsaid).toEqual([])
  const differing = [...sourceWords].filter(([text, key]) => catalogs.en.sources[key] !== text)
  expect(differing).toEqual([])
  expect([...sourceWords.keys()].filter((text) => !texts.includes(text))).toEqual([])
})
