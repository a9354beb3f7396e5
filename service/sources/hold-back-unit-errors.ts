import type { DisclosedEmissions, Disclosure } from '@/service/reference/records'
import { withPrintedBehind } from '@/service/sources/tables/printed-figures'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import { statedBelowAPart } from '@/service/sources/tables/stated-below-a-part'

type YearDisclosure = Omit<Disclosure, 'companyId'>
type Field = Exclude<keyof DisclosedEmissions, 'scope3CategoriesKg'>
type Categories = NonNullable<DisclosedEmissions['scope3CategoriesKg']>
type Point = { index: number; year: number; kilograms: number }

const scope1And2Fields = [
  'scope1Kg',
  'scope2Kg',
  'scope2LocationKg',
  'scope2MarketKg',
  'scope1And2Kg',
  'scope1And2LocationKg',
  'scope1And2MarketKg',
] as const satisfies readonly Field[]

/** Market-based scope 2 is not among them: it may truly be 0 for a company that buys only renewable power. */
const fieldsWithoutTrueZero = [
  'scope1Kg',
  'scope2Kg',
  'scope2LocationKg',
  'scope1And2Kg',
  'scope1And2LocationKg',
  'scope3Kg',
  'totalKg',
] as const satisfies readonly Field[]

/** Figures of neighbouring years that are this far apart differ by a unit: kilotonnes among tonnes are a factor of 1000. */
const unitErrorFactor = 300
/** In kilograms: a company with this much in its other years did not emit 0 in one. */
const largestBesideZero = 300_000

/** How far the sum of the scope 3 categories may be from a thousandth of their stated total to count as such. */
const nearThousand = { least: 900, most: 1100 }
/** At least this many categories must differ by a unit between two years; fewer may be a change of coverage. */
const fewestCategories = 3

/**
 * Holds back, in one company's disclosures (one source, one region), figures of scopes 1 and 2 that contradict the other years by
 * a factor of about 1000, and zeros that mean a blank. Jumps of scope 3 stay, because they come from coverage; only categories
 * that are all a thousandth of their stated total, or of the same categories in another year, are held back. So are a figure of
 * scopes 1 and 2 that is smaller than scope 1 alone, and stated totals smaller than a part (stated-below-a-part.ts). A disclosure
 * without any figure left is dropped. Each figure held back is refused with its reason, under `name`.
 */
export function holdBackUnitErrors(
  disclosures: readonly YearDisclosure[],
  name: string,
  file: string,
): { disclosures: YearDisclosure[]; refused: RefusedRow[] } {
  const kept = disclosures.map((disclosure) => ({ ...disclosure, emissions: { ...disclosure.emissions } }))
  const refused: RefusedRow[] = []
  const takeOut = (index: number, field: keyof DisclosedEmissions, because: string) => {
    const disclosure = kept[index]
    if (!disclosure) return
    const value = disclosure.emissions[field]
    const figure = typeof value === 'number' ? `${field} of ${value / 1000} t` : field
    delete disclosure.emissions[field]
    const reason = `${name} ${disclosure.year}: ${figure} ${because}`
    refused.push({ source: disclosure.source, file, row: disclosure.locator, reason })
  }
  for (const field of fieldsWithoutTrueZero) {
    for (const { index } of blankZeros(kept, field)) takeOut(index, field, 'stands for a blank')
  }
  for (const field of scope1And2Fields) {
    for (const { index } of oddOnes(pointsOf(kept, field))) {
      takeOut(index, field, 'is about 1000 times more or less than in its other years')
    }
  }
  for (const [index, { emissions }] of kept.entries()) {
    for (const field of contradictions(emissions))
      takeOut(index, field, 'contradicts another figure of the same year: scope 1 is larger than scopes 1 and 2')
  }
  for (const index of misscaledCategories(kept)) takeOut(index, 'scope3CategoriesKg', 'are in thousands of tonnes')
  for (const [index, disclosure] of kept.entries()) {
    for (const { field, because } of statedBelowAPart(disclosure.emissions)) takeOut(index, field, because)
  }
  return {
    disclosures: kept
      .filter(({ emissions, revenue }) => revenue !== null || Object.keys(emissions).length > 0)
      .map(withPrintedBehind),
    refused,
  }
}

