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

/** The largest distance in years at which one year says whether another covers the same group. */
const nearbyYears = 2

function beginsWith(spelling: string, beginning: string): boolean {
  return spelling === beginning || spelling.startsWith(`${beginning} `)
}

/**
 * The former name under which a source knows the company, if it has no present one: the source's figures were stated under that name.
 * Null if it has a present name too, or one that is not recorded as a former name.
 */
function formerNameIn({ names }: Pick<Company, 'names'>, source: SourceId): FormerName | null {
  const own = names.filter((name) => name.source === source)
  const others = names.filter((name) => name.source !== source)
  const former = own.map(({ value }) => {
    const known = findKnownName(readName(value))
    // "GSK" is expanded to its words, which are also its former name.
    if (known?.kind !== 'former' || beginsWith(readName(value).spelling, known.now.spelling)) return null
    const isOfToday = others.some(
      (other) => strength[compareNames(known.now, other.value).level] >= strength.descriptor,
    )
    return isOfToday ? { name: value, regrouped: known.regrouped } : null
  })
  return former.every((one) => one !== null) ? (former[0] ?? null) : null
}

/** Why the worldwide figures of a year, stated under a former name, do not cover today's group; null if they may. */
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
 * The profile with those worldwide years held back that were stated under a former name when the company was a different group: a large
 * part left or joined it (known-names.json), or the year is far from any stated under the present name. Years of sites in one country
 * stay, as they are counted by owner. `accepted`: keys of findings accepted by a person.
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
