import { ServiceError } from '@/service/errors'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import { Outcome } from '@/service/storage/research/outcome'

/** A figure by what it is: `pointer` is below its performance where it has a year, else below the answer. */
export type FigurePlace = { pointer: string; year: number | null; region: string | null }

type Year = { year: number; region: string }

/** The performances of the answer, in its order. */
export function yearsOf({ outcome }: Pick<OrganizationRow, 'outcome'>): Year[] {
  return outcome === null ? [] : Outcome.parse(outcome).performances.map(({ year, region }) => ({ year, region }))
}

/** Of a JSON pointer into the answer. ServiceError `bad_request` where the answer has no such year. */
export function placeOfFigure(path: string, years: readonly Year[]): FigurePlace {
  const [, index, pointer] = /^\/performances\/(\d{1,4})(\/.+)$/.exec(path) ?? []
  if (index === undefined || pointer === undefined) return { pointer: path, year: null, region: null }
  const performance = years[Number(index)]
  if (!performance) throw new ServiceError('bad_request', `path: the answer has no ${path}`)
  return { pointer, year: performance.year, region: performance.region }
}

/** Where the figure stands in the answer as it is now; null where that year is there no more. */
export function pathOf({ pointer, year, region }: FigurePlace, years: readonly Year[]): string | null {
  if (year === null) return pointer
  const index = years.findIndex((one) => one.year === year && one.region === region)
  return index < 0 ? null : `/performances/${index}${pointer}`
}
