import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

test('ESRS E1-6: retrospective years count, milestones and targets do not', async () => {
  const rows = [
    ['', 'Base year', 'Comparative', 'N', '% N / N-1', '2025', '2030', '(2050)', 'Annual % target / Base year'],
    ['', '(2019)', '2021', '2022', '', '', '', '', ''],
    ['Scope 1 GHG emissions', '', '', '', '', '', '', '', ''],
    ['Gross Scope 1 GHG emissions (tCO2eq)', '9,100', '8,200', '8,000', '-2%', '7,000', '5,000', '0', '4'],
    ['Scope 2 GHG emissions', '', '', '', '', '', '', '', ''],
    [
      'Gross location-based Scope 2 GHG emissions (tCO2eq)',
      '4,100',
      '3,200',
      '3,000',
      '-6%',
      '2,000',
      '1,000',
      '0',
      '4',
    ],
    ['Gross market-based Scope 2 GHG emissions (tCO2eq)', '4,000', '2,200', '2,000', '-9%', '1,500', '500', '0', '4'],
    ['Significant Scope 3 GHG emissions', '', '', '', '', '', '', '', ''],
    [
      'Total Gross indirect (Scope 3) GHG emissions (tCO2eq)',
      '91,000',
      '82,000',
      '80,000',
      '-2%',
      '70,000',
      '50,000',
      '0',
      '4',
    ],
    ['1 Purchased goods and services', '50,000', '45,000', '44,000', '-2%', '', '', '', ''],
    ['2 Capital goods', '41,000', '37,000', '36,000', '-2%', '', '', '', ''],
    ['Total GHG emissions (location-based) (tCO2eq)', '104,200', '93,400', '91,000', '-2%', '', '', '', ''],
  ]
  const page = pageOf(rows, { columns: [30, 265, 315, 350, 392, 425, 458, 492, 580], size: 6 })
  page.texts.push(
    { x: 250, y: 106, text: 'Retrospective', size: 6 },
    { x: 400, y: 106, text: 'Milestones and target years', size: 6 },
  )
  expect(await readPages(page)).toEqual([
    '2019 1 9100',
    '2019 2lb 4100',
    '2019 2mb 4000',
    '2019 3 91000',
    '2019 3.1 50000',
    '2019 3.2 41000',
    '2021 1 8200',
    '2021 2lb 3200',
    '2021 2mb 2200',
    '2021 3 82000',
    '2021 3.1 45000',
    '2021 3.2 37000',
    '2022 1 8000',
    '2022 2lb 3000',
    '2022 2mb 2000',
    '2022 3 80000',
    '2022 3.1 44000',
    '2022 3.2 36000',
  ])
})

test('a CDP answer: the amount stands under its question', async () => {
  const texts = [
    'C6.1',
    '(C6.1) What were your organization’s gross global Scope 1 emissions in metric tons CO2e?',
    'Reporting year',
    'Gross global Scope 1 emissions (metric tons CO2e)',
    '45,678',
    'Start date',
    'January 1 2022',
    'End date',
    'December 31 2022',
    'Comment',
    '(C6.3) What were your organization’s gross global Scope 2 emissions in metric tons CO2e?',
    'Reporting year',
    'Scope 2, location-based',
    '23,456',
    'Scope 2, market-based (if applicable)',
    '12,345',
  ]
  expect(await readPages({ texts: texts.map((text, at) => ({ x: 50, y: 60 + at * 18, text })) })).toEqual([
    '2022 1 45678',
    '2022 2lb 23456',
    '2022 2mb 12345',
  ])
})

test('SECR: UK and global beside each other, energy in the same table', async () => {
  const rows = [
    ['', 'UK and offshore', 'Global (excl. UK)', 'Total', 'UK and offshore', 'Global (excl. UK)', 'Total'],
    ['Emissions from combustion of fuel (Scope 1), tCO2e', '100', '900', '1,000', '110', '990', '1,100'],
    ['Emissions from purchased electricity (Scope 2, location-based), tCO2e', '50', '450', '500', '60', '540', '600'],
    ['Total gross Scope 1 and Scope 2 emissions, tCO2e', '150', '1,350', '1,500', '170', '1,530', '1,700'],
    [
      'Energy consumption used to calculate emissions, kWh',
      '900,000',
      '8,000,000',
      '8,900,000',
      '950,000',
      '8,500,000',
      '9,450,000',
    ],
    ['Intensity ratio: tCO2e per £m revenue', '', '', '1.2', '', '', '1.3'],
  ]
  const page = pageOf(rows, { columns: [30, 320, 372, 420, 475, 530, 580], size: 6 })
  page.texts.push({ x: 350, y: 106, text: '2022', size: 6 }, { x: 510, y: 106, text: '2021', size: 6 })
  expect(await readPages(page)).toEqual([
    '2021 1 1100',
    '2021 1+2 1700',
    '2021 2lb 600',
    '2022 1 1000',
    '2022 1+2 1500',
    '2022 2lb 500',
  ])
})

