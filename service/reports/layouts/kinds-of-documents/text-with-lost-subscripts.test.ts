import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const expected = [
  '2021 1 325833',
  '2021 2lb 869832',
  '2021 3.6 12240',
  '2022 1 304144',
  '2022 2lb 890400',
  '2022 3.6 14410',
]

const rows = [
  'Scope 1 – Direct manufacturing per CDP C7.3c 325,833 304,144',
  'Scope 2 – Indirect manufacturing, location-based method per the GHG Protocol 869,832 890,400',
  'Scope 3 – Business travel per CDP C6.5 12,240 14,410',
]

test('the low 2 of CO2 has fallen onto a line of its own, below a ratio and below the heading with the unit', () => {
  const text = [
    'Northgate Ltd. 2022 environmental update',
    'Year ended December 31, 2021 2022',
    'GHG EMISSIONS (the group)',
    'Emissions ratio (gCO /L) 33.33 28.85',
    '2',
    'Reported emissions (MT COe)3, 4 (the group)',
    '2',
    ...rows,
    'ENERGY USE',
    'Total energy use (megajoules) (in millions) 63,735.8 65,389',
  ]
  expect(readText(text.join('\n'))).toEqual(expected)
})

test('two such twos in one line below; a line "2" below no gas is kept', () => {
  const text = ['CO emissions in t CO e', '2 2', 'Year ended 31 December 2021 2022', ...rows, '2']
  expect(readText(text.join('\n'))).toEqual(expected)
})

test('an aim that has a number is a name: what it covers was emitted', () => {
  const said = [
    '# Sustainability report 2022',
    'Our combined Scope 1 and 2 emissions, covered by aim 1, were 32.1 Mt CO2e, a decrease of 41% from our 2019 baseline of 54.5 Mt CO2e.',
    'Scope 3 emissions under goal 2 were 315 Mt CO2e in 2022.',
    'Our target for Scope 1 is 20 Mt CO2e.',
  ]
  expect(readText(said.join('\n\n'))).toEqual(['2019 1+2 54500000', '2022 1+2 32100000', '2022 3 315000000'])
})
