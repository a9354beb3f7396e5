import { type Range, tidy } from './estimate-emissions'

/** Fossil CO2 per US dollar of GDP of a country, in its latest year. */
export type Intensity = { region: string; kgPerUsd: number; year: number }

export type RegionalAdjustment = Range & { ratio: number; ratioBeforeBounds: number }

/**
 * GDP at market prices overstates how much dirtier cheap countries produce, and part of every supply chain is abroad,
 * so a country's intensity changes the factor at most this much in either direction (docs/estimates.md).
 */
export const ratioBounds = { least: 0.5, most: 2 }

/** Returns the figures of US production times the country's carbon intensity divided by that of the US, within bounds. */
export function adjustForRegion(range: Range, country: Intensity, reference: Intensity): RegionalAdjustment {
  const ratioBeforeBounds = country.kgPerUsd / reference.kgPerUsd
  const ratio = Math.min(ratioBounds.most, Math.max(ratioBounds.least, ratioBeforeBounds))
  return {
    value: tidy(range.value * ratio),
    low: tidy(range.low * ratio),
    high: tidy(range.high * ratio),
    ratio,
    ratioBeforeBounds,
  }
}
