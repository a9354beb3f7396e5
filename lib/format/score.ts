/** A score of 0..1 as clients usually show it: 0 to 100, without decimals. */
export function toPoints(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100)
}

/** 1st, 2nd, 3rd, 4th, 11th: percentiles are read as English ordinals. */
export function ordinal(value: number): string {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' })
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${value}${endings[rules.select(value)] ?? 'th'}`
}
