import { describe, expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const amounts = ['517.54', '146.39', '2,663.50']
const expected = ['2023 1 517.54', '2023 2 146.39', '2023 3 2663.5']
const units = ['t CO2e', 'tonnes CO2e', 'tCO2e', 'kg CO2e', 'Tonnes CO2 equivalent (tCO2e)', 'metric tons', 't']
const names = [
  ['Scope 1', 'Scope 2', 'Scope 3'],
  ['Scope 1 emissions', 'Scope 2 emissions', 'Scope 3 emissions'],
  ['Scope 1 – direct emissions', 'Scope 2 – purchased energy', 'Scope 3 – value chain'],
  ['Direct emissions (Scope 1)', 'Energy indirect emissions (Scope 2)', 'Other indirect emissions (Scope 3)'],
] as const

/** How a list prints a scope, its amount and its unit. */
const entries: Record<string, (scope: string, amount: string, unit: string) => string> = {
  'label over amount': (s, a, u) => `${s}\n${a} ${u}\n`,
  'paragraphs of label and amount': (s, a, u) => `${s}\n\n${a} ${u}\n\n`,
  'label, number, unit': (s, a, u) => `${s}\n${a}\n${u}\n\n`,
  'amount over label': (s, a, u) => `${a} ${u}\n${s}\n\n`,
  'number, unit, label': (s, a, u) => `${a}\n${u}\n${s}\n\n`,
  colon: (s, a, u) => `${s}: ${a} ${u}\n`,
  dash: (s, a, u) => `${s} – ${a} ${u}\n`,
  equals: (s, a, u) => `${s} = ${a} ${u}\n`,
  blank: (s, a, u) => `${s} ${a} ${u}\n`,
  'bold label': (s, a, u) => `**${s}:** ${a} ${u}\n\n`,
  'bullets and bold label': (s, a, u) => `- **${s}** ${a} ${u}\n`,
  headings: (s, a, u) => `### ${s}\n\n${a} ${u}\n\n`,
  'headings over "Emissions:"': (s, a, u) => `### ${s}\n\nEmissions: ${a} ${u}\n\n`,
  numbered: (s, a, u) => `1. ${s}: ${a} ${u}\n`,
  lettered: (s, a, u) => `a) ${s}: ${a} ${u}\n`,
  'unit in the label': (s, a, u) => `${s} (${u}): ${a}\n`,
  'unit in the label, amount under it': (s, a, u) => `${s} (${u})\n${a}\n\n`,
  'unit behind the label, amount under it': (s, a, u) => `${s}, ${u}\n${a}\n\n`,
  border: (s, a, u) => `${s} | ${a} ${u}\n`,
  tab: (s, a, u) => `${s}\t${a} ${u}\n`,
  'amount, dash, label': (s, a, u) => `${a} ${u} – ${s}\n`,
  'amount, label in brackets': (s, a, u) => `${a} ${u} (${s})\n`,
  'amount, label': (s, a, u) => `${a} ${u} ${s}\n`,
  quoted: (s, a, u) => `> ${s}: ${a} ${u}\n`,
  dots: (s, a, u) => `${s} ........ ${a} ${u}\n`,
  'year under the label': (s, a, u) => `${s}\n2023: ${a} ${u}\n`,
  'year behind the label': (s, a, u) => `${s} 2023: ${a} ${u}\n`,
  'year in brackets': (s, a, u) => `${s} (2023): ${a} ${u}\n`,
  'year before the label': (s, a, u) => `2023 ${s}: ${a} ${u}\n`,
}

/** A bare "t" or a unit in words does not say in every place that it is the label's. */
const doubtful = /metric tons|^t$|equivalent/

describe.each(Object.entries(entries))('%s', (_, entry) => {
  test.each(units)('in %s', (unit) => {
    for (const scopes of names) {
      const list = scopes.map((scope, at) => entry(scope, amounts[at] ?? '', unit)).join('')
      const read = readText(`# Sustainability report 2023\n\n## Our GHG emissions\n\n${list}`)
      const wanted = unit === 'kg CO2e' ? ['2023 1 0.51754', '2023 2 0.14639', '2023 3 2.6635'] : expected
      if (doubtful.test(unit)) expect(wanted, list).toEqual(expect.arrayContaining(read))
      else expect(read, list).toEqual(wanted)
    }
  })
})

test('a list that begins and ends with an amount says of none whose it is', () => {
  const lines = ['12,345 t CO2e', 'Scope 1', '517 t CO2e', 'Scope 2', '146 t CO2e']
  expect(readText(`# Report 2023\n\n${lines.join('\n\n')}\n`)).toEqual([])
})
