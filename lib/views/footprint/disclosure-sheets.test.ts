import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { parseFootprint } from '@/lib/views/answers/footprint/footprint-answer'
import { disclosureSheets, type WorkbookWords } from './disclosure-sheets'

const format = createFormat('en-US')
const words = { footprint: format.words('footprint'), disclosure: format.words('disclosure'), format }

const total = {
  kg: 400_000,
  low: 300_000,
  high: 700_000,
  primary_share: 0.25,
  quality: 3.5,
  spend: 2_000_000,
  covered_spend: 1_500_000,
  suppliers: 12,
  covered_suppliers: 9,
}

const nobody = { suppliers: 0, spend_share: 0, emission_share: null }
const targets = {
  validated: nobody,
  committed: nobody,
  removed: nobody,
  expired: nobody,
  none: nobody,
  unknown: nobody,
}

function sheetsOf(fields: object, of: WorkbookWords = words) {
  const footprint = parseFootprint({
    year: 2025,
    years: [2025],
    currency: 'USD',
    total,
    methods: [
      { method: 'supplier_specific', suppliers: 2, spend: 500_000, kg: 100_000 },
      { method: 'hybrid', suppliers: 0, spend: 0, kg: 0 },
      { method: 'industry_average', suppliers: 7, spend: 1_000_000, kg: 300_000 },
    ],
    not_covered: [{ reason: 'industry_unknown', suppliers: 3, spend: 500_000 }],
    lines: [],
    hot_spots: { industries: [], countries: [] },
    engagement: { two_thirds: null, targets, goal: null },
    version: 1,
    rates: [],
    editions: [],
    ...fields,
  })
  if (footprint === null) throw new Error('Not a footprint')
  return Object.fromEntries(disclosureSheets(footprint, of).map(({ name, rows }) => [name, rows]))
}

const known = sheetsOf({})
const answerTo = (sheet: string, asked: RegExp) =>
  known[sheet]?.find((row) => row.some((cell) => typeof cell === 'string' && asked.test(cell)))?.[2]

it('says for ESRS E1-6 the amount, the share of primary data, each method that was used, and what is left out', () => {
  expect(answerTo('ESRS E1-6', /categories 1 and 2/)).toBe(400)
  expect(answerTo('ESRS E1-6', /data of the suppliers themselves/)).toBe(25)
  expect(answerTo('ESRS E1-6', /method: Industry average/)).toBe(75)
  expect(answerTo('ESRS E1-6', /method: Hybrid/)).toBeUndefined()
  expect(answerTo('ESRS E1-6', /spend that is covered/)).toBe(75)
  expect(answerTo('ESRS E1-6', /^Left out/)).toBe(3)
})

it('answers question 7.8 of CDP in the words that it lets one choose from', () => {
  expect(known['CDP 7.8']?.[1]).toEqual([
    'Scope 3, categories 1 and 2: purchased goods and services, and capital goods',
    'Relevant, calculated',
    400,
    'Supplier-specific method; Spend-based method',
    25,
    'Spend of 2025 with 12 suppliers; 9 of them, with 75% of the spend, are covered. Methods, factors and sources of each line are on the other sheets.',
  ])
})

it('gives each category of scope 3 a row of its own, and what nobody told apart another', () => {
  const part = { kg: 300_000, primary_share: 0.5, methods: ['hybrid'], spend: 1_500_000, covered_spend: 1_000_000 }
  const rows = sheetsOf({
    scope_3_categories: [
      { ...part, scope_3_category: 1, suppliers: 8 },
      { ...part, scope_3_category: 2, kg: 0, primary_share: null, methods: [], covered_spend: 0, suppliers: 1 },
      { ...part, scope_3_category: null, suppliers: 3 },
    ],
  })['CDP 7.8']
  expect(rows?.slice(1, 4).map((row) => row.slice(0, 5))).toEqual([
    ['Category 1: purchased goods and services', 'Relevant, calculated', 300, 'Hybrid method', 50],
    // Nothing of it is covered: that is not 0 tonnes.
    ['Category 2: capital goods', null, null, null, null],
    ['Categories 1 and 2, not told apart', 'Relevant, calculated', 300, 'Hybrid method', 50],
  ])
  expect(rows?.[3]?.[5]).toMatch(/Nobody has said of this spend/)
  expect(rows?.[4]?.[2]).toBe(400)
})

it('writes the numbers of its sentences as the reader’s language does', () => {
  const german = createFormat('de', compileCatalog('de'))
  const own = { footprint: german.words('footprint'), disclosure: german.words('disclosure'), format: german }
  const part = { kg: 1, primary_share: null, methods: ['hybrid'], spend: 1_500_000, covered_spend: 1_103_055 }
  const rows = sheetsOf(
    {
      total: { ...total, covered_spend: 1_470_740, suppliers: 1200 },
      scope_3_categories: [{ ...part, scope_3_category: 1, suppliers: 8 }],
    },
    own,
  )['CDP 7.8']
  const said = rows?.flat().filter((cell) => typeof cell === 'string')
  expect(said?.filter((cell) => cell.includes('73,537\u00a0%'))).toHaveLength(2)
  expect(said?.some((cell) => cell.includes('1.200') || cell.includes('1.500.000'))).toBe(true)
})

it('says for SB 253 how much stands on averages, and that nobody assured it', () => {
  expect(answerTo('SB 253', /industry averages/)).toBe(75)
  expect(answerTo('SB 253', /^Assurance$/)).toMatch(/^None by this program/)
})

it('says of a footprint that covers nobody that nothing is known, not that it is zero', () => {
  const none = { ...total, kg: 0, low: 0, high: 0, primary_share: null, covered_spend: 0, covered_suppliers: 0 }
  const sheets = sheetsOf({ total: none, methods: [] })
  expect(sheets['CDP 7.8']?.[1]?.slice(1, 5)).toEqual([null, null, null, null])
  expect(sheets['ESRS E1-6']?.[1]?.[2]).toBeNull()
  expect(sheets['SB 253']?.[1]?.[2]).toBeNull()
})
