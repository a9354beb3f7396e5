import { expect, test } from 'vitest'
import { markdownOf, readText } from '@/service/reports/testing/read-test-pages'

test('electricity by one method and district heating under scope 2 are parts of its sum, and of neither method', () => {
  const rows = [
    ['Växthusgasutsläpp, ton CO2e', '2021', '2022'],
    ['**Scope 2**', '', ''],
    ['El (marknadsbaserad)', '55', '45'],
    ['Fjärrvärme', '220', '210'],
    ['Summa scope 2', '275', '255'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 2 275', '2022 2 255'])
})

test('beside a column of scopes they are added, by the method that the electricity has', () => {
  const rows = [
    ['Scope', 'Utsläppskälla', '2021 (ton CO2e)', '2022 (ton CO2e)'],
    ['1', 'Tjänstebilar', '230', '210'],
    ['1', 'Oljeeldning', '25', '20'],
    ['2', 'El, marknadsbaserad', '36', '33'],
    ['2', 'Fjärrvärme', '110', '100'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 1 255', '2021 2mb 146', '2022 1 230', '2022 2mb 133'])
  const totals = [
    ['', 'Totalt scope 2 (marknadsbaserad)', '146', '133'],
    ['2', 'Totalt scope 2 (platsbaserad)', '310', '296'],
  ]
  expect(readText(markdownOf([...rows, ...totals]))).toEqual([
    '2021 1 255',
    '2021 2lb 310',
    '2021 2mb 146',
    '2022 1 230',
    '2022 2lb 296',
    '2022 2mb 133',
  ])
})

test('sentences: the method after its amount, and the year before in brackets before the unit', () => {
  const read = (text: string) => readText(`# Sustainability report 2022\n\n${text}`)
  expect(
    read(
      'Utsläppen i scope 2 uppgick till 2 345 ton CO2e enligt marknadsbaserad metod och 3 456 ton CO2e enligt platsbaserad metod.',
    ),
  ).toEqual(['2022 2lb 3456', '2022 2mb 2345'])
  expect(read('Scope 1 stood at 1,230 (1,320) tonnes CO2e and scope 3 at 43,550 (46,290) tonnes CO2e.')).toEqual([
    '2022 1 1230',
    '2022 3 43550',
  ])
})
