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

it('leads to the parent that a person judged, in its countries alone, and says so', () => {
  expect(readMemberName('Air France', 'FR')).toEqual([
    { core: 'airfranceklm', kind: 'reviewed', reason: 'The French airline below Air France-KLM' },
  ])
  expect(coresOf('Audi', 'JP')).toEqual([])
})

it('leads a brand or business to its owner, where it is of one only', () => {
  expect(readMemberName('Opel Automobile GmbH', 'DE')).toEqual([
    { core: 'stellantis', kind: 'reviewed', reason: expect.stringContaining('Stellantis') },
  ])
  expect(readMemberName('Kraft Foods', 'US')).toEqual([])
  expect(readMemberName('Statoil', 'NO')).toEqual([])
})

it('says which names a name extends, the longest first, and none of one that a person judged to be of no group', () => {
  expect(beginningsOf('Infosys BPM Limited')).toEqual(['infosys'])
  expect(beginningsOf('Toyota Motor Credit Corporation')).toEqual(['toyotamotors', 'toyota'])
  expect(beginningsOf('Infosys')).toEqual([])
})
