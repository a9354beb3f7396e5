import { type EmissionsChart, toBySeries } from './emissions-view'

/** The years that compare in percent of the first of them: the change, regardless of size. */
export type RelativeChart = { baseYear: number; points: EmissionsChart['points'] }

/** Null with fewer than two complete years that compare, or if the first is zero; a year that does not compare has no bar. */
export function toRelative({ points, series, incomplete, comparedYears }: EmissionsChart): RelativeChart | null {
  const sumOf = (point: EmissionsChart['points'][number]) => series.reduce((sum, { key }) => sum + (point[key] ?? 0), 0)
  const whole = points.filter(
    (point) =>
      comparedYears.includes(point.year) &&
      !incomplete.includes(point.year) &&
      series.some(({ key }) => point[key] !== null),
  )
  const [base] = whole
  if (base === undefined || whole.length < 2) return null
  const all = sumOf(base)
  if (all <= 0) return null
  return {
    baseYear: base.year,
    points: points.map((point) => {
      const isCompared = comparedYears.includes(point.year)
      const toPercent = (value: number | null) => (value === null || !isCompared ? null : (100 * value) / all)
      return { year: point.year, ...toBySeries((key) => toPercent(point[key])) }
    }),
  }
}
