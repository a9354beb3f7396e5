import { expect, it } from 'vitest'
import { writeCsv } from './write-csv'

it('writes nothing for what is not known, quotes what needs it, and lets no text be a formula', () => {
  const csv = writeCsv({
    head: ['Year', 'Scope 1 (t CO₂e)', 'Note'],
    rows: [
      [2023, 0, '=HYPERLINK("http://a")'],
      [2022, null, 'one, two'],
      [2021, 1234567.5, '+1'],
      [2020, -3, '-2'],
    ],
  })
  expect(csv).toBe(
    '\uFEFFYear,Scope 1 (t CO₂e),Note\r\n2023,0,"\'=HYPERLINK(""http://a"")"\r\n2022,,"one, two"\r\n2021,1234567.5,\'+1\r\n2020,-3,\'-2\r\n',
  )
})
