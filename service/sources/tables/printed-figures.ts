import type { DisclosedEmissions, Disclosure, FigurePlace, PrintedFigure } from '@/service/reference/records'
import { tonnesToKilograms } from './read-number'
import type { Cell } from './read-table'

type Category = keyof NonNullable<DisclosedEmissions['scope3CategoriesKg']>
/** A field of a disclosure's emissions, named as in `PrintedFigure.field`. */
export type EmissionField = Exclude<keyof DisclosedEmissions, 'scope3CategoriesKg'> | `scope3CategoriesKg.${Category}`

/** One figure in tonnes, as read and as printed, with its cell. */
export type StatedTonnes = { field: EmissionField; tonnes: number; cell: Cell; place: FigurePlace }

/** One figure as its file prints it. A number of a workbook or a JSON file has no text of its own; its decimal digits are used. */
export function printedFigure(field: EmissionField | 'revenue', cell: Cell, unit: string, place: FigurePlace) {
  return { field, printed: String(cell).trim(), unit, place } satisfies PrintedFigure
}

/** Returns the name of a publisher's file without folders. */
export function baseName(file: string): string {
  return file.split('/').at(-1) ?? file
}

/** Converts figures in tonnes to emissions in kilograms, with the printed figure of each. */
export function toDisclosed(stated: readonly StatedTonnes[]): {
  emissions: DisclosedEmissions
  printed: PrintedFigure[]
} {
  return {
    emissions: toEmissions(stated.map(({ field, tonnes }) => [field, tonnesToKilograms(tonnes)] as const)),
    printed: stated.map(({ field, cell, place }) => printedFigure(field, cell, 't CO2e', place)),
  }
}

/** Converts pairs of field and kilograms to emissions; scope 3 categories are collected under one key. */
export function toEmissions(pairs: readonly (readonly [EmissionField, number])[]): DisclosedEmissions {
  const emissions: Partial<Record<string, number>> = {}
  const categories: Partial<Record<string, number>> = {}
  for (const [field, kilograms] of pairs) {
    const category = categoryOf(field)
    if (category === null) emissions[field] = kilograms
    else categories[category] = kilograms
  }
  return { ...emissions, ...(Object.keys(categories).length > 0 && { scope3CategoriesKg: categories }) }
}

/** Removes printed figures of fields that the disclosure no longer has, because they were held back. */
export function withPrintedBehind<D extends Pick<Disclosure, 'emissions' | 'revenue' | 'printed'>>(disclosure: D): D {
  const { emissions, revenue, printed } = disclosure
  const held: Readonly<Record<string, unknown>> = emissions
  const categories: Readonly<Record<string, number>> = emissions.scope3CategoriesKg ?? {}
  const stands = (field: string): boolean => {
    if (field === 'revenue') return revenue !== null
    const category = categoryOf(field)
    return category === null ? held[field] !== undefined : categories[category] !== undefined
  }
  return { ...disclosure, printed: printed.filter(({ field }) => stands(field)) }
}

function categoryOf(field: string): string | null {
  return /^scope3CategoriesKg\.(\d+)$/.exec(field)?.[1] ?? null
}