const combinedFields = [
  'scope1And2Kg',
  'scope1And2LocationKg',
  'scope1And2MarketKg',
] as const satisfies readonly Field[]
/** Large figures are rounded: a difference below 2 % is no contradiction. */
const roundingShare = 0.98
/** If they are this far apart, nobody can say which of the two is wrong; if nearer, the combined figure has another boundary. */
const bothInDoubt = 3

/** Scope 1 is a part of scopes 1 and 2. Where it is the larger figure, the combined figure is held back, or both are. */
function contradictions(emissions: DisclosedEmissions): Field[] {
  const { scope1Kg } = emissions
  if (scope1Kg === undefined) return []
  const smaller = combinedFields.filter((field) => {
    const combined = emissions[field]
    return combined !== undefined && combined < scope1Kg * roundingShare
  })
  const isInDoubt = smaller.some((field) => (emissions[field] ?? 0) * bothInDoubt < scope1Kg)
  return isInDoubt ? ['scope1Kg', ...smaller] : smaller
}

function pointsOf(disclosures: readonly YearDisclosure[], field: Field): Point[] {
  return disclosures
    .flatMap(({ year, emissions }, index) => {
      const kilograms = emissions[field]
      return kilograms === undefined ? [] : [{ index, year, kilograms }]
    })
    .sort((left, right) => left.year - right.year)
}

/**
 * Returns zeros beside other years that are far from 0, and a location-based 0 of a company that burns fuel itself: power from a
 * grid has location-based emissions whatever contract it is bought by.
 */
function blankZeros(disclosures: readonly YearDisclosure[], field: Field): Point[] {
  const points = pointsOf(disclosures, field)
  const others = points.map(({ kilograms }) => kilograms).filter((kilograms) => kilograms > 0)
  const middle = others.sort((left, right) => left - right)[Math.floor(others.length / 2)] ?? 0
  return points.filter(({ index, kilograms }) => {
    if (kilograms > 0) return false
    const scope1Kg = disclosures[index]?.emissions.scope1Kg ?? 0
    return middle >= largestBesideZero || (field === 'scope2LocationKg' && scope1Kg >= largestBesideZero)
  })
}

/**
 * Splits the figures at the widest jump and returns the smaller group; of two groups of one size the lower figures, because the
 * known mistake is a figure in thousands or millions of tonnes in a column of tonnes.
 */
function oddOnes(points: readonly Point[]): Point[] {
  // Below a tonne, rounding makes factors meaningless.
  const positive = points.filter(({ kilograms }) => kilograms >= 1000)
  let widest = { factor: 1, border: 0 }
  for (const [index, point] of positive.entries()) {
    const previous = positive[index - 1]
    if (!previous) continue
    const [low, high] = [previous.kilograms, point.kilograms].sort((left, right) => left - right) as [number, number]
    if (high / low > widest.factor) widest = { factor: high / low, border: Math.sqrt(high * low) }
  }
  if (widest.factor < unitErrorFactor) return []
  const low = positive.filter(({ kilograms }) => kilograms < widest.border)
  const high = positive.filter(({ kilograms }) => kilograms >= widest.border)
  return low.length <= high.length ? low : high
}

/** Indexes of the disclosures whose scope 3 categories are all too small by a factor of a thousand. */
function misscaledCategories(disclosures: readonly YearDisclosure[]): number[] {
  return disclosures.flatMap(({ emissions }, index) => {
    const categories = emissions.scope3CategoriesKg
    if (!categories) return []
    const sum = Object.values(categories).reduce((total, kilograms) => total + kilograms, 0)
    const ofTotal = (emissions.scope3Kg ?? 0) / sum
    if (ofTotal > nearThousand.least && ofTotal < nearThousand.most) return [index]
    return disclosures.some((other) => isThousandth(categories, other.emissions.scope3CategoriesKg)) ? [index] : []
  })
}

/** Whether the categories that both years have are all far smaller, by a median factor of about a thousand. */
function isThousandth(categories: Categories, others: Categories | undefined): boolean {
  const factors = Object.entries(categories)
    .flatMap(([category, kilograms]) => {
      const other = others?.[category as keyof Categories]
      return other && kilograms > 0 ? [other / kilograms] : []
    })
    .sort((left, right) => left - right)
  const least = factors[0] ?? 0
  const middle = factors[Math.floor(factors.length / 2)] ?? 0
  return factors.length >= fewestCategories && least > 50 && middle > unitErrorFactor && middle < 10 * unitErrorFactor
}
