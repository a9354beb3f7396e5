import { describe, expect, it } from 'vitest'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/answers/organization-answer'
import { regionsOf, yearsOf } from './worldwide'

type Given = { year: number; region: string | null; [field: string]: unknown }

function organizationWith(performances: Given[]): OrganizationAnswer {
  const organization = parseOrganization({ id: 7, performances })
  if (organization === null) throw new Error('not an organization')
  return organization
}

describe('regions of an organization', () => {
  const organization = organizationWith([
    { year: 2023, region: 'US' },
    { year: 2022, region: 'AU' },
    { year: 2021, region: 'GLOBAL' },
    { year: 2020, region: 'us' },
    { year: 2020, region: null },
  ])

  it('are series of their own, which fill no gap of the worldwide one', () => {
    expect(regionsOf(organization)).toEqual(['AU', 'US'])
    expect(yearsOf(organization, 'worldwide').map(({ year }) => year)).toEqual([2020, 2021])
    expect(yearsOf(organization, 'US').map(({ year }) => year)).toEqual([2020, 2023])
    expect(yearsOf(organization, 'AU').map(({ year }) => year)).toEqual([2022])
  })
})

it('is no year of the organization where only footprints of products are known', () => {
  const production_emission_factors = [{ product: 'Green Ethanol', unit: 'liter', factor: 2 }]
  const publishers = ['Carbon Gap']
  const organization = organizationWith([
    { year: 2025, region: 'GLOBAL', production_emission_factors },
    { year: 2024, region: 'GLOBAL', production_emission_factors, revenue: 5 },
    { year: 2023, region: 'GLOBAL', production_emission_factors, publishers },
    { year: 2022, region: 'GLOBAL' },
  ])
  expect(yearsOf(organization, 'worldwide').map(({ year }) => year)).toEqual([2022, 2023, 2024])
})
