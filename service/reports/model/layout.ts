import type { Line, Page } from './page'

/**
 * What the places of a page's text say. A page of a PDF is laid out as it was printed. A text has lines and, in its tables, cells: the y
 * of a line is its number, the x of a chunk the number of its cell, and all type has size 1. Set where the page is built.
 */
export type Layout = {
  /** What tells columns apart: where their text is printed, borders of the file, or borders that were put into a text by a guess. */
  columns: 'printed' | 'bordered' | 'guessed'
  /** The words of one cell may go on in the line below. Otherwise each line is a whole row or paragraph. */
  isWrapped: boolean
  /** How many heights of a line a head's lines may stand apart. */
  headReach: number
  /** How far above its head the title of a table may stand. */
  titleReach: number
  /** How far below its last row, or its head, the next row of a table may stand. */
  rowReach: { first: number; next: number }
  /** The most letters of a head that names a year or a scope. */
  longest: { year: number; scope: number }
}

export const printedLayout: Layout = {
  columns: 'printed',
  isWrapped: true,
  headReach: 2.6,
  titleReach: 75,
  // An index may first list what it has no amounts for.
  rowReach: { first: 190, next: 130 },
  longest: { year: 40, scope: 45 },
}

const bordered: Layout = {
  columns: 'bordered',
  isWrapped: false,
  headReach: 1.2,
  titleReach: 7,
  rowReach: { first: 30, next: 30 },
  longest: { year: 60, scope: 80 },
}

/** The layouts of a text, whose tables have borders or had them put in. */
export const layoutsOfText = { bordered, guessed: { ...bordered, columns: 'guessed' } } as const satisfies Record<
  string,
  Layout
>

export function layoutOf({ layout = printedLayout }: Page): Layout {
  return layout
}

/** Whether edges, distances and sizes of type are as printed, so that they show what belongs together. */
export function isLaidOut(page: Page): boolean {
  return layoutOf(page).columns === 'printed'
}

/** Whether this line begins a paragraph, after a line at `lastY`. In a text an empty line counts as one. */
export function beginsParagraph(page: Page, { y, size }: Line, lastY: number, reach: number): boolean {
  return y - lastY > size * (isLaidOut(page) ? reach : 1.5)
}
