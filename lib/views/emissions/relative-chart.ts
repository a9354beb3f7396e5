import type { EmissionsChart } from './emissions-view'

/** Every year in percent of the first complete one: the change, regardless of size. */
export type RelativeChart = { baseYear: number; points: EmissionsChart['points'] }

/** Null with fewer than two complete years, or if the first is zero. */
export function toRelative({ points, series, incomplete }: EmissionsChart): RelativeChart | null {
  const sumOf = (point: EmissionsChart['points'][number]) => series.reduce((sum, { key }) => sum + (point[key] ?? 0), 0)
  const whole = points.filter(
    (point) => !incomplete.includes(point.year) && series.some(({ key }) => point[key] !== null),
  )
  const [base] = whole
  if (base === undefined || whole.length < 2) return null
  const all = sumOf(base)
  if (all <= 0) return null
  const toPercent = (value: number | null) => (value === null ? null : (100 * value) / all)
  return {
    baseYear: base.year,
    points: points.map((point) => ({
      ...point,
      scope1: toPercent(point.scope1),
      scope2: toPercent(point.scope2),
      scope1And2: toPercent(point.scope1And2),
      scope3: toPercent(point.scope3),
      unsplit: toPercent(point.unsplit),
    })),
  }
}
