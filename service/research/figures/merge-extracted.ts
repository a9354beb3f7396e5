import type { DisclosedEmissions } from '@/service/reference/records'
import type { VerifiedFigure } from '@/service/storage/documents/document-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { covers, isCovered } from './covered-scopes'
import { toExtracted } from './extracted-figure'
import { mergeRevenue } from './merge-revenue'
import { newestFirst } from './newest-first'
import { setScope } from './set-scope'

/**
 * Adds the figures that a person verified in the organization's own reports (docs/decisions/0025). Figures of one year come from one
 * report, the one that covers most, and replace a public source's only if they cover every scope it has: verifying one figure must not
 * lose another. Unchecked figures are only used in years without any other figure.
 */
export function mergeExtracted(
  performances: readonly StoredPerformance[],
  figures: readonly VerifiedFigure[],
): StoredPerformance[] {
  const merged = [...performances]
  const ofEmissions = figures.filter(({ scope }) => scope !== 'revenue' && scope !== 'employees')
  for (const isChecked of [true, false]) {
    const considered = isChecked ? ofEmissions.filter(({ decision }) => decision !== 'unchecked') : ofEmissions
    for (const [year, reports] of byYear(considered)) {
      const report = reports.toSorted((a, b) => covers(b.emissions).size - covers(a.emissions).size || b.id - a.id)[0]
      if (!report) continue
      const index = merged.findIndex((one) => one.year === year && one.region === 'GLOBAL')
      const known = merged[index]
      if (known === undefined) merged.push(toPerformance(report, null))
      else if (isChecked && isCovered(known.emissions, report.emissions)) merged[index] = toPerformance(report, known)
      // A report partly checked by a person: its other figures stay beside the checked ones.
      else if (!isChecked && known.extraction?.documentId === report.id) merged[index] = toPerformance(report, known)
    }
  }
  const ofRevenue = figures.filter(({ scope, decision }) => scope === 'revenue' && decision !== 'unchecked')
  return mergeRevenue(merged, ofRevenue).toSorted(newestFirst)
}

type VerifiedReport = {
  id: number
  organizationId: number
  year: number
  name: string
  url: string | null
  emissions: DisclosedEmissions
  figures: NonNullable<StoredPerformance['extraction']>['figures']
}

/** Of several figures for one year and scope of a report the last decision counts: `figures` are in the order of decisions. */
function byYear(figures: readonly VerifiedFigure[]): Map<number, VerifiedReport[]> {
  const years = new Map<number, VerifiedReport[]>()
  for (const figure of figures) {
    const year = figure.correctedYear ?? figure.year
    const reports = years.get(year) ?? []
    years.set(year, reports)
    let report = reports.find(({ id }) => id === figure.documentId)
    if (!report) {
      const { documentId: id, organizationId, documentName: name, documentUrl: url } = figure
      report = { id, organizationId, year, name, url, emissions: {}, figures: {} }
      reports.push(report)
    }
    addFigure(report, figure)
  }
  return years
}

function addFigure(report: VerifiedReport, figure: VerifiedFigure): void {
  const term = setScope(report.emissions, figure.correctedScope ?? figure.scope, figure.correctedValue ?? figure.value)
  if (term !== null) report.figures[term] = toExtracted(figure)
}

function toPerformance(report: VerifiedReport, known: StoredPerformance | null): StoredPerformance {
  const { id, organizationId, year, name, url, emissions, figures } = report
  const pages = [...new Set(Object.values(figures).map(({ page }) => page))].sort((a, b) => a - b)
  const revenue = known?.revenue ?? null
  return {
    year,
    region: 'GLOBAL',
    emissions,
    revenue,
    ...(revenue !== null && known?.period && { period: known.period }),
    documents: [{ url, title: name, page: pages.join(', ') }, ...(revenue === null ? [] : (known?.documents ?? []))],
    sources: [name, ...(revenue === null ? [] : (known?.sources.slice(-1) ?? []))],
    extraction: { documentId: id, organizationId, name, figures },
  }
}
