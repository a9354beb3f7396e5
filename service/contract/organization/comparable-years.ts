/**
 * If consecutive years of a series differ by more than this factor, the method or boundary has probably changed. Such years are
 * marked, are not compared, and neither add nor subtract points. Scores use this rule, and so do clients that draw a series.
 * Scope 3 may change more from year to year, because categories and factors change.
 */
export const mostBetweenYears = { scopes1And2: 2, scope3: 3 } as const

/** Neighbouring years of a series that are further apart are not compared, because boundaries change meanwhile. */
export const mostYearsApart = 5

/** Whether the larger of two amounts is more than `most` times the smaller; also true if exactly one of them is 0. */
export function looksLikeAnotherMethod(before: number, after: number, most: number): boolean {
  return Math.max(before, after) > Math.min(before, after) * most
}

/**
 * Sources that say themselves that their scope 2 is of more than one method ("location based when available"), and not of which in
 * which year: by their ids, and by the names that answers use. Elsewhere the years of one source, without a method, are of one row.
 */
const sourcesOfMixedMethods: readonly string[] = ['carbon-gap', 'Robert Höglund, Carbon Gap']

/** Whether the scope 2 of a source, where it names no method, may be of another one in each year. */
export function mixesMethods(source: string | null): boolean {
  return source !== null && sourcesOfMixedMethods.includes(source)
}

type Part = 'scope1' | 'scope2' | 'scope3'

/** An amount of one year, with all that decides whether another year compares with it. */
export type ComparedYear = {
  year: number
  kilograms: number
  /** Who compiled it; boundaries differ between publishers. */
  publisher: string | null
  /**
   * Its scopes, the method of its scope 2 and the categories of its scope 3; null where the categories are not known, or where the method
   * may be another one in each year.
   */
  madeOf: string | null
  /** The amounts that it is the sum of, as far as they are known. */
  parts: Readonly<Partial<Record<Part, number | null>>>
}

export type WhyNotCompared =
  | 'other_publisher'
  | 'made_of_unknown'
  | 'made_of_other'
  | 'far_apart'
  | 'another_method'
  | 'part_another_method'

const mostOfPart: Readonly<Record<Part, number>> = {
  scope1: mostBetweenYears.scopes1And2,
  scope2: mostBetweenYears.scopes1And2,
  scope3: mostBetweenYears.scope3,
}

const partNames = ['scope1', 'scope2', 'scope3'] as const satisfies Part[]

function hasPartOfAnotherMethod(before: ComparedYear, after: ComparedYear): boolean {
  return partNames.some((part) => {
    const [was, is] = [before.parts[part] ?? null, after.parts[part] ?? null]
    return was !== null && is !== null && looksLikeAnotherMethod(was, is, mostOfPart[part])
  })
}

/**
 * Why two neighbouring years of a series are not compared; null if they are. This is the one rule: the head of the page, its table of
 * changes, targets, comparison, the line in a list and the score all ask here. A sum is not compared where an amount in it is not.
 */
export function whyNotCompared(before: ComparedYear, after: ComparedYear, most: number): WhyNotCompared | null {
  if (before.publisher !== after.publisher) return 'other_publisher'
  if (before.madeOf === null || after.madeOf === null) return 'made_of_unknown'
  if (before.madeOf !== after.madeOf) return 'made_of_other'
  if (Math.abs(after.year - before.year) > mostYearsApart) return 'far_apart'
  if (looksLikeAnotherMethod(before.kilograms, after.kilograms, most)) return 'another_method'
  return hasPartOfAnotherMethod(before, after) ? 'part_another_method' : null
}

/**
 * The years in stretches within which all compare: of one publisher, made alike, without a step that looks like another method. Each is
 * oldest first; the stretch that ends with the newest year comes first, and of those with one end the one that is given first.
 */
export function comparableStretches<Year extends ComparedYear>(years: readonly Year[], most: number): Year[][] {
  const alike = new Map<string, Year[]>()
  for (const one of years) {
    const key = JSON.stringify([one.publisher, one.madeOf])
    alike.set(key, [...(alike.get(key) ?? []), one])
  }
  const stretches = [...alike.values()].flatMap((series) => {
    const found: Year[][] = []
    for (const one of series.toSorted((a, b) => a.year - b.year)) {
      const stretch = found.at(-1)
      const before = stretch?.at(-1)
      if (stretch && before && whyNotCompared(before, one, most) === null) stretch.push(one)
      else found.push([one])
    }
    return found
  })
  const endOf = (stretch: readonly Year[]) => stretch.at(-1)?.year ?? 0
  return stretches.toSorted((a, b) => endOf(b) - endOf(a))
}
