import { expect, it } from 'vitest'
import { readReportAddresses } from './read-report-addresses'

const source = {
  source_type: 'downloadable_report',
  reporting_year: '2025',
  report_url: 'https://example.com/report.pdf',
  report_title: 'Report 2025',
  parent_document_url: null,
  source_url: null,
}
const read = (entry: object) =>
  readReportAddresses(
    new TextEncoder().encode(
      JSON.stringify([
        { company_name: 'Alpha', country: 'Germany', sustainability_sources: [{ ...source, ...entry }] },
      ]),
    ),
  )

it('prefers a document to a web page, and says which of them it is', () => {
  expect(read({ source_url: 'https://example.com/' })).toEqual([
    {
      name: 'Alpha',
      hqRegion: 'DE',
      year: 2025,
      title: 'Report 2025',
      kind: 'document',
      url: 'https://example.com/report.pdf',
    },
  ])
  const page = { report_url: null, report_title: null, reporting_year: null, source_url: 'https://example.com/' }
  expect(read(page)).toMatchObject([{ kind: 'page', year: null, title: null, url: 'https://example.com/' }])
})

it.each([
  [{ report_url: null }, 'no address'],
  [{ report_url: 'javascript:alert(1)' }, 'no address'],
  [{ reporting_year: 'soon' }, 'not the JSON'],
  [{ source_type: 'film' }, 'not the JSON'],
])('stops at an unknown entry: %j', (entry, words) => {
  expect(() => read(entry)).toThrow(words)
})
