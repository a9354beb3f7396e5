import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { parseFootprint } from '@/lib/views/answers/footprint/footprint-answer'
import { footprintSheets } from './footprint-sheets'

const format = createFormat('en-US')
const words = { footprint: format.words('footprint'), disclosure: format.words('disclosure'), format }

const nothing = {
  ...{ kg: 0, low: 0, high: 0, primary_share: null, quality: null },
  ...{ spend: 0, covered_spend: 0, suppliers: 0, covered_suppliers: 0 },
}
const nobody = { suppliers: 0, spend_share: 0, emission_share: 0 }
const targets = {
  ...{ validated: nobody, committed: nobody, removed: nobody, expired: nobody, none: nobody, unknown: nobody },
}

function sheetsOf(total: object, of: object = targets) {
  const footprint = parseFootprint({
    ...{ year: 2025, years: [2025], currency: 'USD', total: { ...nothing, ...total } },
    ...{ methods: [], not_covered: [], lines: [], hot_spots: { industries: [], countries: [] } },
    ...{ engagement: { two_thirds: null, targets: of, goal: null }, version: 1, rates: [], editions: [] },
  })
  if (footprint === null) throw new Error('Not a footprint')
  const sheets = footprintSheets(footprint, words, { at: '2026-11-28T00:00:00Z', kept: null })
  return (name: string, head: string) =>
    sheets
      .find((sheet) => sheet.name === name)
      ?.rows.find(([first]) => first === head)
      ?.slice(1)
}

it('has no amount where nothing was computed, and no share of spend where there is none', () => {
  const cell = sheetsOf({})
  expect(cell('Footprint', 'Emissions, t CO₂e')).toEqual([null])
  expect(cell('Footprint', 'Low, t CO₂e')).toEqual([null])
  expect(cell('Footprint', 'High, t CO₂e')).toEqual([null])
  expect(cell('Targets', 'Validated')).toEqual([0, null, null])
})

it('has a share of spend, and none of emissions, where spend could not be computed with', () => {
  const cell = sheetsOf(
    { spend: 500, suppliers: 1 },
    { ...targets, validated: { suppliers: 1, spend_share: 1, emission_share: null } },
  )
  expect(cell('Footprint', 'Emissions, t CO₂e')).toEqual([null])
  expect(cell('Targets', 'Validated')).toEqual([1, 1, null])
  expect(cell('Targets', 'Committed, not validated')).toEqual([0, 0, null])
})

it('has the amount and the shares where a supplier is covered', () => {
  const cell = sheetsOf(
    { kg: 4000, low: 3000, high: 5000, spend: 500, covered_spend: 500, suppliers: 1, covered_suppliers: 1 },
    { ...targets, validated: { suppliers: 1, spend_share: 1, emission_share: 1 } },
  )
  expect(cell('Footprint', 'Emissions, t CO₂e')).toEqual([4])
  expect(cell('Targets', 'Validated')).toEqual([1, 1, 1])
})
