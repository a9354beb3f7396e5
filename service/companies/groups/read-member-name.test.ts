import { expect, it } from 'vitest'
import { beginningsOf, readMemberName } from './read-member-name'

const coresOf = (name: string, region: string | null = null) => readMemberName(name, region).map(({ core }) => core)

it.each([
  ['Siemens Canada Limited', ['siemens']],
  ['Nestlé Deutschland AG', ['nestle']],
  ['Toyota Motor Manufacturing (UK) Limited', ['toyotamotorsmanufacturing', 'toyotamotors']],
  ['Ericsson Sverige AB', ['ericsson']],
  ['IBM Deutschland GmbH', ['internationalbusinessmachines']],
  ['BASF Coatings', []],
  ['BASF Corporation', []],
  ['Siemens Energy', []],
  ['Siemens Healthineers Canada', ['siemenshealthineers']],
  ['Bank of Ireland', []],
  ['Canada Bread Company', []],
  ['Target Australia Pty Ltd', []],
  ['SK China', []],
  ['Canada', []],
])('%s', (name, cores) => expect(coresOf(name)).toEqual(cores))

it('returns the parent that a person decided on, only in the countries of that decision, with its reason', () => {
  expect(readMemberName('Air France', 'FR')).toEqual([
    { core: 'airfranceklm', kind: 'reviewed', reason: 'The French airline below Air France-KLM' },
  ])
  expect(coresOf('Audi', 'JP')).toEqual([])
})

it('returns the owner of a brand or business, if there is only one', () => {
  expect(readMemberName('Opel Automobile GmbH', 'DE')).toEqual([
    { core: 'stellantis', kind: 'reviewed', reason: expect.stringContaining('Stellantis') },
  ])
  expect(readMemberName('Kraft Foods', 'US')).toEqual([])
  expect(readMemberName('Statoil', 'NO')).toEqual([])
})

it('lists the names that a name extends, the longest first, and none if a person decided that it is in no group', () => {
  expect(beginningsOf('Infosys BPM Limited')).toEqual(['infosys'])
  expect(beginningsOf('Toyota Motor Credit Corporation')).toEqual(['toyotamotors', 'toyota'])
  expect(beginningsOf('Infosys')).toEqual([])
})
