import { expect, it, test } from 'vitest'
import { makeFootprint } from '../testing/make-footprint'
import { declaredUnits } from './carbon-footprint'
import { findFootprints, readRejection } from './find-footprints'
import { readProductFootprint } from './read-product-footprint'

function detailOf(entry: unknown): string | null {
  const read = readProductFootprint(entry)
  return read.footprint === null ? read.detail : null
}

function without(footprint: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _left, ...rest } = footprint
  return rest
}

it('accepts a footprint with every unit of the specification and with properties that later revisions may add', () => {
  expect(detailOf(makeFootprint())).toBeNull()
  for (const unit of declaredUnits) expect(detailOf(makeFootprint({}, { declaredUnitOfMeasurement: unit }))).toBeNull()
  // "A host system MUST accept ProductFootprints from later revisions" with standards that are not defined yet.
  expect(detailOf(makeFootprint({}, { crossSectoralStandards: ['PEF', 'FUTURE-STANDARD'] }))).toBeNull()
  expect(detailOf(makeFootprint({ specVersion: '3.1.0', statusComment: 'New' }, { newProperty: 1 }))).toBeNull()
  expect(
    detailOf(
      makeFootprint({ extensions: [{ specVersion: '3.0.0', dataSchema: 'https://a.example/1', data: { a: 1 } }] }),
    ),
  ).toBeNull()
})

test.each([
  'id',
  'specVersion',
  'created',
  'status',
  'companyName',
  'companyIds',
  'productDescription',
  'productIds',
  'productNameCompany',
  'pcf',
])('refuses a footprint without %s, and names it', (name) => {
  expect(detailOf(without(makeFootprint(), name))).toMatch(new RegExp(`^${name}: `))
})

test.each([
  'declaredUnitOfMeasurement',
  'declaredUnitAmount',
  'productMassPerDeclaredUnit',
  'referencePeriodStart',
  'referencePeriodEnd',
  'pcfExcludingBiogenicUptake',
  'pcfIncludingBiogenicUptake',
  'fossilGhgEmissions',
  'fossilCarbonContent',
  'ipccCharacterizationFactors',
  'crossSectoralStandards',
  'exemptedEmissionsPercent',
])('refuses a carbon footprint without %s, and names it', (name) => {
  expect(detailOf(makeFootprint({}, { [name]: undefined }))).toMatch(new RegExp(`^pcf.${name}: `))
})

