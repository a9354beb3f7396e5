import { readAnyReport } from '@/service/reports/input/read-any-report'
const kind = process.argv[2] ?? ''
const n = Number(process.argv[3] ?? 1000)
const texts: Record<string, string> = {
  cells: `| Scope 1 | ${'1,234 | '.repeat(n)}`,
  digits: `Scope 1 emissions tonnes ${'1,'.repeat(n)}`,
  rows: '| Scope 1 emissions | t CO2e | 1,204 | 1,310 |\n'.repeat(n),
  scopes: 'Scope 1 and '.repeat(n),
  blanks: `Scope 1${' '.repeat(n)}x`,
  brackets: `Scope 1 ${'('.repeat(n)}`,
}
const began = performance.now()
await readAnyReport(Buffer.from(texts[kind] ?? ''))
console.log(kind, n, ((performance.now() - began) / 1000).toFixed(1))
