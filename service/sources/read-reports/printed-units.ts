/**
 * The possible tonnes, or whole units of money, in one printed unit. "MT" means metric tons in America and megatonnes elsewhere,
 * so it may be either: the second reader's amount decides.
 */
type Rule = { words: RegExp; factors: readonly number[] }

const masses: readonly Rule[] = [
  { words: /億\s*t/, factors: [1e8] },
  { words: /百万|million|millions of|^MMT|^mil |^M MT/i, factors: [1e6] },
  { words: /万/, factors: [1e4] },
  { words: /千|thousand|['‘]000|^1,000|^kt|^kilo/i, factors: [1e3] },
  { words: /^\(?mt\b|^mt ?co/i, factors: [1, 1e6] },
  { words: /^m?tons\b|t(?:on|onne)?s?\b|\bt(?:co|CO₂|CO²|e)|^t[CO]|トン|^CO2e$/i, factors: [1] },
]

const money: readonly Rule[] = [
  { words: /trillion|兆/i, factors: [1e12] },
  { words: /億円/, factors: [1e8] },
  { words: /crore/i, factors: [1e7] },
  { words: /billion|bn\b|\$ ?B\b/i, factors: [1e9] },
  { words: /百万|million|\bmn\b|\bmil\b|[£$€]m\b|\$ ?M\b|^m |\$m/i, factors: [1e6] },
  { words: /000|thousand/i, factors: [1e3] },
  { words: /.*/, factors: [1] },
]

/** Returns the tonnes in one unit of mass; several where the unit is ambiguous; none where it is no unit of mass. */
export function tonnesPer(unit: string): readonly number[] {
  return masses.find(({ words }) => words.test(unit))?.factors ?? []
}

/** Returns the whole units of money in one printed unit. */
export function moneyPer(unit: string): readonly number[] {
  return money.find(({ words }) => words.test(unit))?.factors ?? []
}
