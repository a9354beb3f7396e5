import { headingCells } from '../heading-cells'
import type { ImportPlan } from '../import-job'
import type { SortedRows } from '../left-out/left-out-rows'
import { readSpendHeading, type SpendHeading } from '../spend-heading'
import { readTitleUnit } from './title-unit'
import { readTitleYear } from './title-year'

/**
 * The unit of a column's amounts. `unknown`: an unknown unit in its heading, until the reader chooses one. `titleYear`: the year that a
 * title gives for all amounts, which a year in the heading, in the row, or chosen by the reader overrules.
 */
export type SpendUnit = Omit<SpendHeading, 'scale'> & { heading: string; scale: number; titleYear?: number }

type UnitPlan = Pick<ImportPlan, 'rows' | 'headings' | 'columns' | 'scales' | 'sheetName'>

/** Texts outside of the list: above its headings, in the sheet's name, in notes. */
function outsideOf(plan: UnitPlan, leftOut: SortedRows['leftOut']): string[] {
  const above = plan.headings === null ? [] : plan.rows.slice(0, plan.headings).flat()
  const notes = leftOut.flatMap(({ place, reason }) => (reason === 'note' ? (plan.rows[place] ?? []) : []))
  return [...above, plan.sheetName ?? '', ...notes].filter((text) => text.trim() !== '')
}

/**
 * Year, currency and multiplier of each column of spend, by its index: from the reader's choice, its heading, or a title. `leftOut`: rows
 * that are not part of the list, such as notes.
 */
export function spendUnitsOf(plan: UnitPlan, leftOut: SortedRows['leftOut']): Map<number, SpendUnit> {
  const names = headingCells(plan)
  const places = plan.columns.flatMap((field, column) => (field === 'spend' ? [column] : []))
  const outside = places.length === 0 ? [] : outsideOf(plan, leftOut)
  const title = readTitleUnit(outside)
  const titleYear = readTitleYear(outside)
  return new Map(
    places.map((column) => {
      const heading = (names[column] ?? '').trim()
      const read = readSpendHeading(heading)
      const chosen = plan.scales?.[column]
      // A heading with a currency and no multiplier has whole amounts, whatever the title says.
      const ofTitle = read.scale === null && !read.isCurrency ? title : null
      const scale = chosen ?? read.scale ?? ofTitle?.scale ?? 1
      return [
        column,
        {
          ...read,
          heading,
          currency: read.currency ?? ofTitle?.currency ?? null,
          scale,
          unknown: chosen === undefined && ofTitle === null ? read.unknown : null,
          ...(read.year === null && titleYear !== null && { titleYear }),
        },
      ] as const
    }),
  )
}
