import { expect, it } from 'vitest'
import { readInlineXbrl } from '@/service/reports/input/xbrl/read-inline-xbrl'
import { readTextReport } from '@/service/reports/read-report'

const statementsOf = (...sentences: string[]) =>
  readTextReport(`# Sustainability report 2023\n\n${sentences.join('\n\n')}\n`).statements.map(({ kind, value, by }) =>
    [kind, value, ...(by === null ? [] : [by])].join(' '),
  )

it.each([
  ['Our GHG emissions have been subject to limited assurance by Ernst & Young.', 'assurance limited Ernst & Young'],
  ['Deloitte provided reasonable assurance over our Scope 1 and 2 emissions.', 'assurance reasonable'],
  ['The greenhouse gas data in this report has not been externally assured.', 'assurance none'],
  ['Die Treibhausgasemissionen wurden mit begrenzter Sicherheit geprüft.', 'assurance limited'],
  ['Les émissions de GES ont fait l’objet d’une assurance modérée.', 'assurance limited'],
  ['当社の温室効果ガス排出量は第三者による限定的保証を受けています。', 'assurance limited'],
  ['We use the operational control approach to consolidate our GHG emissions.', 'boundary operational_control'],
  [
    'Emissions are consolidated under the financial control approach of the GHG Protocol.',
    'boundary financial_control',
  ],
  ['Scope 1 emissions are reported on an equity share basis.', 'boundary equity_share'],
  ['Utsläppen beräknas enligt principen om operationell kontroll.', 'boundary operational_control'],
  ['Our base year for Scope 1 and 2 emissions is 2019.', 'base_year 2019'],
  ['Scope 1 emissions fell by 12 % against our 2018 baseline.', 'base_year 2018'],
  ['温室効果ガス排出量の基準年は2013年度です。', 'base_year 2013'],
  ['Emissions were converted with global warming potentials of the IPCC Fifth Assessment Report.', 'gwp AR5'],
  ['GHG emissions use GWP values from AR6.', 'gwp AR6'],
])('%s', (sentence, expected) => {
  expect(statementsOf(sentence)).toEqual([expected])
})

it.each([
  ['an assurance to come', 'We plan to obtain limited assurance of our GHG emissions in 2025.'],
  ['of the accounts', 'Our auditor gave reasonable assurance on the financial statements.'],
  ['both levels, explained', 'Limited assurance of emissions is substantially less than reasonable assurance.'],
  ['internal controls', 'The board reviews financial control systems and climate risks.'],
  ['approaches that are told apart', 'The GHG Protocol knows operational control and financial control of emissions.'],
  ['a base year of sales', 'Against the base year 2019 sales grew by 4 %.'],
  ['two base years', 'The base year is 2019 for Scope 1 emissions, and the base year is 2021 for Scope 3.'],
  ['an assessment of something else', 'The Fifth Assessment Report describes the risks of climate change.'],
])('%s says nothing', (_, sentence) => {
  expect(statementsOf(sentence)).toEqual([])
})

it('years that places name equally often are none; the one that most name is', () => {
  const one = 'Our base year for emissions is 2019.'
  const other = 'Our base year for emissions is 2020.'
  expect(statementsOf(one, other)).toEqual([])
  expect(statementsOf(one, other, 'The 2019 baseline covers our emissions.')).toEqual(['base_year 2019'])
})

it('where some is assured, what is not assured besides makes no "none"', () => {
  expect(
    statementsOf(
      'Our Scope 1 emissions have been subject to limited assurance.',
      'Scope 3 emissions were not externally assured.',
    ),
  ).toEqual(['assurance limited'])
})

it('a tagged report says them in its text', () => {
  const period =
    '<xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period>'
  const { figures, statements } = readInlineXbrl(
    `<html><xbrli:context id="c">${period}</xbrli:context><xbrli:unit id="t"><xbrli:measure>utr:tCO2e</xbrli:measure></xbrli:unit>
    <p>Our base year for Scope 1 and 2 emissions is 2019.</p>
    <ix:nonFraction name="esrs:GrossScope1GreenhouseGasEmissions" contextRef="c" unitRef="t">1,204</ix:nonFraction></html>`,
  )
  expect(figures.map(({ year, scope, value }) => [year, scope, value])).toEqual([[2024, '1', 1204]])
  expect(statements.map(({ kind, value }) => [kind, value])).toEqual([['base_year', '2019']])
})
