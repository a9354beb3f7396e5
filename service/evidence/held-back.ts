import type { CompanyProfile } from '@/service/companies/company-profile'
import type { SourceId } from '@/service/reference/records'

/** A figure of a source that is not shown, with the stored reason. `field` as in PrintedFigure. */
export type HeldBack = { year: number; region: string; field: string; source: SourceId; reason: string }

/** Returns the figures of a company that a check or a person held back (docs/data/figures.md, "Plausibility"). */
export function heldBackFigures(profile: CompanyProfile | null): readonly HeldBack[] {
  return (profile?.disclosures ?? []).flatMap(({ year, region, source, held = [] }) =>
    held.map(({ field, reason }) => ({ year, region, field, source, reason })),
  )
}
