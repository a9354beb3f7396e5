import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { parseOrganization } from '@/lib/views/answers/organization-answer'
import { viewGroup } from './group-view'

const format = createFormat('en-GB')

function view(group: unknown) {
  const organization = parseOrganization({ id: 1, name: 'Siemens Canada', performances: [], group })
  if (organization === null) throw new Error('That is no organization')
  return viewGroup(organization, format)
}

const group = {
  parent: { id: 7, name: 'Siemens', hq_region: 'DE' },
  relation: 'name',
  is_shown: true,
  performances: [
    {
      year: 2023,
      region: 'GLOBAL',
      publishers: ['Klimatkollen'],
      emissions: { scope_1: { total: 5_000_000 }, scope_2: { total_market_based: 3_000_000 } },
    },
  ],
  sbti: { last_retrieved_at: '2026-05-01', data: [{ near_term: { target_status: 'set', has_target: true } }] },
  sources: [{ url: 'https://klimatkollen.example', title: 'Klimatkollen' }, { url: '/documents/1' }],
}

it('shows newest figures and the target of the parent, with their sources', () => {
  expect(view(group)).toEqual({
    name: 'Siemens',
    country: 'Germany',
    ultimate: null,
    relation: 'name',
    isShown: true,
    scopes1And2: { amount: '8,000 t CO₂e', holds: 'scopes 1 and 2', year: 2023, publishers: 'Klimatkollen' },
    allScopes: null,
    hasTarget: true,
    sources: [{ title: 'Klimatkollen', href: 'https://klimatkollen.example' }],
  })
})

it('says nothing without a group, not even of a service that has never heard of one', () => {
  expect(view(null)).toBeNull()
  expect(view(undefined)).toBeNull()
  expect(view({ parent: { id: 7 } })).toBeNull()
})

it('claims no target where no list was read, and takes an unknown relation for the weakest', () => {
  expect(view({ ...group, relation: 'oracle', sbti: { data: [] }, performances: [] })).toMatchObject({
    relation: 'name',
    hasTarget: null,
    scopes1And2: null,
  })
})
