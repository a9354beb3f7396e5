import type { CompanyProfile } from '@/service/companies/company-profile'
import { looksLikeAnotherMethod, mostBetweenYears } from '@/service/contract/organization/comparable-years'
import { compareNames, strength } from '@/service/matching/names/compare-names'
import { findKnownName, type KnownName } from '@/service/matching/names/known-names'
import { readName } from '@/service/matching/names/read-name'
import { findingKey } from '@/service/plausibility/finding'
import { scope1And2Sum } from '@/service/reference/emission-sums'
import { holdFigures } from '@/service/reference/hold-figures'
import type { Company, Disclosure, SourceId } from '@/service/reference/records'

const earlierPerimeter = 'earlier_perimeter'

type FormerName = { name: string; regrouped: KnownName['regrouped'] }

/** So far apart two years may lie for one to tell whether the other is about the same group of companies. */
const nearbyYears = 2

function beginsWith(spelling: string, beginning: string): boolean {
  return spelling === beginning || spelling.startsWith(`${beginning} `)
}

/**
 * The former name under which a source has the company, where it knows it by no other: what the source says was stated under that
 * name. Null: it has a name of today as well, or one that nobody wrote down as a former one.
 */
function formerNameIn({ names }: Pick<Company, 'names'>, source: SourceId): FormerName | null {
  const own = names.filter((name) => name.source === source)
  const others = names.filter((name) => name.source !== source)
  const former = own.map(({ value }) => {
    const known = findKnownName(readName(value))
    // "GSK" is read as what its letters stand for, which is its former name as well.
    if (known?.kind !== 'former' || beginsWith(readName(value).spelling, known.now.spelling)) return null
    const isOfToday = others.some(
      (other) => strength[compareNames(known.now, other.value).level] >= strength.descriptor,
    )
    return isOfToday ? { name: value, regrouped: known.regrouped } : null
  })
  return former.every((one) => one !== null) ? (former[0] ?? null) : null
}

/** Why the worldwide figures of a year, stated under a former name, are not about today's group of companies; null: they may be. */
function whyEarlier(former: FormerName, disclosure: Disclosure, others: readonly Disclosure[]): string | null {
  const { name, regrouped } = former
  if (regrouped !== undefined && disclosure.year <= Number(regrouped.month.slice(0, 4))) {
    const { how, part, month } = regrouped
    return how === 'parted'
      ? `stated as ${name}, before ${part} parted from it in ${month}`
      : `stated as ${name}, before it was joined with ${part} in ${month}`
  }
  const kilograms = scope1And2Sum(disclosure.emissions)
  if (kilograms === null) return null
  const apart = others
    .filter(({ year }) => Math.abs(year - disclosure.year) <= nearbyYears)
    .toSorted((a, b) => Math.abs(a.year - disclosure.year) - Math.abs(b.year - disclosure.year))
    .map(({ year, emissions }) => ({ year, kilograms: scope1And2Sum(emissions) }))
    .find((other) => other.kilograms !== null)
  if (apart === undefined || apart.kilograms === null) return null
  if (!looksLikeAnotherMethod(kilograms, apart.kilograms, mostBetweenYears.scopes1And2)) return null
  return `stated as ${name}, and more than ${mostBetweenYears.scopes1And2} times apart from ${apart.year} under the name of today`
}

/**
 * The profile with those worldwide years held back that were stated under a former name of the company, when it was another group of
 * companies: a large part left or joined it (known-names.json), or the year lies far from what is stated under the name of today.
 * Years of sites in one country stay: they are counted by owner. `accepted`: keys of findings that a person accepted.
 */
export function holdEarlierPerimeter(profile: CompanyProfile, accepted: ReadonlySet<string>): CompanyProfile {
  const worldwide = profile.disclosures.filter(({ region }) => region === 'GLOBAL')
  const sources = [...new Set(worldwide.map(({ source }) => source))]
  const former = new Map(sources.map((source) => [source, formerNameIn(profile.company, source)]))
  if (![...former.values()].some((one) => one !== null)) return profile
  const today = worldwide.filter(({ source }) => former.get(source) === null)
  return {
    ...profile,
    disclosures: profile.disclosures.map((disclosure) => {
      const name = disclosure.region === 'GLOBAL' ? former.get(disclosure.source) : null
      const reason = name ? whyEarlier(name, disclosure, today) : null
      if (reason === null) return disclosure
      return holdFigures(disclosure, (field) =>
        accepted.has(findingKey({ ...disclosure, field })) ? null : { rule: earlierPerimeter, reason },
      )
    }),
  }
}
