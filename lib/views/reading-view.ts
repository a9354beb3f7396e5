import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { DocumentScope, FigureAnswer, ReadingAnswer } from './documents-answer'
import type { OrganizationAnswer } from './organization-answer'
import { agrees, publicFigure, statedFigure } from './public-figure'

export type Confidence = 'high' | 'medium' | 'low'

export type FigureView = {
  id: number
  figure: FigureAnswer
  scope: string
  value: string
  printed: string
  confidence: Confidence
  decision: string
  /** Year, scope and value as a person corrected them; null where nobody did. */
  correction: string | null
  /** Accepting would show CO2 alone as CO2e. */
  isCo2Only: boolean
  publicSource: { text: string; agrees: boolean } | null
}

export type YearOfFigures = { year: number; figures: FigureView[] }

/** For ordering and thresholds: the service says that it is not calibrated, so a number would say too much. */
export function confidenceOf({ confidence }: FigureAnswer): Confidence {
  if (confidence >= 0.8) return 'high'
  return confidence >= 0.55 ? 'medium' : 'low'
}

const scopeKeys = {
  1: 'scope1',
  2: 'scope2',
  '2lb': 'scope2lb',
  '2mb': 'scope2mb',
  '1+2': 'scope12',
  3: 'scope3',
} as const

/** "Scope 2, location based"; "Scope 3, category 6" */
export function scopeInWords(scope: DocumentScope, format: Format): string {
  const words = format.words('documents')
  const category = /^3\.(\d+)$/.exec(scope)?.[1]
  if (category !== undefined) return words('scope3Category', { category })
  return words(scopeKeys[scope as keyof typeof scopeKeys])
}

/** Tonnes to the last digit that was read: this page compares digits. */
export function tonnesInWords(tonnes: number, gas: FigureAnswer['gas'], format: Format): string {
  return `${format.number.significant(tonnes, 12)} t ${gas === 'CO2' ? 'CO₂' : 'CO₂e'}`
}

const decisionKeys = {
  proposed: 'proposed',
  accepted: 'accepted',
  corrected: 'corrected',
  rejected: 'rejected',
} as const satisfies Record<FigureAnswer['decision'], Key<'documents'>>

/** As a person decided it, else as it was read. */
function meantOf({ year, scope, value, corrected }: FigureAnswer): {
  year: number
  scope: DocumentScope
  value: number
} {
  return { year: corrected?.year ?? year, scope: corrected?.scope ?? scope, value: corrected?.value ?? value }
}

function viewFigure(
  figure: FigureAnswer,
  { public_figures }: ReadingAnswer,
  organization: OrganizationAnswer | null,
  format: Format,
): FigureView {
  const words = format.words('documents')
  const meant = meantOf(figure)
  const known =
    statedFigure(public_figures, meant) ?? (organization === null ? null : publicFigure(organization, meant))
  const isCo2Only = figure.gas === 'CO2' && figure.corrected === null
  return {
    id: figure.id,
    figure,
    scope: scopeInWords(figure.scope, format),
    value: tonnesInWords(figure.value, figure.gas, format),
    printed: `${figure.printed_value} ${figure.printed_unit}`.trim(),
    confidence: confidenceOf(figure),
    decision:
      figure.decided_by === null || figure.decision === 'proposed'
        ? words(decisionKeys[figure.decision])
        : words('decidedBy', { decision: words(decisionKeys[figure.decision]), name: figure.decided_by }),
    correction:
      figure.corrected === null
        ? null
        : words('correctedTo', {
            value: tonnesInWords(meant.value, 'CO2e', format),
            scope: scopeInWords(meant.scope, format),
            year: String(meant.year),
          }),
    isCo2Only,
    publicSource:
      known === null
        ? null
        : {
            text: [tonnesInWords(known.kilograms / 1000, 'CO2e', format), known.publisher]
              .filter((part) => part !== null)
              .join(', '),
            agrees: !isCo2Only && agrees(meant.value, known),
          },
  }
}

/** The order of scopes in a report: 1, 2, both, 3 and its categories. */
function orderOf(scope: DocumentScope): number {
  const order = ['1', '2', '2lb', '2mb', '1+2', '3']
  const known = order.indexOf(scope)
  return known >= 0 ? known : order.length + Number(scope.slice(2))
}

/** The figures of a report by the year they were read for, the newest first; `organization` null: not known yet. */
export function viewReading(
  reading: ReadingAnswer,
  organization: OrganizationAnswer | null,
  format: Format,
): YearOfFigures[] {
  const { figures } = reading
  const years = [...new Set(figures.map(({ year }) => year))].sort((a, b) => b - a)
  return years.map((year) => ({
    year,
    figures: figures
      .filter((figure) => figure.year === year)
      .sort((a, b) => orderOf(a.scope) - orderOf(b.scope) || a.page - b.page || a.id - b.id)
      .map((figure) => viewFigure(figure, reading, organization, format)),
  }))
}
