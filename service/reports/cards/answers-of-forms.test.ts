import { describe, expect, test } from 'vitest'
import { markdownOf, readText } from '@/service/reports/testing/read-test-pages'

/** Answers to questionnaires of CDP, one cell a line, as the text of such a form comes out. */
const form = (...lines: string[]) =>
  readText(
    `CDP Climate Change 2024 response\n\n(1.4.1) End date of reporting year\n12/31/2023\n\n${lines.join('\n')}\n`,
  )

const own = [
  '(7.6) What were your gross global Scope 1 emissions?',
  '(7.6.1) Scope 1 emissions (metric tons CO2e)',
  '12345',
]

test.each([
  ['country', '(7.16) Break down your total gross global Scope 1 and 2 emissions by country/area.', 'Germany', '7.16'],
  ['division', '(7.17.1) Break down your Scope 1 emissions by business division.', 'Steel', '7.17.1'],
  ['gas', '(7.15.1) Break down your total gross global Scope 1 emissions by greenhouse gas type', 'CO2', '7.15.1'],
  ['customer', '(7.26) Allocate your emissions to your customers listed below.', 'A customer', '7.26'],
  // A page that begins within the question.
  ['no question', '', 'Germany', '7.16'],
])('what a form asks for again by %s is no whole', (_, question, part, number) => {
  const answer = [`(${number}.1) Scope 1 emissions (metric tons CO2e)`, '9000']
  expect(form(...own, question, part, ...answer)).toEqual(['2023 1 12345'])
  expect(form(question, part, ...answer)).toEqual([])
})

test('questions that begin with their number without brackets', () => {
  const lines = [
    "C6.1 What were your organization's gross global Scope 1 emissions in metric tons CO2e?",
    'Reporting year',
    'Gross global Scope 1 emissions (metric tons CO2e)',
    '48213',
    'Start date',
    'January 1 2023',
    'End date',
    'December 31 2023',
    "C6.3 What were your organization's gross global Scope 2 emissions in metric tons CO2e?",
    'Reporting year',
    'Scope 2, location-based',
    '91507',
    'Scope 2, market-based (if applicable)',
    '40118',
    'End date',
    'December 31 2023',
  ]
  expect(form(...lines)).toEqual(['2023 1 48213', '2023 2lb 91507', '2023 2mb 40118'])
})

test('what a target covers is no whole, and its dates are not those of other answers', () => {
  const target = [
    '(7.53.1) Provide details of your absolute emissions targets.',
    '(7.53.1.11) End date of base year',
    '12/31/2019',
    '(7.53.1.12) Base year Scope 1 emissions covered by target (metric tons CO2e)',
    '15678',
    '(7.53.1.57) Scope 1 emissions in reporting year covered by target (metric tons CO2e)',
    '11111',
  ]
  expect(form(...own, ...target)).toEqual(['2023 1 12345'])
})

test('base years, each with the date over its answer', () => {
  const base = (scope: string, end: string, amount: string) => [
    scope,
    '(7.5.1) Base year end',
    end,
    '(7.5.2) Base year emissions (metric tons CO2e)',
    amount,
    '(7.5.3) Methodological details',
  ]
  expect(
    form(
      '(7.5) Provide your base year and base year emissions.',
      ...base('Scope 1', '12/31/2019', '15678.0'),
      ...base('Scope 2 (market-based)', '12/31/2019', '4678.0'),
      ...base('Scope 3 category 1: Purchased goods and services', '12/31/2020', '98765.0'),
      ...own,
    ),
  ).toEqual(['2019 1 15678', '2019 2mb 4678', '2020 3.1 98765', '2023 1 12345'])
})

describe('an index', () => {
  const rows = (head: string) => [
    ['GRI Standard', 'Disclosure', head],
    ['GRI 305: Emissions 2016', '305-1 Direct (Scope 1) GHG emissions', 'Environment, 12,345 t CO2e'],
    ['', '305-2 Energy indirect (Scope 2) GHG emissions', 'Environment, 2,345 t CO2e'],
    ['', '305-7 NOx, SOx', '12 t'],
  ]
  test.each(['Response', 'Location', 'Comment'])('answers under "%s", of no year of the standard', (head) => {
    expect(readText(markdownOf(rows(head)))).toEqual(['2022 1 12345', '2022 2 2345'])
  })

  test('disclosures by their number alone', () => {
    const table = [
      ['Disclosure', '2022', '2021', 'Unit'],
      ['GRI 305-1', '12,345', '13,456', 'tCO2e'],
      ['GRI 305-2', '2,345', '3,456', 'tCO2e'],
      ['GRI 305-7', '12', '13', 't'],
    ]
    expect(readText(markdownOf(table))).toEqual(['2021 1 13456', '2021 2 3456', '2022 1 12345', '2022 2 2345'])
  })

  test('indicators of what a fund has invested in are not its own', () => {
    const table = [
      ['Adverse sustainability indicator', 'Metric', 'Impact 2022'],
      ['1. GHG emissions', 'Scope 1 GHG emissions', '12,345 tCO2e'],
      ['', 'Scope 2 GHG emissions', '2,345 tCO2e'],
    ]
    expect(readText(markdownOf(table))).toEqual([])
  })
})
