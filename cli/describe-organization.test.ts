import { expect, it } from 'vitest'
import type { Organization } from '@/client/src/client'
import { describeOrganization } from './describe-organization'

function lines(status: string, company: string | null): string {
  const unknown = { link: null, hq_region: null, hq_subregion: null, industry: null }
  const organization: Partial<Organization> = {
    id: 1,
    name: 'Sample',
    status,
    hq_region: null,
    industry: null,
    industry_group: [],
    score: null,
    matching_organization:
      company === null ? null : { ...unknown, id: 2, name: company, names: [], websites: [], tickers: [] },
    performances: [],
    industry_confidence: null,
    sbti: { last_retrieved_at: null, data: [] },
    climate_pledge: { signed: null, signed_at: null, link: null },
  }
  return describeOrganization(organization as Organization).join('\n')
}

it('says about an organization without a company that nothing was looked up, and not that the sources have no emissions of it', () => {
  expect(lines('synced', null)).toMatch(/company +not identified, so nothing was looked up\n/)
  expect(lines('synced', null)).toMatch(/emissions +not looked up/)
  expect(lines('synced', 'Sample AB')).toMatch(/company +Sample AB\n[\s\S]*emissions +not known in our sources/)
})

it('says nothing final about an organization while it is being researched', () => {
  expect(lines('locating', null)).toMatch(/company +not identified so far\n[\s\S]*emissions +not known so far/)
  expect(lines('enriching', 'Sample AB')).toMatch(/company +Sample AB\n[\s\S]*emissions +not known so far/)
})
