import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readList } from './read-list'

const folder = mkdtempSync(join(tmpdir(), 'read-list-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('multiplies amounts by the unit of their heading, leaves out rows that are not companies, and reports both', async () => {
  const path = join(folder, 'list.csv')
  writeFileSync(
    path,
    'Name;Country;Inköp 2025 (tkr);Spend 2024 (zz)\nAlpha;SE;1 200;5\nDiverse leverantörer;SE;7;7\nEMEA;;;\n',
  )
  const { rows, notes } = await readList(path, { sheet: undefined, year: '', currency: 'SEK', industries: [] })
  expect(rows.map(({ body }) => body)).toEqual([
    {
      name: 'Alpha',
      hq_region: 'SE',
      own_data: {
        spend: [
          { year: 2025, amount: 1_200_000, currency: 'SEK' },
          { year: 2024, amount: 5, currency: 'SEK' },
        ],
      },
    },
  ])
  expect(notes).toEqual([
    'Inköp 2025 (tkr): its amounts are multiplied, as they are in units of 1,000',
    'Spend 2024 (zz): "zz" is no unit that is known; its amounts are taken as they stand',
    'row 3 is left out: no one company, such as "other suppliers" or an employee',
    'row 4 is left out: the heading of a group of rows',
  ])
})

it('reports a changed cell on one line, without control characters', async () => {
  const path = join(folder, 'cells.csv')
  writeFileSync(path, 'Name;Country\nAlpha;"Nowhere\n\u001b[2J"\n')
  const { notes } = await readList(path, { sheet: undefined, year: '', currency: 'SEK', industries: [] })
  expect(notes).toEqual([
    'row 2, hq_region "Nowhere\\n\\u001b[2J" is no country we know; it is kept as words about the headquarters',
  ])
})

it('reports columns of amounts that are not used because their headings do not say that they are spend', async () => {
  const path = join(folder, 'suppliers.csv')
  writeFileSync(
    path,
    'Lieferant;Land;Umsatz netto 2024 (EUR);PO 2024\nPrüfwerk GmbH;DE;1.250,00;12\nProbe AG;DE;300,50;7\n',
  )
  const { rows, notes } = await readList(path, { sheet: undefined, year: '', currency: '', industries: [] })
  expect(rows.map(({ body }) => body.own_data)).toEqual([undefined, undefined])
  expect(notes).toEqual([
    'Umsatz netto 2024 (EUR): may hold amounts of money, but its heading does not say that they are spend; it is not used',
    'PO 2024: may hold amounts of money, but its heading does not say that they are spend; it is not used',
  ])
})
