import type { EvidenceEntry, EvidenceSource } from '@/service/contract/organization/evidence'
import { amountOf } from '@/service/reference/emission-terms'
import type { ExtractedFigure, StoredExtraction, StoredPerformance } from '@/service/storage/research/outcome'
import type { EmissionCell } from './emission-cells'
import { type Known, makeEntry } from './make-entry'
import { say } from './say'
import { otherEmissions } from './why-chosen'
import { sayCell, type YearFacts } from './year-facts'

function sourceIdOf({ documentId }: StoredExtraction): string {
  return `document-${documentId}`
}

function urlOf({ organizationId, documentId }: StoredExtraction): string {
  return `/organizations/${organizationId}/documents/${documentId}/content`
}

/** Returns the evidence of a figure that a person verified in a report of the organization: page, quote and the person. */
export function evidenceOfExtracted(facts: YearFacts, cell: EmissionCell, extraction: StoredExtraction): EvidenceEntry {
  const known = {
    path: `${facts.base}/emissions${cell.pointer}`,
    label: sayCell(cell.code, facts.shown),
  }
  const value = amountOf(facts.stored.emissions, cell.term)
  const others = otherEmissions(facts, null, cell.term).filter((other) => other.value !== value)
  const figure = extraction.figures[cell.term]
  if (value === null || figure === undefined) {
    const because = [say('nobody_verified', { report: extraction.name })]
    return makeEntry({ ...known, others, missing: { reason: 'not_in_our_sources', because } })
  }
  return makeEntry({
    ...known,
    value,
    unit: 'kg CO2e',
    method: 'extracted',
    ...saidIn(extraction, figure),
    others,
    chosenBecause: others.length === 0 || figure.isUnchecked ? null : say('person_verified_scopes'),
  })
}

/** Returns the quote, page and place of a verified figure, and who verified it. */
export function saidIn(extraction: StoredExtraction, figure: ExtractedFigure): Pick<Known, 'basis' | 'statement'> {
  const { page, quote, printedValue, printedUnit, verifiedBy, verifiedAt, isCorrected, note, isUnchecked } = figure
  const day = verifiedAt.slice(0, 10)
  const by = { person: verifiedBy, day }
  return {
    basis: [
      isUnchecked ? say('read_unchecked', { day }) : isCorrected ? say('corrected', by) : say('verified', by),
      ...(note === null ? [] : [say('named', { name: note })]),
      say('report_says', { quote }),
    ],
    statement: {
      source: sourceIdOf(extraction),
      record: `page ${page}`,
      printed: [
        {
          value: printedValue,
          unit: printedUnit,
          place: { file: extraction.name, sheet: null, row: null, column: null, path: `page ${page}` },
          share: null,
          share_place: null,
          label: null,
        },
      ],
      document: { url: urlOf(extraction), title: extraction.name, page: String(page) },
    },
  }
}

/** Returns the reports in which figures were verified, as sources. */
export function reportSources(performances: readonly StoredPerformance[]): EvidenceSource[] {
  const sources = performances
    .flatMap(({ extraction, revenueExtraction }) => [extraction, revenueExtraction])
    .flatMap((extraction) => {
      if (extraction === undefined) return []
      const days = Object.values(extraction.figures).map(({ verifiedAt }) => verifiedAt.slice(0, 10))
      return {
        id: sourceIdOf(extraction),
        title: extraction.name,
        publisher: 'A report of the organization, given by this project',
        url: urlOf(extraction),
        licence: 'the report’s own; kept for this project alone',
        licence_url: null,
        attribution: extraction.name,
        retrieved_at: days.toSorted().at(-1) ?? '1970-01-01',
      }
    })
  return [...new Map(sources.map((source) => [source.id, source])).values()]
}
