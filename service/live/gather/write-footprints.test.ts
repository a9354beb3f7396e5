import { expect, it } from 'vitest'
import { readWikidata } from '@/service/sources/wikidata/read-wikidata'
import { type FootprintStatement, writeFootprints } from './write-footprints'

const scope1 = 'Q124883250'
const location = 'Q124883327'
const scope3 = 'Q124883309'

function statement(amount: string, roles: string[], more: Partial<FootprintStatement> = {}): FootprintStatement {
  const reference = 'https://example.org/report.pdf'
  return {
    item: 'Q11',
    name: 'Aldgate, Ltd',
    isPreferred: false,
    amount,
    unit: 'Q57084755',
    roles,
    parts: [],
    year: '2024',
    reference,
    ...more,
  }
}

it('joins statements by year into the table that the reader expects', () => {
  const { csv, remarks } = writeFootprints([
    statement('+100', [scope1]),
    statement('+20.5', [location]),
    statement('+300', [scope3]),
    statement('+250', [scope3], { parts: ['Q124883644'] }),
    statement('+420.5', []),
  ])
  expect(remarks).toEqual([])
  const [record] = readWikidata(new TextEncoder().encode(csv)).records
  expect(record).toMatchObject({ recordId: 'Q11', name: 'Aldgate, Ltd' })
  expect(record?.disclosures[0]?.emissions).toEqual({
    scope1Kg: 100_000,
    scope2LocationKg: 20_500,
    scope3Kg: 300_000,
    totalKg: 420_500,
  })
})

it('uses the preferred of two statements, and neither where none is marked as preferred', () => {
  const both = [statement('+100', [scope1]), statement('+110', [scope1], { isPreferred: true })]
  expect(writeFootprints(both).csv).toContain('Q11,"Aldgate, Ltd",2024,110,')
  const { csv, remarks } = writeFootprints([...both, statement('+120', [scope1], { isPreferred: true })])
  expect(csv).toContain('Q11,"Aldgate, Ltd",2024,,')
  expect(remarks).toEqual(['1 figures stand there twice with different amounts of one rank'])
})

it('leaves out other units, several roles and statements without a year, and says how many', () => {
  const { csv, remarks } = writeFootprints([
    statement('+380538000000', [], { unit: 'Q57084901' }),
    statement('+1', [scope1, scope3]),
    statement('+1', ['Q1']),
    statement('+1', [scope1], { year: '' }),
  ])
  expect(csv.trim().split('\n')).toHaveLength(1)
  expect(remarks).toEqual([
    '1 statements are not in tonnes',
    '2 statements name no scope that is known, or several',
    '1 statements name no year',
  ])
})
