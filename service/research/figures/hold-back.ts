import type { CompanyProfile } from '@/service/companies/company-profile'
import { holdImplausible } from '@/service/plausibility/hold-implausible'
import { convert } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { measure, toKnown } from '@/service/research/known-companies'
import { holdEarlierPerimeter } from './hold-earlier-perimeter'

/**
 * The companies with every figure held back that cannot be believed, beside their other years and their industry's median, or
 * that is about another group of companies than today's.
 * `accepted` are keys of findings that a person of this installation accepted.
 */
export function holdBack(
  profiles: readonly CompanyProfile[],
  reference: Reference,
  accepted: ReadonlySet<string>,
): CompanyProfile[] {
  // Medians move little with a few wrong figures, so they are taken before these go.
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
