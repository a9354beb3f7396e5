import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type Region, yearsOf } from '@/lib/views/emissions/worldwide'

/**
 * A figure of one year on a page: JSON pointers below its performance. The first with a value is the figure; if none has, the first one's
 * evidence says why.
 */
export type FigureRef = { region: Region; year: number; pointers: readonly [string, ...string[]] }

/** The order in which a page chooses the figure of a scope (scope-figures.ts). */
export const scopePointers = {
  scope1: ['/emissions/scope_1/total', '/emissions/scope_1/sum'],
  // In the order in which the figure that is shown is chosen: market based, then without a method, then location based.
  scope2: [
    '/emissions/scope_2/total_market_based',
    '/emissions/scope_2/total',
    '/emissions/scope_2/total_location_based',
    '/emissions/scope_2/sum',
  ],
  scope2Market: ['/emissions/scope_2/total_market_based'],
  scope2Unstated: ['/emissions/scope_2/total', '/emissions/scope_2/sum'],
  scope2Location: ['/emissions/scope_2/total_location_based'],
  scope1And2: [
    '/emissions/scope_1_and_2/total_market_based',
    '/emissions/scope_1_and_2/total',
    '/emissions/scope_1_and_2/total_location_based',
  ],
  scope1And2Market: ['/emissions/scope_1_and_2/total_market_based'],
  scope1And2Unstated: ['/emissions/scope_1_and_2/total'],
  scope1And2Location: ['/emissions/scope_1_and_2/total_location_based'],
  scope3: ['/emissions/scope_3/total', '/emissions/scope_3/sum'],
  unsplit: ['/emissions/total', '/emissions/sum'],
} as const satisfies Record<string, FigureRef['pointers']>

export const factorPointers = {
  all: '/emission_factor',
  upstream: '/total_upstream_emission_factor',
  scope1And2: '/scope_1_and_2_emission_factor',
} as const

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1)
  return keys.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : null),
    value,
  )
}

/** JSON pointer of a figure in the answer; null if the answer has no such year. */
export function pathOfFigure(organization: OrganizationAnswer, { region, year, pointers }: FigureRef): string | null {
  const performance = yearsOf(organization, region).find((one) => one.year === year)
  if (!performance) return null
  const known = pointers.find((pointer) => valueAt(performance, pointer) !== null)
  return `/performances/${organization.performances.indexOf(performance)}${known ?? pointers[0]}`
}
