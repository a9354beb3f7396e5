import { tidy } from '@/service/estimates/estimate-emissions'
import { type FootprintLine, type FootprintMethod, footprintMethods, weighted } from './calculate-line'

/** Why a spend has no line. */
export const notCoveredReasons = ['no_rate', 'not_positive', 'industry_unknown', 'industry_group', 'no_factor'] as const
export type NotCoveredReason = (typeof notCoveredReasons)[number]

/** A spend and its line, or the reason why it has none. `usd` is null if no rate is known for its currency and year. */
export type CalculatedSpend = { usd: number | null; line: FootprintLine | null; reason: NotCoveredReason | null }

/**
 * The footprint of all spends, in kilograms CO2e and US dollars. Spend that no method covers is not in `kg` but in `notCovered`, so
 * that nobody mistakes the sum for the whole. Spends without an exchange rate are only counted.
 */
export type FootprintSum = {
  kg: number
  low: number
  high: number
  /** Share of `kg` that is computed from suppliers' own figures; null if there is no line. */
  primaryShare: number | null
  /** Mean data quality weighted by spend, as PCAF weights it by outstanding amounts; null if there is no line. */
  quality: number | null
  spendUsd: number
  coveredUsd: number
  methods: Record<FootprintMethod, { lines: number; usd: number; kg: number }>
  notCovered: Record<NotCoveredReason, { lines: number; usd: number }>
}

export function sumFootprint(spends: readonly CalculatedSpend[]): FootprintSum {
  const lines = spends.flatMap(({ usd, line }) => (line === null ? [] : [{ usd: usd ?? 0, line }]))
  const add = (amounts: readonly number[]) => tidy(amounts.reduce((sum, amount) => sum + amount, 0))
  const kg = add(lines.map(({ line }) => line.kg))
  return {
    kg,
    low: add(lines.map(({ line }) => line.low)),
    high: add(lines.map(({ line }) => line.high)),
    primaryShare: kg > 0 ? add(lines.map(({ line }) => line.primaryKg)) / kg : null,
    quality: lines.length === 0 ? null : weighted(lines.map(({ usd, line }) => [usd, line.quality] as const)),
    spendUsd: add(spends.map(({ usd }) => usd ?? 0)),
    coveredUsd: add(lines.map(({ usd }) => usd)),
    methods: byKey(footprintMethods, (method) => {
      const of = lines.filter(({ line }) => line.method === method)
      return { lines: of.length, usd: add(of.map(({ usd }) => usd)), kg: add(of.map(({ line }) => line.kg)) }
    }),
    notCovered: byKey(notCoveredReasons, (reason) => {
      const of = spends.filter((spend) => spend.line === null && spend.reason === reason)
      return { lines: of.length, usd: add(of.map(({ usd }) => usd ?? 0)) }
    }),
  }
}

function byKey<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
}
