import { scope1And2Sum } from '@/service/reference/emission-sums'
import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** What revenue is compared with. US dollars at the mean rate of the year. */
export type RevenueYardstick = {
  toUsd: (amount: number, currency: string, year: number) => number | null
  /** Median of scopes 1 and 2 in kilograms per US dollar over the companies of the industry; null where fewer than five are known. */
  industryKgPerUsd: number | null
}

/** Thousands or millions read as single units are a factor of at least 1000; companies do not grow a hundredfold in a year. */
const revenueFactor = 100
/** Within an ISIC division real intensities spread over two orders of magnitude: a factor of a thousand is a wrong unit. */
const intensityFactor = 1000

type RevenueYear = { disclosure: Disclosure; amount: number; usd: number }

/**
 * Finds revenue of one company (one source) that cannot be right: more than a hundred times that of both neighbouring years or
 * less than a hundredth of it, or such that scopes 1 and 2 per dollar are more than a thousand times the industry's median or
 * less than a thousandth of it.
 */
export function findOddRevenue(disclosures: readonly Disclosure[], yardstick: RevenueYardstick): Finding[] {
  const years = disclosures
    .flatMap((disclosure): RevenueYear[] => {
      const { revenue, year, region } = disclosure
      const usd = revenue && region === 'GLOBAL' ? yardstick.toUsd(revenue.amount, revenue.currency, year) : null
      return revenue === null || usd === null ? [] : [{ disclosure, amount: revenue.amount, usd }]
    })
    .toSorted((a, b) => a.disclosure.year - b.disclosure.year)
  return years.flatMap((year, index) => {
    const reason = jumpOf(year, years[index - 1], years[index + 1])
    if (reason !== null) return [toFinding('revenue_jump', year.disclosure, 'revenue', year.amount, reason)]
    const odd = oddIntensity(year, yardstick.industryKgPerUsd)
    return odd === null ? [] : [toFinding('intensity', year.disclosure, 'revenue', year.amount, odd)]
  })
}

function jumpOf(year: RevenueYear, before: RevenueYear | undefined, after: RevenueYear | undefined): string | null {
  const neighbours = [before, after].filter((neighbour) => neighbour !== undefined)
  const isFar = neighbours.map(({ usd }) => (year.usd > usd ? year.usd / usd : usd / year.usd) >= revenueFactor)
  if (neighbours.length < 2 || isFar.includes(false)) return null
  return `more than ${revenueFactor} times apart from ${neighbours.map(({ disclosure }) => disclosure.year).join(' and ')}`
}

function oddIntensity({ disclosure, usd }: RevenueYear, industryKgPerUsd: number | null): string | null {
  const kilograms = scope1And2Sum(disclosure.emissions)
  if (industryKgPerUsd === null || kilograms === null || kilograms === 0) return null
  const times = kilograms / usd / industryKgPerUsd
  if (times < intensityFactor && times > 1 / intensityFactor) return null
  const words = times >= 1 ? `${Math.round(times)} times` : `a ${Math.round(1 / times)}th of`
  return `scope 1 and 2 per US dollar of it are ${words} the median of its industry`
}
