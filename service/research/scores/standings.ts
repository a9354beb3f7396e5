export type ScoredCompany = { industryId: string | null; score: number | null; knownShare: number }

/**
 * A row of table industry_standing: the scores of a division in rising order, each with the share that is known about that company (0 to
 * 1). Scores are only comparable with the same share known, so readers select by it.
 */
export type StandingRow = { industry_id: string; mean_score: number; scores: number[]; known_shares: number[] }

type Scored = { score: number; knownShare: number }

/** The standing of every division with a scored company. Companies without industry are in none. */
export function buildStandings(companies: readonly ScoredCompany[]): StandingRow[] {
  const groups = new Map<string, Scored[]>()
  for (const { industryId, score, knownShare } of companies) {
    if (industryId === null || score === null) continue
    const group = groups.get(industryId)
    if (group) group.push({ score, knownShare })
    else groups.set(industryId, [{ score, knownShare }])
  }
  return [...groups].map(([industry_id, group]) => {
    // Sorted first, so that the mean does not depend on the order of companies.
    const rising = group.toSorted((a, b) => a.score - b.score || a.knownShare - b.knownShare)
    return {
      industry_id,
      mean_score: rising.reduce((sum, { score }) => sum + score, 0) / rising.length,
      scores: rising.map(({ score }) => score),
      known_shares: rising.map(({ knownShare }) => knownShare),
    }
  })
}
