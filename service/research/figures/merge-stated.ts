import { privateSource } from '@/service/reference/private-source'
import type { StatedFigureRow } from '@/service/storage/engagement/stated-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { covers, isCovered } from './covered-scopes'
import { newestFirst } from './newest-first'
import { setScope } from './set-scope'

/**
 * Adds what the organization stated to the project, not publicly (docs/decisions/0091). Public figures and those of a report can be
 * verified by anybody, so a private statement replaces them in a year only if it covers all of their scopes and at least one more.
 * `figures` are in the order of decisions: the last one for a year and scope counts.
 */
export function mergeStated(
  performances: readonly StoredPerformance[],
  figures: readonly StatedFigureRow[],
): StoredPerformance[] {
  const merged = [...performances]
  for (const [year, ofYear] of byYear(figures)) {
    const stated = toStated(year, ofYear)
    if (covers(stated.emissions).size === 0) continue
    const index = merged.findIndex((one) => one.year === year && one.region === 'GLOBAL')
    const known = merged[index]
    if (known === undefined) merged.push(stated)
    else if (addsScope(known, stated)) merged[index] = withRevenue(stated, known)
  }
  return merged.toSorted(newestFirst)
}

function byYear(figures: readonly StatedFigureRow[]): Map<number, StatedFigureRow[]> {
  const years = new Map<number, StatedFigureRow[]>()
  for (const figure of figures) years.set(figure.year, [...(years.get(figure.year) ?? []), figure])
  return years
}

function toStated(year: number, figures: readonly StatedFigureRow[]): StoredPerformance {
  const emissions: StoredPerformance['emissions'] = {}
  const stated: NonNullable<StoredPerformance['privateStatement']>['figures'] = {}
  for (const figure of figures) {
    const term = setScope(emissions, figure.scope, figure.tonnes)
    if (term !== null) stated[term] = toStatedFigure(figure)
  }
  return {
    year,
    region: 'GLOBAL',
    emissions,
    revenue: null,
    documents: [],
    sources: [privateSource.title],
    privateStatement: { organizationId: figures[0]?.organizationId ?? 0, figures: stated },
  }
}

function toStatedFigure(figure: StatedFigureRow) {
  const { givenValue, givenUnit, method, assurance, origin, givenBy, givenAt, decidedBy, decidedAt } = figure
  return {
    givenValue,
    givenUnit,
    method,
    assurance,
    origin,
    givenBy,
    givenAt: givenAt.toISOString(),
    acceptedBy: decidedBy,
    acceptedAt: (decidedAt ?? givenAt).toISOString(),
  }
}

function addsScope(known: StoredPerformance, stated: StoredPerformance): boolean {
  const isMore = covers(stated.emissions).size > covers(known.emissions).size
  return isMore && isCovered(known.emissions, stated.emissions)
}

/** Keeps the revenue and its source. */
function withRevenue(stated: StoredPerformance, known: StoredPerformance): StoredPerformance {
  const { revenue, period, documents, sources, revenueExtraction } = known
  if (revenue === null) return stated
  return {
    ...stated,
    revenue,
    ...(period && { period }),
    ...(revenueExtraction && { revenueExtraction }),
    documents,
    sources: [...stated.sources, ...sources.slice(-1)],
  }
}
