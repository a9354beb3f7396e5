import { allIndustries, classesOf } from '@/service/reference/industry-classes'
import type { Industries } from '@/service/reference/read-industries'

export type ScoredCompany = { industryId: string | null; score: number | null }

/** A row of table industry_standing: the scores of a division, of a section, or of all companies, in rising order. */
export type StandingRow = { industry_id: string; mean_score: number; scores: number[] }

/**
 * The standing of every division that has a scored company, of the sections above them, and of all. Whoever reads takes the
 * first class with enough companies (`classesOf`). Companies without industry stand in none of them, not even in `all`.
 */
export function buildStandings(scored: readonly ScoredCompany[], industries: Pick<Industries, 'byId'>): StandingRow[] {
  const scores = new Map<string, number[]>([[allIndustries, []]])
  for (const { industryId, score } of scored) {
    if (industryId === null || score === null) continue
    for (const { id } of classesOf(industries.byId.get(industryId))) {
      const group = scores.get(id)
      if (group) group.push(score)
      else scores.set(id, [score])
    }
  }
  return [...scores].flatMap(([industry_id, group]) => {
    if (group.length === 0) return []
    // Sorted first: the mean is then the same whatever the order of the companies.
    const rising = group.toSorted((a, b) => a - b)
    return [{ industry_id, mean_score: rising.reduce((sum, score) => sum + score, 0) / rising.length, scores: rising }]
  })
}