test('SECR: current and prior year in words, dated in the caption', async () => {
  const rows = [
    ['', 'Current reporting year 2022', 'Comparison reporting year 2021'],
    ['Scope 1 – combustion of gas and fuel for transport (tonnes of CO2e)', '1,234', '1,334'],
    ['Scope 2 – electricity purchased for own use (tonnes of CO2e)', '234', '334'],
    ['Scope 3 – business travel in rental cars (tonnes of CO2e)', '34', '44'],
    ['Total gross CO2e based on above', '1,502', '1,712'],
  ]
  expect(await readPages(pageOf(rows, { columns: [40, 430, 570], size: 7 }))).toEqual([
    '2021 1 1334',
    '2021 2 334',
    '2021 3.6 44',
    '2022 1 1234',
    '2022 2 234',
    '2022 3.6 34',
  ])
})

test('GRI: the disclosure number before the label, the unit after it', async () => {
  const rows = [
    ['GRI 305-1', 'Direct (Scope 1) GHG emissions', 'Metric tons CO2e', '5,432', '5,532', '5,632'],
    [
      'GRI 305-2',
      'Energy indirect (Scope 2) GHG emissions, location-based',
      'Metric tons CO2e',
      '4,321',
      '4,421',
      '4,521',
    ],
    ['', 'Energy indirect (Scope 2) GHG emissions, market-based', 'Metric tons CO2e', '321', '421', '521'],
    ['GRI 305-3', 'Other indirect (Scope 3) GHG emissions', 'Metric tons CO2e', '54,321', '55,321', '56,321'],
    ['GRI 305-4', 'GHG emissions intensity (Scope 1 and 2)', 'Metric tons CO2e/$M', '5.4', '5.5', '5.6'],
    ['GRI 305-5', 'Reduction of GHG emissions', 'Metric tons CO2e', '100', '100', '100'],
  ]
  const texts = rows.flatMap((row, at) =>
    row.map((text, i) => ({ x: [30, 90, 320, 430, 490, 550][i] ?? 0, y: 134 + at * 14, text, size: 8 })),
  )
  const head = ['Disclosure', 'Metric', 'Unit', '2022', '2021', '2020'].map((text, i) => ({
    x: [30, 90, 320, 430, 490, 550][i] ?? 0,
    y: 120,
    text,
    size: 8,
  }))
  expect(await readPages({ texts: [...head, ...texts].filter(({ text }) => text !== '') })).toEqual([
    '2020 1 5632',
    '2020 2lb 4521',
    '2020 2mb 521',
    '2020 3 56321',
    '2021 1 5532',
    '2021 2lb 4421',
    '2021 2mb 421',
    '2021 3 55321',
    '2022 1 5432',
    '2022 2lb 4321',
    '2022 2mb 321',
    '2022 3 54321',
  ])
})

test('SASB: code at the end of the row, the year only in the heading', async () => {
  const rows = [
    ['Topic', 'Accounting metric', 'Code', '2022 Response'],
    ['Greenhouse Gas', 'Gross global Scope 1 emissions, metric tons CO2e', 'EM-CM-110a.1', '1,234,567'],
    ['Emissions', 'Percentage covered under emissions-limiting regulations', 'EM-CM-110a.1', '45%'],
    ['Energy', 'Total energy consumed, GJ', 'EM-CM-130a.1', '9,876,543'],
  ]
  const texts = rows.flatMap((row, at) =>
    row.map((text, i) => ({ x: [30, 120, 380, 490][i] ?? 0, y: 120 + at * 16, text, size: 8 })),
  )
  expect(await readPages({ texts })).toEqual(['2022 1 1234567'])
})
