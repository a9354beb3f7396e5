import { expect, it } from 'vitest'
import { csvLine, unguardCell, writeCsv } from './write-csv'

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  ' ＝1',
])('%j is a text in a spreadsheet, and itself again when it comes back', (text) => {
  const line = csvLine([text])
  expect(line).toMatch(/^"?'/)
  const cell = line.replace(/\r\n$/, '').replace(/^"([\s\S]*)"$/, '$1')
  expect(cell).toBe(`'${text}`)
  expect(unguardCell(cell)).toBe(text)
})

it('quotes what would break a line, and ends lines as RFC 4180 does', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'a;b', 'a\tb', null, 0])).toBe(
    '"a,b","say ""hi""","two\nlines","a;b","a\tb",,0\r\n',
  )
  expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n')
})

it('leaves numbers alone, and writes nothing for what is not known', () => {
  expect(csvLine([-5, 1234567.5, 0, Number.NaN, null, 'A-B', "'quoted'"])).toBe("-5,1234567.5,0,,,A-B,'quoted'\r\n")
  expect(unguardCell("'quoted'")).toBe("'quoted'")
})

it('begins with the mark without which Excel reads other letters', () => {
  expect(writeCsv([['CO₂e'], [1]])).toBe('\uFEFFCO₂e\r\n1\r\n')
})
