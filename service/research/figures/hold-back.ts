import type { CompanyProfile } from '@/service/companies/company-profile'
import { holdImplausible } from '@/service/plausibility/hold-implausible'
import { convert } from '@/service/reference/read-rates'
import type { Reference } from '@/service/reference/read-reference'
import { measure, toKnown } from '@/service/research/known-companies'

/**
 * The companies with every figure held back that cannot be believed, beside their other years and their industry's median.
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
    return { ...profile, disclosures: holdImplausible(profile.disclosures, { toUsd, industryKgPerUsd }, accepted) }
  })
}
