import type { Industry } from '@/service/reference/records'
import { readCensusNaicsIsic } from '@/service/sources/census-naics-isic/read-census-naics-isic'
import { EPA_FACTOR_YEAR, readEpaSupplyChain } from '@/service/sources/epa-supply-chain/read-epa-supply-chain'
import { readUnIsic } from '@/service/sources/un-isic/read-un-isic'

/**
 * The mean of a division's factors is used only if the EPA has a factor for at least half of the linked codes. This leaves out two
 * divisions: 35, as the EPA has no factor for electricity generation (2211xx) and the mean of gas, steam and ice is wrong for power; and
 * 84, as it has none for government, and the mean of three services that are "part of" it says nothing about the rest.
 */
const LEAST_COVERAGE = 0.5

/**
 * The 88 divisions of ISIC Rev. 4 with their EPA factor: the mean over the NAICS codes that the Census concordance links to the division,
 * each code once. Null without a factor. Throws SourceFileError.
 */
export async function buildIndustries(files: {
  isicText: Uint8Array
  concordance: Uint8Array
  factors: Uint8Array
}): Promise<Industry[]> {
  const isic = readUnIsic(files.isicText)
  const links = await readCensusNaicsIsic(files.concordance, isic.codes)
  const factors = new Map(readEpaSupplyChain(files.factors).map(({ naics, kgPerUsd }) => [naics, kgPerUsd]))
  return isic.divisions
    .map((division) => {
      const linked = new Set(links.filter((link) => link.isic.startsWith(division.id)).map((link) => link.naics))
      return { ...division, epaFactor: meanFactor([...linked], factors) }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

function meanFactor(linked: readonly string[], factors: ReadonlyMap<string, number>): Industry['epaFactor'] {
  const known = linked.flatMap((naics) => factors.get(naics) ?? [])
  if (known.length === 0 || known.length < LEAST_COVERAGE * linked.length) return null
  const mean = known.reduce((sum, factor) => sum + factor, 0) / known.length
  const spread = { low: percentile(known, 0.1), high: percentile(known, 0.9) }
  return { kgPerUsd: Number(mean.toFixed(4)), year: EPA_FACTOR_YEAR, naicsCodes: known.length, spread }
}

/** By nearest rank: one of the figures themselves. */
function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
