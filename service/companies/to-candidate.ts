import type { Candidate } from '@/service/matching/choose-company'
import type { Company } from '@/service/reference/records'

const nordicAndBaltic = ['SE', 'NO', 'DK', 'FI', 'IS', 'EE', 'LV', 'LT'] as const

/**
 * A company that no list places in a country can still only be where its lists look: Klimatkollen follows companies
 * listed in the Nordic and Baltic countries, the SEC's file holds companies listed in the United States.
 */
function likelyRegions(company: Company): readonly string[] | null {
  if (company.hqRegion !== null) return null
  const sources = new Set(company.names.map((name) => name.source))
  if (sources.has('klimatkollen')) return nordicAndBaltic
  return sources.size === 1 && sources.has('sec') ? ['US'] : null
}

export function toCandidate(company: Company): Candidate {
  return {
    id: company.id,
    name: company.name,
    region: company.hqRegion,
    websites: company.websites.map((website) => website.value),
    identifiers: company.identifiers,
    likelyRegions: likelyRegions(company),
  }
}