test.each([
  ['an unknown unit', {}, { declaredUnitOfMeasurement: 'gallon' }, /"gallon" is no unit of PACT 3, which has liter, /],
  [
    'numbers that are not written as text',
    {},
    { pcfExcludingBiogenicUptake: 24 },
    /pcfExcludingBiogenicUptake: must be a decimal number written as text/,
  ],
  ['a comma', {}, { pcfExcludingBiogenicUptake: '1,63' }, /with a point/],
  ['an exponent', {}, { pcfExcludingBiogenicUptake: '1e3' }, /with a point/],
  ['an amount of none', {}, { declaredUnitAmount: '0.00' }, /declaredUnitAmount: must be greater than 0/],
  [
    'fossil emissions below zero',
    {},
    { fossilGhgEmissions: '-1' },
    /fossilGhgEmissions: must be a decimal number that is not negative/,
  ],
  [
    'an uptake above zero',
    {},
    { biogenicCO2Uptake: '1.5' },
    /biogenicCO2Uptake: must be a decimal number that is negative or 0/,
  ],
  [
    'two geographies',
    {},
    { geographyRegionOrSubregion: 'Northern Europe' },
    /at most one of geographyCountrySubdivision/,
  ],
  [
    'an unknown region',
    {},
    { geographyCountry: undefined, geographyRegionOrSubregion: 'Scandinavia' },
    /United Nations/,
  ],
  [
    'a period that ends as it begins',
    {},
    { referencePeriodEnd: '2024-01-01T00:00:00Z' },
    /referencePeriodEnd: must be after/,
  ],
  [
    'a day without time',
    {},
    { referencePeriodEnd: '2025-01-01' },
    /referencePeriodEnd: must be a day with time and zone/,
  ],
  [
    'packaging that is included and not',
    {},
    { packagingEmissionsIncluded: false },
    /packagingGhgEmissions: must not be given/,
  ],
  ['a rating of 6', {}, { dqi: { technologicalDQR: '6', geographicalDQR: '1', temporalDQR: '1' } }, /between 1 and 5/],
  [
    'another operator without its name',
    {},
    { productOrSectorSpecificRules: [{ operator: 'Other', ruleNames: ['x'] }] },
    /otherOperatorName: must be given/,
  ],
  ['an empty list', {}, { secondaryEmissionFactorSources: [] }, /must not be an empty list/],
  ['factors of no report', {}, { ipccCharacterizationFactors: ['GWP100'] }, /assessment report/],
  ['an unknown status', { status: 'Draft' }, {}, /^status: /],
  ['an invalid id', { id: '12' }, {}, /^id: must be a UUID/],
  [
    'preceding ids that name it itself',
    { precedingPfIds: ['D9BE4477-E351-45B3-ACD9-E1DA05E6F633'] },
    {},
    /precedingPfIds: must not name the footprint itself/,
  ],
  [
    'preceding ids twice',
    { precedingPfIds: ['51131fb5-42a2-4267-a402-0ecfefad1619', '51131fb5-42a2-4267-a402-0ecfefad1619'] },
    {},
    /names one twice/,
  ],
  ['a company id that is not a URN', { companyIds: ['529900T8BM49AURSDO55'] }, {}, /companyIds.0: must be a URN/],
  [
    'validity that ends before it begins',
    { validityPeriodStart: '2026-01-01T00:00:00Z', validityPeriodEnd: '2025-01-01T00:00:00Z' },
    {},
    /validityPeriodEnd: must be after/,
  ],
  ['a footprint of version 2', { specVersion: '2.3.0' }, {}, /of version 2.3.0 .* ask for it as version 3/],
  ['NUL', { comment: 'a\u0000b' }, {}, /well-formed Unicode/],
  ['half of a sign', { comment: 'a\ud800b' }, {}, /well-formed Unicode/],
  ['more than it may hold', { filler: 'x'.repeat(300_000) }, {}, /more than 256 KB/],
])('refuses %s, in words', (_what, changed, pcf, words) => {
  expect(detailOf(makeFootprint(changed, pcf))).toMatch(words)
})

it('removes signs of writing direction, with which a name looks like another', () => {
  const productNameCompany = 'Green \u202elonahtE\u202c \u2066x\u2069'
  const read = readProductFootprint(makeFootprint({ productNameCompany, comment: 'a\u200eb' }))
  expect(read.footprint?.productNameCompany).toBe('Green lonahtE x')
  expect(read.document).toMatchObject({ productNameCompany: 'Green lonahtE x', comment: 'ab' })
  expect(readProductFootprint(makeFootprint({ productNameCompany, pcf: null }))).toMatchObject({
    footprint: null,
    product: 'Green lonahtE x',
  })
})

it('accepts a backslash before a u that is no escape sequence', () => {
  expect(detailOf(makeFootprint({ comment: 'C:\\u0000\\temp' }))).toBeNull()
})

it('refuses a value that is no object or is nested too deeply, without failing', () => {
  for (const entry of [null, 5, 'x', []]) expect(detailOf(entry)).toBe('must be a product footprint')
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
  expect(detailOf(makeFootprint({ extensions: deep }))).toMatch(/nested deeper/)
})

it('finds the footprints in a file, in both answers of a host and in its event, and in nothing else', () => {
  const one = makeFootprint()
  expect(findFootprints(one)).toEqual([one])
  expect(findFootprints([one, one])).toEqual([one, one])
  expect(findFootprints({ data: [one] })).toEqual([one])
  expect(findFootprints({ data: one })).toEqual([one])
  const type = 'org.wbcsd.pact.ProductFootprint.RequestFulfilledEvent.3'
  expect(findFootprints({ type, data: { requestEventId: '1', pfs: [one] } })).toEqual([one])
  for (const other of [null, 'x', 5, {}, { data: null }, { data: 'x' }]) expect(findFootprints(other)).toBeNull()
})

it('finds what a supplier says in the event that rejects a request, and takes nothing else for one', () => {
  const type = 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3'
  const rejected = (error: object) => ({ type, specversion: '1.0', data: { requestEventId: '1', error } })
  expect(readRejection(rejected({ code: 'NotFound', message: 'No such\nproduct' }))).toBe('No such product')
  expect(readRejection(rejected({ code: 'NotFound' }))).toBe('NotFound')
  for (const other of [null, [], makeFootprint(), { data: { error: {} } }]) expect(readRejection(other)).toBeNull()
})
