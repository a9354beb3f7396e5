import type { CompanyProfile } from '@/service/companies/company-profile'

/** A figure that a source has and that is not shown, with the reason. `field` as in PrintedFigure; null: all of the year. */
export type HeldBack = { year: number; region: string; field: string | null; because: string }

/**
 * The figures of a company that were held back when the data was compiled. The compiled data has no rows for them, so there
 * are none to tell of: such a figure reads as one that our sources do not have.
 */
export function heldBackFigures(_profile: CompanyProfile | null): readonly HeldBack[] {
  return []
}
