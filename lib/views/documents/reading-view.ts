import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { FigureAnswer, Measure, ReadingAnswer } from '@/lib/views/answers/documents-answer'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { agrees, areClose, publicFigure, statedFigure } from '@/lib/views/answers/public-figure'
import { amountInWords, isFact, measureInWords } from '@/lib/views/translate/measure-words'
import { isProject } from './is-project'

export type Confidence = 'high' | 'medium' | 'low'

export type FigureView = {
  id: number
  figure: FigureAnswer
  scope: string
  value: string
  printed: string
  confidence: Confidence
  decision: string
  /** Year, scope and value as corrected by a person; null without a correction. */
  correction: string | null
  /** The other reader's value for the same year and scope; null if it has none or was not asked. */
  other: { reader: 'rules' | 'model'; value: string; printed: string; page: string } | null
  /** Why it cannot be accepted unchanged; null if it can. */
  obstacle: 'co2Only' | 'noCurrency' | null
  /** `agrees` null: in another currency, which is not compared. */
  publicSource: { text: string; agrees: boolean | null } | null
}

export type YearOfFigures = { year: number; figures: FigureView[] }

/** Three levels: the service says that its confidence is not calibrated, so a number would promise too much. */
export function confidenceOf({ confidence }: FigureAnswer): Confidence {
  if (confidence >= 0.8) return 'high'
  return confidence >= 0.55 ? 'medium' : 'low'
}

const decisionKeys = {
  proposed: 'proposed',
  accepted: 'accepted',
  corrected: 'corrected',
  rejected: 'rejected',
} as const satisfies Record<FigureAnswer['decision'], Key<'documents'>>

/** The values a person decided, otherwise as read. */
function meantOf({ year, scope, value, currency, corrected }: FigureAnswer): Meant {
  return {
    year: corrected?.year ?? year,
    scope: corrected?.scope ?? scope,
    value: corrected?.value ?? value,
    currency: corrected?.currency ?? currency,
  }
}

type Meant = Pick<FigureAnswer, 'year' | 'scope' | 'value' | 'currency'>

function publicSourceOf(
  { scope, ...meant }: Meant,
  isComparable: boolean,
  reading: ReadingAnswer,
  organization: OrganizationAnswer | null,
  format: Format,
): FigureView['publicSource'] {
  const text = (amount: string, publisher: string | null) => (publisher === null ? amount : `${amount}, ${publisher}`)
  if (isFact(scope)) {
    const stated = scope === 'revenue' ? reading.public_revenues.find(({ year }) => year === meant.year) : undefined
    if (stated === undefined) return null
    const amount = amountInWords({ ...stated, scope, gas: null }, format)
    const isSameMoney = stated.currency === meant.currency
    return { text: text(amount, stated.publisher), agrees: isSameMoney ? areClose(meant.value, stated.value) : null }
  }
  const of = { scope, year: meant.year }
  const known =
    statedFigure(reading.public_figures, of) ?? (organization === null ? null : publicFigure(organization, of))
  if (known === null) return null
  const amount = amountInWords({ scope, value: known.kilograms / 1000, gas: 'CO2e', currency: null }, format)
  return { text: text(amount, known.publisher), agrees: isComparable && agrees(meant.value, known) }
}

/** Why accepting it would show what the report does not say; null if it would not. */
function obstacleOf({ scope, gas, currency, corrected }: FigureAnswer): FigureView['obstacle'] {
  if (corrected !== null) return null
  if (gas === 'CO2') return 'co2Only'
  return scope === 'revenue' && currency === null ? 'noCurrency' : null
}

function otherOf(figure: FigureAnswer, format: Format): FigureView['other'] {
  const { other_reading: other, reader } = figure
  if (other === null) return null
  return {
    reader: reader === 'rules' ? 'model' : 'rules',
    value: amountInWords({ ...figure, value: other.value }, format),
    printed: `${other.printed_value} ${other.printed_unit}`.trim(),
    page: String(other.page),
  }
}

function viewFigure(
  figure: FigureAnswer,
  reading: ReadingAnswer,
  organization: OrganizationAnswer | null,
  format: Format,
): FigureView {
  const words = format.words('documents')
  const meant = meantOf(figure)
  const obstacle = obstacleOf(figure)
  return {
    id: figure.id,
    figure,
    scope: measureInWords(figure.scope, format),
    value: amountInWords(figure, format),
    printed: `${figure.printed_value} ${figure.printed_unit}`.trim(),
    confidence: confidenceOf(figure),
    decision:
      figure.decided_by === null || figure.decision === 'proposed'
        ? words(figure.is_shown_unchecked ? 'shownUnchecked' : decisionKeys[figure.decision])
        : words('decidedBy', {
            decision: words(decisionKeys[figure.decision]),
            name: isProject(figure.decided_by) ? words('thisProject') : figure.decided_by,
          }),
    correction:
      figure.corrected === null
        ? null
        : words('correctedTo', {
            value: amountInWords({ ...meant, gas: 'CO2e' }, format),
            scope: measureInWords(meant.scope, format),
            year: String(meant.year),
          }),
    other: otherOf(figure, format),
    obstacle,
    publicSource: publicSourceOf(meant, obstacle !== 'co2Only', reading, organization, format),
  }
}

/** The order of a report: scopes 1, 2, both, 3 and its categories, then revenue and employees. */
function orderOf(scope: Measure): number {
  if (isFact(scope)) return scope === 'revenue' ? 100 : 101
  const order = ['1', '2', '2lb', '2mb', '1+2', '3']
  const known = order.indexOf(scope)
  return known >= 0 ? known : order.length + Number(scope.slice(2))
}

/** The figures of a report by year, newest first; `organization` null: not loaded yet. */
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
