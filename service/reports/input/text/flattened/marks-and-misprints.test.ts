import { expect, it } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

it('reads an amount that has the number of a note in brackets', () => {
  const text = `Greenhouse gas 2022 2021
Scope 1 tonne CO2 12,470 7,240
Scope 2 tonne CO2 26,630 27,900
Scope 3 tonne CO2 55,670(2) 59,430`
  expect(readText(text)).toContain('2022 3 55670')
})

it('reads years that each have their unit in brackets of several words', () => {
  const text =
    'Greenhouse gas emissions 2021 (in thousands of tonnes CO2-eq.) 2022 (in thousands of tonnes CO2-eq.) Scope 1 2,830 3,280 Scope 2 460 520'
  expect(readText(text)).toEqual(['2021 1 2830000', '2021 2 460000', '2022 1 3280000', '2022 2 520000'])
})

it('reads no amount whose point stands where the others of its row have a comma', () => {
  const text = ['単位', '2020', '2021', '2022', 'スコープ1', 't-CO2', '72,180', '71,100', '65,720']
  const misprinted = ['スコープ2', 't-CO2', '24,170', '25.890', '17,350']
  const read = readText([...text, ...misprinted].join('\n'))
  expect(read.filter((one) => one.includes(' 2 '))).toEqual(['2020 2 24170', '2022 2 17350'])
})

it('takes no amount that is only not to be exceeded', () => {
  expect(readText('2025年度のスコープ3は11.2t-CO2以下とする。')).toEqual([])
})
