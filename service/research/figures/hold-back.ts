import type { CompanyProfile } from '@/service/companies/company-profile'
import { holdImplausible } from '@/service/plausibility/hold-implausible'
import { convert } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { measure, toKnown } from '@/service/research/known-companies'
import { holdEarlierPerimeter } from './hold-earlier-perimeter'

/**
 * Companies with implausible figures held back: compared with their other years and their industry's median, or because they cover
 * another group than today's. `accepted`: keys of findings accepted by a person of this installation.
 */
export function holdBack(
  profiles: readonly CompanyProfile[],
  reference: Reference,
  accepted: ReadonlySet<string>,
): CompanyProfile[] {
  // A few wrong figures hardly move a median, so medians are computed before removing them.
  const { peers } = measure(profiles.map(toKnown), reference)
  const medians = new Map(peers.map(({ industryId, kgPerUsd }) => [industryId, kgPerUsd]))
  const toUsd = (amount: number, currency: string, year: number) =>
    convert(reference.rates, amount, currency, 'USD', year)?.amount ?? null
  return profiles.map((profile) => {
    if (profile.disclosures.length === 0) return profile
    const industryKgPerUsd = medians.get(profile.company.industry?.id ?? '') ?? null
    const believed = holdImplausible(profile.disclosures, { toUsd, industryKgPerUsd }, accepted)
    return holdEarlierPerimeter({ ...profile, disclosures: believed }, accepted)
  })
}
