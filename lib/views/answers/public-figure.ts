import { yearsOf } from '@/lib/views/emissions/worldwide'
import { type Scope3Category, scope3Categories } from '@/service/contract/organization/scope-3-categories'
import type { DocumentScope, ReadingAnswer } from './documents-answer'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'

export type PublicFigure = { kilograms: number; publisher: string | null }

function categoryOf(scope: DocumentScope): Scope3Category | null {
  const digits = /^3\.(\d+)$/.exec(scope)?.[1]
  return digits === undefined ? null : (scope3Categories[Number(digits) - 1] ?? null)
}

function kilogramsOf({ emissions }: PerformanceAnswer, scope: DocumentScope): number | null {
  const { scope_1, scope_2, scope_1_and_2, scope_3 } = emissions
  switch (scope) {
    case '1':
      return scope_1.total ?? scope_1.sum
    case '2':
      return scope_2.total
    case '2lb':
      return scope_2.total_location_based
    case '2mb':
      return scope_2.total_market_based
    case '1+2':
      return scope_1_and_2.total
    case '3':
      return scope_3.total ?? scope_3.sum
    default: {
      const category = categoryOf(scope)
      return category === null ? null : scope_3[category]
    }
  }
}

/**
 * What a public source states worldwide for this year and scope; null without one. A figure read from a report cannot confirm a report,
 * and one stated to the project is not public.
 */
export function publicFigure(
  organization: OrganizationAnswer,
  { year, scope }: { year: number; scope: DocumentScope },
): PublicFigure | null {
  const performance = yearsOf(organization, 'worldwide').find((one) => one.year === year)
  if (!performance || performance.extraction !== null || performance.private_statement !== null) return null
  const kilograms = kilogramsOf(performance, scope)
  return kilograms === null ? null : { kilograms, publisher: performance.publishers[0] ?? null }
}

/** The same from the list that the service sends with a report, which includes a source's figure even where a report's replaced it. */
export function statedFigure(
  stated: ReadingAnswer['public_figures'],
  { year, scope }: { year: number; scope: DocumentScope },
): PublicFigure | null {
  const found = stated.find((one) => one.year === year && one.scope === scope)
  return found === undefined ? null : { kilograms: found.value * 1000, publisher: found.publisher }
}

/** Whether two figures are equal except for rounding: within 1 % of the larger. */
export function agrees(tonnes: number, { kilograms }: PublicFigure): boolean {
  return areClose(tonnes, kilograms / 1000)
}

export function areClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.01 * Math.max(Math.abs(a), Math.abs(b))
}
