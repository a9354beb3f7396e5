/** A score of 0..1 as clients usually show it: 0 to 100, without decimals. */
export function toPoints(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100)
}
