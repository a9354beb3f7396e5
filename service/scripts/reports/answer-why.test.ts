import { expect, test } from 'vitest'
import { ReportError } from '@/service/reports/input/report-error'
import type { TraceEntry } from '@/service/reports/model/trace'
import { readTextReport } from '@/service/reports/read-report'
import { answerWhy, parseWhy } from './answer-why'

function ask(text: string, year: number, scope: string): string[] {
  const entries: TraceEntry[] = []
  const { figures } = readTextReport(text, undefined, undefined, { note: (entry) => entries.push(entry) })
  return answerWhy(entries, figures, { year, scope, from: 0, to: 0 })
}

const report = `# Report 2022

| GHG emissions (tCO2e) | 2022 | Target 2030 |
|---|---|---|
| Scope 1 | 1,234 | 600 |
| Scope 2 (market-based) per employee | 12 | 6 |
`

test('lists the figures that were read', () => {
  const lines = ask(report, 2022, '1')
  expect(lines).toContainEqual(
    expect.stringMatching(/^page 1 \| "Scope 1" \| 1,234 \| scope 1 \| 2022: chosen \[chosen\] score "\d+"$/),
  )
  expect(lines.at(-1)).toBe('2022 1: 1234 t CO2e on page 1, confidence 0.94')
})

test('names the rule that left out a missing figure', () => {
  const lines = ask(report, 2022, '2mb')
  expect(lines).toContain(
    'page 1 | "Scope 2 (market-based) per employee" | 12 | 2022: the row is of a ratio [row_of_ratio] column "2022"',
  )
  expect(lines.at(-1)).toBe('2022 2mb: nothing')
})

test('a question without a year or with an unknown scope is refused', () => {
  expect(parseWhy(['report.pdf'])).toBeNull()
  expect(parseWhy(['report.pdf', '--why', '2022', '2mb'])).toEqual({ year: 2022, scope: '2mb', from: 1, to: 3 })
  expect(() => parseWhy(['report.pdf', '--why', '2mb'])).toThrow(ReportError)
  expect(() => parseWhy(['report.pdf', '--why', '2022', '4'])).toThrow(/after 2022 a scope .* "4" is none/)
  expect(() => parseWhy(['report.pdf', '--why', '2022', '3.16'])).toThrow('"3.16" is none')
  expect(() => parseWhy(['report.pdf', '--why'])).toThrow('It is used so: npx carbon-register report extract')
})
