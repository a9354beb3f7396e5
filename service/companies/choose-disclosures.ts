import { scope1And2Terms } from '@/service/reference/emission-terms'
import { hasFigures } from '@/service/reference/hold-figures'
import type { Disclosure, SourceId } from '@/service/reference/records'

/**
 * Which source is preferred when several have the same year and region from reports of the same year: the better its figures
 * were read and checked, the earlier it is in this list (docs/data/figures.md, "Order of sources").
 */
const order: readonly SourceId[] = [
  'read-reports',
  'klimatkollen',
  'nzdpu',
  'wikidata',
  'taiwan-reports',
  'twse',
  'tpex',
  'os-climate-itr',
  'carbon-gap',
  'small-collections',
  'taiwan-moenv',
  'epa-ghgrp',
  'au-nger',
  'jp-eegs',
  'kr-gir',
  'uk-ets',
  'ca-ghgrp',
  'ademe-beges',
  'sec-companyfacts',
  'us-washington',
]

/** The disclosures that one performance is made from, and all others of the same year and region. */
export type ChosenDisclosures = {
  year: number
  region: string
  /** Figures of one year are never mixed from several publishers: their boundaries differ. */
  ofEmissions: Disclosure | null
  /** Never for one country: revenue is worldwide. */
  ofRevenue: Disclosure | null
  /** All of the year and region, the most trusted first. */
  all: readonly Disclosure[]
}

/** Reports that state scopes 1 and 2 come before those that state only a part of them; among these the newest report first. */
function byTrust(left: Disclosure, right: Disclosure): number {
  return Number(statesScopes1And2(right)) - Number(statesScopes1And2(left)) || byReport(left, right)
}

/** The newest report first, then by the order of sources. */
function byReport(left: Disclosure, right: Disclosure): number {
  return filingYear(right) - filingYear(left) || rankOf(left.source) - rankOf(right.source)
}

/** Sources that are not in the order come last. */
function rankOf(source: SourceId): number {
  const rank = order.indexOf(source)
  return rank === -1 ? order.length : rank
}

/** Returns the year in which the report was published; if the source does not state it, the year after the reported one. */
export function filingYear({ year, filedIn }: Pick<Disclosure, 'year' | 'filedIn'>): number {
  return filedIn ?? year + 1
}

/** Whether it states scopes 1 and 2, separately or as one sum. */
export function statesScopes1And2({ emissions }: Pick<Disclosure, 'emissions'>): boolean {
  return scope1And2Terms(emissions) !== null
}

function hasEmissions(disclosure: Disclosure): boolean {
  return Object.keys(disclosure.emissions).length > 0
}

function choose(year: number, region: string, disclosures: readonly Disclosure[]): ChosenDisclosures {
  const all = disclosures.toSorted(byTrust)
  const ofEmissions = all.find(hasEmissions) ?? null
  return { year, region, ofEmissions, ofRevenue: region === 'GLOBAL' ? revenueBeside(ofEmissions, all) : null, all }
}

/** Revenue is taken from the report of the emissions if it has any; otherwise from the newest report, whatever scopes that one states. */
function revenueBeside(ofEmissions: Disclosure | null, all: readonly Disclosure[]): Disclosure | null {
  if (ofEmissions !== null && ofEmissions.revenue !== null) return ofEmissions
  return all.filter(({ revenue }) => revenue !== null).toSorted(byReport)[0] ?? null
}

/**
 * Returns the chosen disclosures of each year and region, newest year first, worldwide before single countries. Performances and
 * their evidence are both made from these, so that they cannot disagree.
 */
export function chooseDisclosures(disclosures: readonly Disclosure[]): ChosenDisclosures[] {
  const groups = new Map<string, Disclosure[]>()
  // A disclosure whose figures are all held back is not used.
  for (const disclosure of disclosures.filter(hasFigures)) {
    const key = `${disclosure.year} ${disclosure.region}`
    groups.set(key, [...(groups.get(key) ?? []), disclosure])
  }
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [choose(group[0].year, group[0].region, group)] : []))
    .toSorted(
      (a, b) =>
        b.year - a.year ||
        Number(b.region === 'GLOBAL') - Number(a.region === 'GLOBAL') ||
        a.region.localeCompare(b.region),
    )
}
